/// Lists folders on its own thread. A folder that does not answer blocks only this thread.
actor FolderReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// The folder that is being read.
    nonisolated let currentPath = CurrentPath()

    /// Returns the files of a cookbook without opening any.
    ///
    /// - Parameter limit: The maximum number of files.
    func list(_ cookbook: Cookbook, limit: Int = .max) -> FolderWalk {
        defer { currentPath.leave() }
        return cookbook.list(limit: limit) { currentPath.enter($0) }
    }

    /// Returns the stamps of files, in the same order. A file whose status cannot be read has `nil`.
    func stamps(of files: ArraySlice<FolderWalk.File>) -> [FileStamp?] {
        defer { currentPath.leave() }
        var folder = FolderStamps(currentPath)
        var stamps: [FileStamp?] = []
        stamps.reserveCapacity(files.count)
        for file in files { stamps.append(Task.isCancelled ? nil : folder.stamp(ofFileAt: file.path)) }
        return stamps
    }
}
