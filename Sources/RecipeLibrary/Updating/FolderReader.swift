import RecipeKit

/// Lists folders on its own thread. If a file server does not answer, only this thread is blocked.
actor FolderReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// The path that the thread is reading, visible to other threads.
    nonisolated let currentPath = CurrentPath()

    /// Returns the files of a cookbook without opening any.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of files.
    ///   - watch: Called with the path of each folder before it is listed.
    func list(
        _ cookbook: Cookbook, limit: Int = .max, watch: @Sendable (String) -> Void = { _ in }
    ) -> FolderWalk {
        defer { currentPath.leave() }
        return cookbook.list(limit: limit) { folder in
            currentPath.enter(folder)
            watch(folder)
        }
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

    /// What is at a path.
    enum Found {
        case nothing
        case file(FileStamp)
        /// A folder, a link that is not followed, or something that cannot be looked at.
        case other
    }

    /// Returns what is at some paths, in the same order. If the task is cancelled, it is nothing.
    func find(_ paths: [String], throughLinks: Bool = false) -> [Found] {
        defer { currentPath.leave() }
        return paths.map { path in
            guard !Task.isCancelled else { return .nothing }
            currentPath.enter(path)
            var status = stat()
            guard (throughLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
                return errno == ENOENT || errno == ENOTDIR ? .nothing : .other
            }
            return status.st_mode & S_IFMT == S_IFREG ? .file(FileStamp(status)) : .other
        }
    }
}

/// The folders of the last walk of a cookbook. With them, the library knows how a walk would list a single file.
struct ListedFolders: Sendable {
    /// The place of a changed file in the cookbook.
    enum Place {
        /// A walk lists the file, if it exists and is a plain file.
        case file(FolderWalk.File)
        /// No walk lists a file with this name in this folder.
        case nowhere
        /// Only a walk can tell.
        case unsure
    }

    private let folders: [ExactPath: FolderWalk.Folder]
    /// The files that the user named, and the files and links that the walk could not list.
    private let special: Set<ExactPath>
    /// The links to files. The system reports no change of the files to which they lead.
    let linkedFiles: [FolderWalk.File]
    /// The entries with the name of a recipe that the walk could not list, such as links to missing files.
    let unreadable: [String]

    init(_ walk: FolderWalk, of cookbook: Cookbook) {
        folders = Dictionary(walk.folders.map { (ExactPath($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        let named = cookbook.roots.compactMap { if case .file(let path) = $0 { path } else { nil } }
        linkedFiles = walk.linkedFiles
        unreadable = walk.unreadable.map(\.id.path)
        special = Set((named + unreadable + walk.warnings.map(\.location.file)).map { ExactPath($0) })
    }

    /// Whether the walk listed a folder.
    func contains(_ folder: String) -> Bool { folders[ExactPath(folder)] != nil }

    func place(of path: String) -> Place {
        guard !special.contains(ExactPath(path)), !contains(path) else { return .unsure }
        return folders[ExactPath(FilePath.folder(of: path))]?.file(named: FilePath.name(of: path)).map { .file($0) }
            ?? .nowhere
    }
}
