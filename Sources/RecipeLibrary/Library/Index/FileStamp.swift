/// The size, modification time and inode of a file, which show whether the file has changed.
struct FileStamp: Hashable, Sendable {
    var size: Int
    /// The modification time in nanoseconds; 0 if the file changed during reading, so that the next update reads it
    /// again.
    var mtime: Int
    var inode: Int
}
