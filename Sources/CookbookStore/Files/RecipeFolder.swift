import CFileCalls
import RecipeKit
import RecipeLibrary

/// A folder for new recipes. Each recipe becomes one file. Existing files never change, and no file is written outside
/// the folder.
public struct RecipeFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// Opens the folder at a path. Creates the folder and its parents if they do not exist.
    ///
    /// - Throws: An error if the path is empty or leads to a file, or if a folder cannot be created.
    public init(path: String) throws(CookbookError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/" + part
            if mkdir(made, 0o777) != 0, errno != EEXIST, errno != EISDIR { throw Self.error(errno, made) }
        }
        var status = stat()
        guard !path.isEmpty, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw CookbookError(.cannotCreate, path, "there is a file where a folder should be; name another folder.")
        }
        self.path = path
    }

    /// Writes text into a new file whose name is derived from a title. If another file has this name, a number is
    /// added: `Soup 2.cook`. The text is on the disk only after ``sync()``.
    ///
    /// - Parameters:
    ///   - text: The content of the file.
    ///   - title: The title of the recipe.
    ///   - fileExtension: The extension without a dot.
    /// - Returns: The path of the file.
    /// - Throws: An error if the file cannot be written.
    public func write(_ text: String, title: String, fileExtension: String) throws(CookbookError) -> String {
        let name = FileName.name(for: title)
        for number in 1...100_000 {
            let file = name + (number == 1 ? "" : " \(number)") + "." + fileExtension
            // Not worth a draft each: most names that are taken, are taken before.
            if access(path(ofFile: file), F_OK) != 0, try write(text.utf8, named: file) { return path(ofFile: file) }
        }
        throw CookbookError(.cannotCreate, path(ofFile: name), "every name like it is taken; name another folder.")
    }

    /// Writes text into a new file. The text is on the disk only after ``sync()``.
    ///
    /// - Parameters:
    ///   - utf8: The text.
    ///   - name: A name from ``FileName``, with an extension.
    /// - Returns: Whether the file was written. `false` means that another file has this name.
    /// - Throws: An error if the file cannot be written.
    func write(_ utf8: some Sequence<UInt8>, named name: String) throws(CookbookError) -> Bool {
        let file = path(ofFile: name)
        do throws(SystemFailure) {
            let draft = try Draft(in: path)
            try draft.fill(Array(utf8), isDurable: false)
            try draft.place(at: file)
            return true
        } catch {
            if error.number == EEXIST { return false }
            throw Self.error(error.number, error.number == ENAMETOOLONG ? file : path)
        }
    }

    /// Waits until all files that were written are on the disk. One wait for many files takes as long as for one.
    ///
    /// - Throws: An error if the disk refuses.
    public func sync() throws(CookbookError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.error(errno, path) }
        defer { close(descriptor) }
        let number = recipes_sync_file_system(descriptor)
        // A file system that cannot be told to write does so at its own time.
        guard [0, EINVAL, ENOSYS, ENOTSUP].contains(number) else { throw Self.error(number, path) }
    }

    func path(ofFile name: String) -> String { (path.hasSuffix("/") ? path : path + "/") + name }

    private static func error(_ number: Int32, _ path: String) -> CookbookError {
        switch number {
        case EACCES, EPERM, EROFS:
            CookbookError(
                .cannotCreate, path, "you may not write there; change its permissions or choose another folder.")
        case ENOSPC, EDQUOT:
            CookbookError(.cannotCreate, path, "the disk is full; make room and try again.")
        case ENOTDIR:
            CookbookError(.cannotCreate, path, "there is a file where a folder should be; name another folder.")
        case ENAMETOOLONG:
            CookbookError(.cannotCreate, path, "the path is too long for the system; name a folder with a shorter one.")
        case ENOENT:
            CookbookError(.cannotCreate, path, "the folder is not there any more; make it, or name another one.")
        default:
            CookbookError(.cannotCreate, path, "writing failed: \(SystemError.words(for: number)); try again.")
        }
    }
}
