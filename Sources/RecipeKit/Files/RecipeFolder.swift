#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder that recipes are written into, one file a recipe. Nothing that is there is ever changed, and nothing is
/// written outside.
public struct RecipeFolder: Sendable {
    public let path: String

    /// A folder at a path, made where there is none.
    ///
    /// - Throws: Where something else is there, or no folder can be made.
    public init(path: String) throws(CookbookError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/" + part
            if mkdir(made, 0o777) != 0, errno != EEXIST, errno != EISDIR { throw Self.trouble(errno, made) }
        }
        var status = stat()
        guard !path.isEmpty, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw CookbookError(.cannotCreate, path, "there is a file where a folder should be; name another folder.")
        }
        self.path = path
    }

    /// Writes a text into a new file that is named by a title, with a number behind it where the name is taken. The file
    /// is there whole or not at all.
    ///
    /// - Returns: The path of the file.
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

    /// Writes a text into a new file that is there whole or not at all.
    ///
    /// - Parameter name: One of ``FileName``'s, with an extension.
    /// - Returns: `false` where there is a file of that name.
    func write(_ utf8: some Sequence<UInt8>, named name: String) throws(CookbookError) -> Bool {
        let draft = try draft(utf8)
        defer { unlink(draft) }
        return try place(draft, at: path(ofFile: name))
    }

    func path(ofFile name: String) -> String { (path.hasSuffix("/") ? path : path + "/") + name }

    /// Removes the drafts of programs that were ended while they wrote.
    func removeAbandonedDrafts(among names: some Sequence<String>) {
        for name in names where name.hasPrefix(Self.draftStart) && name.hasSuffix(Self.draftEnd) {
            let number = name.dropFirst(Self.draftStart.count).dropLast(Self.draftEnd.count)
            guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
            unlink(path(ofFile: name))
        }
    }

    private static let draftStart = ".recipes-"
    private static let draftEnd = ".tmp"

    /// Writes a file under a name that nobody looks at, and returns its path.
    private func draft(_ utf8: some Sequence<UInt8>) throws(CookbookError) -> String {
        let draft = path(ofFile: "\(Self.draftStart)\(getpid())\(Self.draftEnd)")
        try write(Array(utf8), to: draft)
        return draft
    }

    /// Gives a draft its name; `false` where the name is taken.
    private func place(_ draft: String, at file: String) throws(CookbookError) -> Bool {
        if link(draft, file) == 0 { return true }
        if errno == EEXIST { return false }
        // Some file systems know no links: there the name is taken first, and then the draft put in its place.
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            if errno == EEXIST { return false }
            throw Self.trouble(errno, file)
        }
        close(descriptor)
        guard rename(draft, file) == 0 else { throw Self.trouble(errno, file) }
        return true
    }

    private func write(_ utf8: [UInt8], to file: String) throws(CookbookError) {
        unlink(file)
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Self.trouble(errno, path) }
        var rest = utf8[...]
        var failure: Int32 = 0
        while !rest.isEmpty, failure == 0 {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { failure = errno }
        }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure == 0 else {
            unlink(file)
            throw Self.trouble(failure, path)
        }
    }

    private static func trouble(_ number: Int32, _ path: String) -> CookbookError {
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
            CookbookError(.cannotCreate, path, "writing failed: \(SystemTrouble.words(for: number)); try again.")
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
