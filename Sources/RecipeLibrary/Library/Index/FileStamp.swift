/// The size, modification time and inode of a file. If they are the same, the file has not changed.
struct FileStamp: Hashable, Sendable {
    var size: Int
    /// The modification time in nanoseconds. It is 0 if the file changed while it was read; then the next update reads
    /// the file again.
    var mtime: Int
    var inode: Int
}
