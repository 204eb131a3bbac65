import GRDBSQLite

/// The lock of an index. Only one process can hold it, and the system releases it when the process ends.
struct IndexLock: ~Copyable {
    private let descriptor: Int32

    /// Tries to lock the index at a path. For this, it locks a file beside the index, and creates this file if it is
    /// missing. Returns `nil` if another process holds the lock.
    ///
    /// - Parameters:
    ///   - path: The path of the index.
    ///   - lock: The function of the system that locks a file.
    /// - Throws: An error if the file cannot be opened or locked. Some network file systems have no locks. SQLite could
    ///   not lock the index either, so it must not be used there.
    init?(at path: String, lock: (Int32, Int32) -> Int32 = flock) throws(IndexError) {
        let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw IndexError(code: SQLITE_CANTOPEN, message: Self.words("open", path, errno)) }
        while lock(file, LOCK_EX | LOCK_NB) != 0 {
            let error = errno
            if error == EINTR { continue }
            close(file)
            if error == EWOULDBLOCK { return nil }
            throw IndexError(code: SQLITE_PROTOCOL, message: Self.words("lock", path, error))
        }
        descriptor = file
    }

    deinit { close(descriptor) }

    private static func words(_ action: String, _ path: String, _ error: Int32) -> String {
        "cannot \(action) \(path).lock: \(SystemError.words(for: error))"
    }
}
