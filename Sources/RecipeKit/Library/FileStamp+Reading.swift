#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileStamp {
    init(_ status: stat) {
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        self.init(
            size: Int(status.st_size), mtime: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec),
            inode: Int(truncatingIfNeeded: status.st_ino))
    }

    /// That of a file, or `nil` where it cannot be looked at.
    init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// That of an open file.
    init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// As it is kept of a file that was another before it was read to its end: never that of a file.
    var changed: FileStamp { FileStamp(size: size, mtime: 0, inode: inode) }
}
