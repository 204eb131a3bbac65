import RecipeKit

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
    /// added: `Soup 2.cook`.
    ///
    /// The text is first written to a draft, which is a hidden file in the same folder. When the draft is complete, it
    /// gets the name of the new file.
    ///
    /// - Parameters:
    ///   - text: The content of the file.
    ///   - title: The title of the recipe.
    ///   - fileExtension: The extension without a dot.
    /// - Returns: The path of the file.
    /// - Throws: An error if the file cannot be written.
    public func write(_ text: String, title: String, fileExtension: String) throws(CookbookError) -> String {
        let name = FileName.name(for: title)
        let draft = try draft(text.utf8)
        defer { unlink(draft) }
        for number in 1...100_000 {
            let file = path(ofFile: name + (number == 1 ? "" : " \(number)") + "." + fileExtension)
            if try place(draft, at: file) { return file }
        }
        throw CookbookError(.cannotCreate, path(ofFile: name), "every name like it is taken; name another folder.")
    }

    /// Writes text into a new file. Uses a draft, as ``write(_:title:fileExtension:)`` does.
    ///
    /// - Parameters:
    ///   - utf8: The text.
    ///   - name: A name from ``FileName``, with an extension.
    /// - Returns: Whether the file was written. `false` means that another file has this name.
    /// - Throws: An error if the file cannot be written.
    func write(_ utf8: some Sequence<UInt8>, named name: String) throws(CookbookError) -> Bool {
        let draft = try draft(utf8)
        defer { unlink(draft) }
        return try place(draft, at: path(ofFile: name))
    }

    func path(ofFile name: String) -> String { (path.hasSuffix("/") ? path : path + "/") + name }

    /// Removes the drafts of processes that no longer exist.
    ///
    /// - Parameter names: The names of all files in the folder. The name of a draft contains the id of its process.
    func removeAbandonedDrafts(among names: some Sequence<String>) {
        Self.removeAbandonedDrafts(among: names, in: path)
    }

    static func removeAbandonedDrafts(among names: some Sequence<String>, in folder: String) {
        for name in names where name.hasPrefix(Self.draftStart) && name.hasSuffix(Self.draftEnd) {
            let number = name.dropFirst(Self.draftStart.count).dropLast(Self.draftEnd.count)
            guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
            let draft = FilePath.path(folder, name)
            if unlink(draft) != 0 {
                LibraryLog.files.warning("The draft \(draft) cannot be removed: \(SystemError.words(for: errno))")
            }
        }
    }

    private static let draftStart = ".recipes-"
    private static let draftEnd = ".tmp"

    /// Returns the path of this process's draft in a folder.
    static func draftPath(in folder: String) -> String {
        FilePath.path(folder, "\(draftStart)\(getpid())\(draftEnd)")
    }

    /// Writes a draft, and returns its path.
    private func draft(_ utf8: some Sequence<UInt8>) throws(CookbookError) -> String {
        let draft = Self.draftPath(in: path)
        try write(Array(utf8), to: draft)
        return draft
    }

    /// Gives a draft its final name. Returns `false` if another file has this name. Afterwards, there may still be a
    /// file at the path of the draft. The caller removes this file.
    private func place(_ draft: String, at file: String) throws(CookbookError) -> Bool {
        if link(draft, file) == 0 { return true }
        if errno == EEXIST { return false }
        // If the file system has no hard links, an empty file reserves the name, and the draft replaces this file.
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            if errno == EEXIST { return false }
            throw Self.error(errno, file)
        }
        close(descriptor)
        guard rename(draft, file) == 0 else { throw Self.error(errno, file) }
        return true
    }

    private func write(_ utf8: [UInt8], to file: String) throws(CookbookError) {
        unlink(file)
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Self.error(errno, path) }
        var failure = AtomicFile.fill(descriptor, utf8)
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure == 0 else {
            unlink(file)
            throw Self.error(failure, path)
        }
    }

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
