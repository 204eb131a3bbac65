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
