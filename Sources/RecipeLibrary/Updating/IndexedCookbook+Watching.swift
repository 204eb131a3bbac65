import Dispatch
import RecipeFormats
import RecipeKit
import Synchronization

extension IndexedCookbook {
    /// Replaces the function that the library calls when files have changed.
    ///
    /// If the change is ``LibraryChange/recipes``, an update is needed: a file in the cookbook's folders may have
    /// changed, the index is damaged, or a listing is older than the index. The new function should then call
    /// ``updateChanged(_:)``. Not every system reports changed files.
    ///
    /// - Parameter report: Called from any thread. It is a function instead of a stream, because waiting for a stream
    ///   keeps the shared threads of tasks awake.
    public nonisolated func whenChanged(_ report: @escaping @Sendable (LibraryChange) -> Void) {
        whenChanged(report, retrying: .seconds(5)) { FolderWatch($0) }
    }

    /// Replaces the function that the library calls when files have changed, as ``whenChanged(_:)`` does.
    ///
    /// All programs of a user share a small number of watches, 128 on many systems. If none is free, tries again until
    /// another program has released one.
    ///
    /// - Parameters:
    ///   - report: Called from any thread.
    ///   - pause: The time between two tries.
    ///   - start: Starts a watch, or returns `nil` if the system refuses it.
    nonisolated func whenChanged(
        _ report: @escaping @Sendable (LibraryChange) -> Void, retrying pause: Duration,
        _ start: @escaping @Sendable (@escaping @Sendable (FolderChanges) -> Void) -> FolderWatch?
    ) {
        if watchesFolders {
            let tryToStart: @Sendable (IndexedCookbook) -> Bool = { library in
                guard
                    let started = start({ [weak library] changes in
                        if let change = library?.note(changes) { report(change) }
                    })
                else { return false }
                library.watch.withLock { $0 = (started, false) }
                library.reported.add(.everything)
                return true
            }
            if !tryToStart(self) {
                let error = errno
                LibraryLog.watch.warning("No folder can be watched: \(SystemError.words(for: error))")
                watch.withLock { $0 = (nil, true) }
                reported.add(.everything)
                // Where no thread can be started, a task would take one of the few that the browser needs.
                guard error != EAGAIN else { return whenFound(report) }
                Task.detached { [weak self] in
                    repeat { try await Task.sleep(for: pause) } while self.map { tryToStart($0) } == false
                    report(.recipes)
                }
            }
        }
        whenFound(report)
    }

    private nonisolated func whenFound(_ report: @escaping @Sendable (LibraryChange) -> Void) {
        damage.whenFound { report(.recipes) }
        outdated.whenFound { report(.recipes) }
    }

    /// Returns a stream of delays. The stream delivers a path that blocks an update for more than two seconds, such as
    /// a path in a network folder that does not answer. It delivers `nil` when the update continues.
    ///
    /// Call it before the update. If there are several streams, only the newest one receives values.
    public nonisolated func delays() -> AsyncStream<String?> { readingDelays.paths() }

    /// Notes files that the program has changed itself. The next call of ``updateChanged(_:)`` looks at them.
    ///
    /// - Parameter paths: The paths of recipe files. They begin with the paths of the cookbook's folders.
    public nonisolated func filesDidChange(_ paths: some Sequence<String>) {
        var changes = ReportedChanges.Changes()
        let listed = listed.withLock { $0 }
        for path in paths where cookbook.mayList(path) {
            // The program may have created the folder just now.
            if listed?.contains(FilePath.folder(of: path)) != true { changes.becomeEverything() }
            changes.insert(path)
        }
        reported.add(changes)
    }

    /// Notes that any file may have changed. The next call of ``updateChanged(_:)`` looks at all files.
    public nonisolated func anythingMayHaveChanged() { reported.add(.everything) }

    /// Notes changes in watched folders. Returns what to report about them, or `nil` if they have no meaning.
    nonisolated func note(_ changes: FolderChanges) -> LibraryChange? {
        var noted = changes.isIncomplete ? ReportedChanges.Changes.everything : ReportedChanges.Changes()
        var hasOthers = false
        for entry in changes.entries {
            if entry.name.hasPrefix(".") {
                hasOthers = hasOthers || entry.kind != .folder && !DraftName.isDraft(entry.name)
            } else if entry.kind != .folder, cookbook.mayList(entry.path) {
                noted.insert(entry.path)
            } else if entry.kind == .folder || entry.kind == .appeared && Self.isLink(entry.path) {
                noted.becomeEverything()
            } else {
                hasOthers = true
            }
        }
        guard noted.isEverything || !noted.paths.isEmpty else { return hasOthers ? .otherFiles : nil }
        reported.add(noted)
        return .recipes
    }

    /// Returns whether there is a link at a path. The link may lead to a folder of recipes.
    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}

extension Cookbook {
    /// Returns whether the cookbook lists a file at this path, if there is one and its folder belongs to the cookbook.
    fileprivate func mayList(_ path: String) -> Bool {
        FormatRegistry.kind(ofFile: path) != nil || roots.contains(.file(path))
    }
}

