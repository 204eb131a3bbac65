/// The lock of an index. Only one process can hold it, and the system releases it when the process ends.
struct IndexLock: ~Copyable {
    private let descriptor: Int32

    /// Tries to lock the index at a path. For this, it locks a file beside the index, and creates this file if it is
    /// missing. Returns `nil` if another process holds the lock, or if the file cannot be opened.
    init?(at path: String) {
        descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }
}
