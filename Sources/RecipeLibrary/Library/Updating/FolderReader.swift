/// Lists folders on its own thread. If a file server does not answer, only this thread is blocked.
actor FolderReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// The path that the thread is reading, visible to other threads.
    nonisolated let currentPath = CurrentPath()

    /// Returns the files of a cookbook without opening any.
    ///
    /// - Parameter limit: The maximum number of files.
    func list(_ cookbook: Cookbook, limit: Int = .max) -> FolderWalk {
        defer { currentPath.leave() }
        return cookbook.list(limit: limit) { currentPath.enter($0) }
    }

    /// Returns the stamps of files, in the same order. `nil` means that the status of the file cannot be read, or that
    /// the task was cancelled.
    func stamps(of files: ArraySlice<FolderWalk.File>) -> [FileStamp?] {
        defer { currentPath.leave() }
        var folder = FolderStamps(currentPath)
        var stamps: [FileStamp?] = []
        stamps.reserveCapacity(files.count)
        for file in files { stamps.append(Task.isCancelled ? nil : folder.stamp(ofFileAt: file.path)) }
        return stamps
    }
}
