import RecipeKit
import RecipeLibrary

/// The trash of the system.
///
/// On Linux, it is the trash that file managers show, as the freedesktop.org Trash specification 1.0 defines it: by
/// default `~/.local/share/Trash`. On another disk, it is `.Trash/1000` or `.Trash-1000` in the top folder of the disk.
/// In these names, 1000 is the user id.
public struct Trash: Sendable {
    private let home: String?
    private let user = getuid()

    /// A file in the trash.
    public struct Item: Hashable, Sendable {
        /// The path of the file before it was moved into the trash.
        public var path: String
        /// The path in the trash.
        package var trashed: String
        /// The path of the file that stores the original path and the date of deletion.
        package var info: String

        package init(path: String, trashed: String, info: String) {
            (self.path, self.trashed, self.info) = (path, trashed, info)
        }
    }

    /// Finds the trash of the user. If it does not exist, it is created when the first file is deleted.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    public init(environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
        let homeFolder = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let data = environment("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        home = (data ?? homeFolder.map { FilePath.path($0, ".local/share") }).map { FilePath.path($0, "Trash") }
    }

    /// Moves a file to the trash on the same disk. If the path is a symbolic link, the link itself is moved, and not
    /// its target.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - announce: Called with the place in the trash before the file is moved there.
    /// - Throws: An error if the file is missing or no trash can take it. The file then remains where it is.
    public func put(_ path: String, announce: (Item) -> Void = { _ in }) throws(EditingError) -> Item {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .system(errno, path, "moved to the trash") }
        let absolute = Self.absolute(path)
        if let home, UserFolder.make(home), Self.device(of: home) == status.st_dev {
            return try put(path, absolute, trash: home, stored: absolute, announce)
        }
        guard let top = Self.topFolder(of: absolute, on: status.st_dev), let trash = trash(atTop: top) else {
            throw Self.noTrash(path)
        }
        let start = top == "/" ? 1 : top.utf8.count + 1
        return try put(
            path, absolute, trash: trash, stored: String(Substring(absolute.utf8.dropFirst(start))), announce)
    }

    /// Moves a file from the trash back to its path. Never replaces another file.
    ///
    /// - Throws: ``EditingError/taken(_:)`` if there is a file at the path, or another error if the file cannot be
    ///   moved.
    public func restore(_ item: Item) throws(EditingError) {
        let number = ExclusiveRename.move(item.trashed, to: item.path)
        guard number == 0 else {
            throw number == EEXIST ? .taken(item.path) : .system(number, item.path, "taken from the trash")
        }
        unlink(item.info)
        AtomicFile.sync(folder: FilePath.folder(of: item.path))
    }

    /// Whether a path is that of a file in a trash.
    package static func isTrashed(_ path: String) -> Bool {
        let folder = FilePath.folder(of: path)
        guard FilePath.name(of: folder) == "files" else { return false }
        let info = FilePath.path(FilePath.folder(of: folder), "info/\(FilePath.name(of: path)).trashinfo")
        return access(info, F_OK) == 0
    }

    /// Removes the information about a file that did not come into the trash after all.
    package func forget(_ item: Item) {
        guard access(item.trashed, F_OK) != 0 else { return }
        unlink(item.info)
    }

    // MARK: - Folders

    /// Returns the user's trash on a disk, or `nil` if there is none and it cannot be created.
    ///
    /// It is `.Trash/1000` if the administrator created `.Trash` with the sticky bit for all users. Otherwise it is
    /// `.Trash-1000`. The user's trash is created if it is missing.
    private func trash(atTop top: String) -> String? {
        let shared = FilePath.path(top, ".Trash")
        var status = stat()
        if lstat(shared, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_mode & S_ISVTX != 0 {
            let own = FilePath.path(shared, String(user))
            if mkdir(own, 0o700) == 0 || errno == EEXIST, isOwnFolder(own) { return own }
        }
        let own = FilePath.path(top, ".Trash-\(user)")
        return (mkdir(own, 0o700) == 0 || errno == EEXIST) && isOwnFolder(own) ? own : nil
    }

    /// Returns whether a path is a folder that belongs to the user. A link does not count, because another user may
    /// have created it.
    private func isOwnFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == user
    }

    private static func device(of path: String) -> dev_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_dev : nil
    }

    /// Returns the highest folder above a path that is still on a device. Returns `nil` if the folder of the path is on
    /// another device.
    private static func topFolder(of path: String, on device: dev_t) -> String? {
        var top = FilePath.folder(of: path)
        guard Self.device(of: top) == device else { return nil }
        while top != "/", Self.device(of: FilePath.folder(of: top)) == device { top = FilePath.folder(of: top) }
        return top
    }

    /// Returns the absolute path. Resolves all links except the last component. Returns the path unchanged if its
    /// folder does not exist.
    private static func absolute(_ path: String) -> String {
        guard let folder = realpath(FilePath.folder(of: path), nil) else { return path }
        defer { free(folder) }
        return FilePath.path(String(cString: folder), FilePath.name(of: path))
    }

    private static func noTrash(_ path: String) -> EditingError {
        .refused(
            "“\(FilePath.name(of: path))” could not be moved to the trash: its disk has no trash where you may write; "
                + "remove the file in a shell or a file manager.")
    }

    // MARK: - Moving

    private func put(
        _ path: String, _ absolute: String, trash: String, stored: String, _ announce: (Item) -> Void
    ) throws(EditingError) -> Item {
        let (files, infos) = (FilePath.path(trash, "files"), FilePath.path(trash, "info"))
        guard UserFolder.make(files), UserFolder.make(infos) else { throw Self.noTrash(path) }
        let text = "[Trash Info]\nPath=\(Self.encoded(stored))\nDeletionDate=\(Self.now)\n"
        for name in Self.names(like: FilePath.name(of: path)) {
            // The file with the information is written first, because it reserves the name in the trash.
            let info = FilePath.path(infos, name + ".trashinfo")
            let descriptor = open(info, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor < 0, errno == EEXIST { continue }
            guard descriptor >= 0 else { throw .system(errno, path, "moved to the trash") }
            var number = Draft.write(Array(text.utf8), to: descriptor)
            if number == 0, fsync(descriptor) != 0 { number = errno }
            close(descriptor)
            let trashed = FilePath.path(files, name)
            let item = Item(path: path, trashed: trashed, info: info)
            if number == 0 {
                announce(item)
                number = ExclusiveRename.move(path, to: trashed)
            }
            guard number != 0 else {
                AtomicFile.sync(folder: FilePath.folder(of: absolute))
                return item
            }
            unlink(info)
            if number != EEXIST { throw .system(number, path, "moved to the trash") }
        }
        throw Self.noTrash(path)
    }

    /// Returns the names to try in order: `Soup.cook`, `Soup 2.cook`, …
    private static func names(like name: String) -> some Sequence<String> {
        let fileExtension = FilePath.fileExtension(of: name)
        let stem = fileExtension.isEmpty ? name : String(name.dropLast(fileExtension.count + 1))
        return (1...10_000).lazy.map { number in
            number == 1 ? name : "\(stem) \(number)" + (fileExtension.isEmpty ? "" : ".\(fileExtension)")
        }
    }

    /// Returns a path in the encoding of URLs: bytes other than ASCII letters, digits and `-._~/` are written in the
    /// form `%20`.
    static func encoded(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            if UTF8Text.isAlphanumeric(byte) && byte < 0x80 || "-._~/".utf8.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text
    }

    /// The local time in the form `2026-11-23T08:15:00`.
    private static var now: String {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
        return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
