import CFileCalls
import RecipeLibrary
import Synchronization

/// A hidden file in the folder of its target, which gets its final name when it is complete. So at every moment the
/// target has its whole old content, its whole new content, or does not exist.
///
/// Several writers can write into one folder at once: other threads, other windows, and other machines that share the
/// folder. So no two drafts have the same name, a draft is only renamed by the writer that created it, and it is locked
/// while it is written, by which others see that it is not abandoned.
struct Draft: ~Copyable {
    /// The path of the draft.
    let path: String
    private let descriptor: Int32

    private static let counter = Atomic(0)

    /// Creates an empty draft.
    ///
    /// - Parameters:
    ///   - folder: The folder of the target.
    ///   - mode: The mode of the file, from which the system subtracts the user's mask.
    /// - Throws: The error number of the system.
    init(in folder: String, mode: mode_t = 0o666) throws(SystemFailure) {
        while true {
            let number = Self.counter.add(1, ordering: .relaxed).newValue
            let random = UInt32.random(in: 0...UInt32.max)
            let path = FilePath.path(folder, "\(DraftName.start)\(getpid())-\(number)-\(random)\(DraftName.end)")
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
            if descriptor < 0, errno == EEXIST { continue }
            guard descriptor >= 0 else { throw SystemFailure(number: errno) }
            // On file systems without locks, the age of a draft tells whether it is abandoned.
            _ = flock(descriptor, LOCK_EX | LOCK_NB)
            (self.path, self.descriptor) = (path, descriptor)
            return
        }
    }

    /// After the draft has been renamed, there is no file to remove at its path: no other draft has the same name.
    deinit {
        unlink(path)
        close(descriptor)
    }

    /// Writes the content of the draft, and waits until it is on the disk.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - original: An open file whose owner, mode and extended attributes the draft gets, or `nil` for a new file.
    ///   - isDurable: Whether to wait for the disk. The caller who does not wait must do so for all files together.
    func fill(_ bytes: [UInt8], like original: Int32? = nil, isDurable: Bool = true) throws(SystemFailure) {
        try SystemFailure.check(Self.write(bytes, to: descriptor))
        if let original { try adopt(original) }
        if isDurable, fsync(descriptor) != 0 { throw SystemFailure(number: errno) }
    }

    private func adopt(_ original: Int32) throws(SystemFailure) {
        var status = stat()
        guard fstat(original, &status) == 0 else { throw SystemFailure(number: errno) }
        // Only the administrator can set another owner, so this may fail.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        if fchmod(descriptor, status.st_mode & 0o7777) != 0 { throw SystemFailure(number: errno) }
        try SystemFailure.check(recipes_copy_attributes(original, descriptor))
    }

    /// Gives the draft its final name. Replaces a file that has this name.
    consuming func replace(_ target: String) throws(SystemFailure) {
        guard rename(path, target) == 0 else { throw SystemFailure(number: errno) }
    }

    /// Gives the draft its final name. Throws `EEXIST` if another file has this name.
    consuming func place(at target: String) throws(SystemFailure) {
        try SystemFailure.check(ExclusiveRename.rename(path, to: target))
    }

    /// Writes bytes to an open file. Returns 0, or the system's error number.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Platform.write(descriptor, $0) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return 0
    }
}

/// The error number of a failed call of the system.
struct SystemFailure: Error, Equatable {
    let number: Int32

    static func check(_ number: Int32) throws(SystemFailure) {
        if number != 0 { throw SystemFailure(number: number) }
    }
}

// MARK: - Abandoned drafts

extension Draft {
    /// The folders whose abandoned drafts this process has already removed.
    private static let tidyFolders = Mutex<Set<String>>([])

    /// Removes the drafts of killed processes from a folder, once for each folder.
    static func removeAbandoned(in folder: String) {
        guard tidyFolders.withLock({ $0.insert(folder).inserted }), let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        removeAbandoned(among: FolderEntry.names(in: stream), in: folder)
    }

    /// Removes the drafts of killed processes.
    ///
    /// - Parameters:
    ///   - names: The names of all files in the folder.
    ///   - folder: The path of the folder.
    static func removeAbandoned(among names: some Sequence<String>, in folder: String) {
        for name in names where DraftName.isDraft(name) && isAbandoned(FilePath.path(folder, name)) {
            let path = FilePath.path(folder, name)
            if unlink(path) != 0 {
                LibraryLog.files.warning("The draft \(path) cannot be removed: \(SystemError.words(for: errno))")
            }
        }
    }

    /// Returns whether nobody writes a draft any more: it is older than an hour, and nobody holds its lock. The age
    /// decides alone where locks do not work, or do not reach the machine of the writer.
    private static func isAbandoned(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        guard time(nil) - status.modificationTime.tv_sec > 3600 else { return false }
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }
}
