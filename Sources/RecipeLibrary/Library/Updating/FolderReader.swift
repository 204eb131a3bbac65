/// Lists folders on its own thread, so that a folder that does not answer blocks nothing else.
actor FolderReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// The folder being read.
    nonisolated let currentPath = CurrentPath()

    /// Returns the files of a cookbook without opening any.
    ///
    /// - Parameter limit: The number of files to stop at.
    func list(_ cookbook: Cookbook, limit: Int = .max) -> FolderWalk {
        defer { currentPath.leave() }
        return cookbook.list(limit: limit) { currentPath.enter($0) }
    }

    /// Returns the stamps of files in the same order, with `nil` for each file whose status cannot be read.
    func stamps(of files: ArraySlice<FolderWalk.File>) -> [FileStamp?] {
        defer { currentPath.leave() }
        var folder = FolderStamps(currentPath)
        var stamps: [FileStamp?] = []
        stamps.reserveCapacity(files.count)
        for file in files { stamps.append(Task.isCancelled ? nil : folder.stamp(ofFileAt: file.path)) }
        return stamps
    }
}
