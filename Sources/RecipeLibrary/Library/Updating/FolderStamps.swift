/// Reads the stamps of files without opening them.
///
/// Each folder is opened once, and its files are looked up by name in the open folder. So the system resolves the path
/// of each folder only once.
struct FolderStamps: ~Copyable {
    private let currentPath: CurrentPath
    /// The path of the open folder, with a trailing slash.
    private var folder: [UInt8] = []
    private var descriptor: Int32 = -1

    /// Creates a reader that has no folder open.
    ///
    /// - Parameter currentPath: Receives the path of each folder before it is opened.
    init(_ currentPath: CurrentPath) { self.currentPath = currentPath }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Returns the stamp of a file, or `nil` if its status cannot be read.
    mutating func stamp(ofFileAt path: String) -> FileStamp? {
        path.withCString { start in
            var status = stat()
            guard let slash = strrchr(start, Int32(UInt8(ascii: "/"))) else {
                return stat(start, &status) == 0 ? FileStamp(status) : nil
            }
            let length = UnsafePointer(slash) - start + 1
            enter(UnsafeRawBufferPointer(start: start, count: length))
            let result = descriptor < 0 ? stat(start, &status) : fstatat(descriptor, start + length, &status, 0)
            return result == 0 ? FileStamp(status) : nil
        }
    }

    private mutating func enter(_ path: UnsafeRawBufferPointer) {
        guard path.count != folder.count || !path.elementsEqual(folder) else { return }
        if descriptor >= 0 { close(descriptor) }
        folder = Array(path)
        let name = String(decoding: path, as: UTF8.self)
        currentPath.enter(name)
        descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
}