/// What a library reports to the function of ``IndexedCookbook/whenChanged(_:)``.
public enum LibraryChange: Hashable, Sendable {
    /// Recipes may have changed, and other files too.
    case recipes
    /// Only files that contain no recipes have changed, such as the shopping list.
    case otherFiles
}

/// Adds the folders of a walk to a watch. Each folder is added before it is listed, so that no file is missed that is
/// created meanwhile.
final class WalkWatching: Sendable {
    /// Which folders of the walk are watched.
    enum Extent {
        case all, some
        /// None, because the system has no watch left for this program.
        case refused
        /// Not all, because the system's limit on watched folders is reached.
        case limited
    }

    private let watch: FolderWatch?
    /// Whether the system has refused a watch.
    private let isRefused: Bool
    /// The error number for each folder that is not watched.
    private let failures = Mutex<[String: Int32]>([:])

    /// - Parameters:
    ///   - watch: The watch, or `nil` if there is none.
    ///   - isRefused: Whether there is none because the system has refused it.
    init(_ watch: FolderWatch?, isRefused: Bool = false) {
        self.watch = watch
        self.isRefused = isRefused
    }

    func add(_ folder: String) {
        guard let watch else { return }
        let error = watch.watch(folder)
        if error != 0 { failures.withLock { $0[folder] = error } }
    }

    /// Ends the watch of folders that do not belong to the cookbook any more.
    ///
    /// - Parameter walk: The whole walk.
    func end(_ walk: FolderWalk) -> Extent {
        guard let watch else { return isRefused ? .refused : .some }
        for folder in walk.namedFolders { add(folder) }
        let unlisted = walk.unlistedFolders
        let links = walk.warnings.map(\.location.file)
        let folders = walk.folders.map(\.path) + walk.namedFolders + unlisted + links
        watch.endAll(except: Set(folders.map { ExactPath($0) }))
        // If the permissions of an unlisted folder change, the watch of its parent reports it.
        let failures = failures.withLock { all in all.filter { !unlisted.contains($0.key) } }
        if failures.values.contains(ENOSPC) {
            LibraryLog.watch.warning("Not all of the \(walk.folders.count) folders can be watched")
            return .limited
        }
        // A folder that was removed meanwhile needs no watch.
        for (folder, error) in failures where error != ENOENT {
            LibraryLog.watch.warning("\(folder) is not watched: \(SystemError.words(for: error))")
        }
        return failures.isEmpty ? .all : .some
    }
}

/// Detects that an update reads files without progress, for example from a file server that does not answer. It runs on
/// its own thread.
final class ReadingDelays: Sendable {
    /// The number of seconds without progress after which reading counts as delayed.
    private static let timeout = 2

    private struct Listener {
        var tell: (@Sendable (String?) -> Void)?
        var told: String?
    }

    private let currentPaths: [CurrentPath]
    private let thread = WorkThread()
    private let listener = Mutex(Listener())

    /// Creates an object that reports nothing before ``watch()`` is called.
    ///
    /// - Parameter currentPaths: The paths that the readers work on.
    init(_ currentPaths: [CurrentPath]) { self.currentPaths = currentPaths }

    /// Returns a stream of delays. The stream delivers a path that blocks reading for more than two seconds, and `nil`
    /// when reading continues. If there are several streams, only the newest one receives values.
    func paths() -> AsyncStream<String?> {
        let (stream, continuation) = AsyncStream.makeStream(of: String?.self, bufferingPolicy: .bufferingNewest(1))
        listener.withLock { $0 = Listener(tell: { continuation.yield($0) }) }
        return stream
    }

    /// Starts a watch that detects delays until the caller ends it. If ``paths()`` was not called before, the watch
    /// does nothing.
    func watch() -> Watch {
        let watch = Watch()
        if listener.withLock({ $0.tell != nil }) {
            let ending = watch.ending
            thread.run { [self] in look(until: ending) }
        }
        return watch
    }

    private func look(until ending: DispatchSemaphore) {
        var last = currentPaths.map(\.current)
        var repeats = Array(repeating: 0, count: currentPaths.count)
        while ending.wait(timeout: .now() + 1) == .timedOut {
            let now = currentPaths.map(\.current)
            for index in currentPaths.indices { repeats[index] = now[index] == last[index] ? repeats[index] + 1 : 0 }
            last = now
            tell(
                currentPaths.indices.first { repeats[$0] >= Self.timeout && now[$0].path != nil }.flatMap {
                    now[$0].path
                })
        }
        tell(nil)
    }

    private func tell(_ path: String?) {
        let tell = listener.withLock { listener in
            guard listener.told != path else { return nil as (@Sendable (String?) -> Void)? }
            listener.told = path
            return listener.tell
        }
        tell?(path)
    }

    /// A running watch.
    struct Watch {
        fileprivate let ending = DispatchSemaphore(value: 0)

        func end() { ending.signal() }
    }
}
