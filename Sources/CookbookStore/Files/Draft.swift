import CFileCalls
import RecipeKit
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

/// Renames a file without replacing another file that has the new name.
enum ExclusiveRename {
    /// Renames a file or a link. A change of only the letter case is allowed even if the file system ignores case.
    ///
    /// - Returns: 0, or the error number of the system. `EEXIST` means that the name is taken.
    static func rename(_ old: String, to new: String) -> Int32 {
        if isSameFile(old, new) { return plainRename(old, to: new) }
        let number = recipes_rename_exclusively(old, new)
        guard number == EINVAL || number == ENOTSUP || number == ENOSYS else { return number }
        // Old systems and some network file systems cannot rename exclusively. There the file gets the new name as a
        // second hard link, which never replaces a file, and then loses the old name: a kill between the two leaves
        // both. If the path is a symbolic link, the link itself gets the new name.
        if link(old, new) == 0 { return unlink(old) == 0 ? 0 : errno }
        // For some files and file systems, hard links are impossible. Then the program first checks whether the name is
        // taken.
        guard errno == EPERM || errno == ENOTSUP || errno == EMLINK || errno == ENOSYS else { return errno }
        var status = stat()
        return lstat(new, &status) == 0 ? EEXIST : plainRename(old, to: new)
    }

    /// Moves a file to a free path, also to another mount, and returns 0 or the system's error number.
    ///
    /// Two mounts of one disk, as containers have them, have the same device number, although no rename leads from one to
    /// the other. Between them, the file is copied as a whole before the original goes.
    static func move(_ old: String, to new: String) -> Int32 {
        let number = rename(old, to: new)
        guard number == EXDEV else { return number }
        let original = open(old, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard original >= 0 else { return EXDEV }
        defer { close(original) }
        guard let bytes = try? RecipeFile.bytes(ofFileAt: old) else { return EXDEV }
        do throws(SystemFailure) {
            let draft = try Draft(in: FilePath.folder(of: new), mode: 0o600)
            try draft.fill(bytes, like: original)
            try draft.place(at: new)
        } catch { return error.number }
        AtomicFile.sync(folder: FilePath.folder(of: new))
        return unlink(old) == 0 ? 0 : errno
    }

    /// Returns whether two paths differ only in letter case and lead to the same file, because the file system ignores
    /// case: `soup` and `Soup`. Two hard links to one file do not count.
    private static func isSameFile(_ old: String, _ new: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard lstat(old, &one) == 0, lstat(new, &other) == 0, one.st_ino == other.st_ino, one.st_dev == other.st_dev
        else { return false }
        return FilePath.folder(of: old) == FilePath.folder(of: new) && old.lowercased() == new.lowercased()
            && one.st_nlink == 1
    }

    private static func plainRename(_ old: String, to new: String) -> Int32 {
        #if canImport(Glibc)
        Glibc.rename(old, new) == 0 ? 0 : errno
        #else
        Musl.rename(old, new) == 0 ? 0 : errno
        #endif
    }
}

/// Lets one writer at a time change files in a folder: the threads of this process, other windows, and commands.
///
/// A writer that compares a file with what it read, and then replaces it, holds the lock from the comparison to the end.
/// Programs that know nothing of the lock, such as an editor, are noticed by the comparison alone.
enum FolderLock {
    /// How long to wait for another writer. A writer holds the lock for milliseconds. If it was stopped meanwhile, or
    /// the file system has no locks, the change is made without the lock.
    private static let patience = Duration.seconds(2)

    /// Does work while holding the lock of a folder. If the folder does not exist yet, there is nothing to hold.
    static func hold<Value, Failure: Error>(
        _ folder: String, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return try work() }
        defer { close(descriptor) }
        _ = lock(descriptor)
        return try work()
    }

    /// Does work while holding the lock of a folder, and returns `nil` if another writer does not release it in time.
    static func holdOrGiveUp<Value>(_ folder: String, _ work: () -> Value) -> Value? {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return work() }
        defer { close(descriptor) }
        return lock(descriptor) ? work() : nil
    }

    /// Returns whether no other writer has the lock: also where the file system has no locks.
    private static func lock(_ descriptor: Int32) -> Bool {
        let end = ContinuousClock.now + patience
        var pause: useconds_t = 100
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            guard ContinuousClock.now < end else { return false }
            usleep(pause)
            pause = min(2 * pause, 5000)
        }
        return true
    }
}
