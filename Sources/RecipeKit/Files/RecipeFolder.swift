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
        let prefix = path.hasSuffix("/") ? path : path + "/"
        let draft = prefix + ".recipes-\(getpid()).tmp"
        try write(text, to: draft)
        defer { unlink(draft) }
        for number in 1...100_000 {
            let file = prefix + name + (number == 1 ? "" : " \(number)") + "." + fileExtension
            if try place(draft, at: file) { return file }
        }
        throw CookbookError(.cannotCreate, prefix + name, "every name like it is taken; name another folder.")
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

    private func write(_ text: String, to file: String) throws(CookbookError) {
        unlink(file)
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Self.trouble(errno, path) }
        var rest = Array(text.utf8)[...]
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
        default:
            CookbookError(.cannotCreate, path, "writing failed with the system's error \(number); try again.")
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
