/// Looks through folders on a thread of its own, so that one that does not answer keeps nobody else.
actor FolderReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Which folder is looked at.
    nonisolated let place = ReadingPlace()

    /// Lists a cookbook's files without opening any.
    func list(_ cookbook: Cookbook, limit: Int = .max) -> FolderWalk {
        defer { place.leave() }
        return cookbook.list(limit: limit) { place.enter($0) }
    }

    /// What the system says of files, in their order; `nil` for one that cannot be looked at.
    func stamps(of files: ArraySlice<FolderWalk.File>) -> [FileStamp?] {
        defer { place.leave() }
        var folder = FolderStamps(place)
        var stamps: [FileStamp?] = []
        stamps.reserveCapacity(files.count)
        for file in files { stamps.append(Task.isCancelled ? nil : folder.stamp(ofFileAt: file.path)) }
        return stamps
    }
}
