/// The size, modification time and inode of a file. If the stamp of a file is the same, the file counts as unchanged.
package struct FileStamp: Hashable, Sendable {
    /// The size in bytes.
    package var size: Int
    /// The modification time in nanoseconds. 0 means that the file changed while it was read, so the next update reads
    /// it again.
    package var mtime: Int
    package var inode: Int

    /// The size of the file for sums, which never overflow. A file with holes can have any size, also one that no disk
    /// has.
    package var summedSize: Int { min(size, 1 << 40) }
}

extension FileStamp {
    package init(_ status: stat) {
        let time = status.modificationTime
        // Some file systems store dates after the year 2262, and then the product does not fit. A wrapped number is
        // still another one for another date.
        self.init(
            size: Int(status.st_size), mtime: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec),
            inode: Int(truncatingIfNeeded: status.st_ino))
    }

    /// Creates the stamp of the file at a path, or `nil` if the system cannot read its status.
    package init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the stamp of an open file.
    package init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// This stamp with the modification time 0, which no file has. The index stores this stamp if a file changes while
    /// it is read. The next update then reads the file again.
    package var changed: FileStamp { FileStamp(size: size, mtime: 0, inode: inode) }
}
