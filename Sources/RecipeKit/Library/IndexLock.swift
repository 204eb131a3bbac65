#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The right to write an index, which one process has at a time. It ends with the process, however that ends.
struct IndexLock: ~Copyable {
    private let descriptor: Int32

    /// - Returns: `nil` where another process has it.
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
