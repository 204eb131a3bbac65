import RecipeFormats
import Synchronization

extension RecipeLibrary {
    /// Replaces the function that the library calls when files have changed.
    ///
    /// If the change is ``LibraryChange/recipes``, an update is needed: a file in the cookbook's folders may have
    /// changed, the index is damaged, or a listing is older than the index. The new function should then call
    /// ``updateChanged(_:)``. Not every system reports changed files.
    ///
    /// - Parameter report: Called from any thread. It is a function instead of a stream, because waiting for a stream
    ///   keeps the shared threads of tasks awake.
    public nonisolated func whenChanged(_ report: @escaping @Sendable (LibraryChange) -> Void) {
        if watchesFolders {
            let started = FolderWatch { [weak self] changes in
                if let change = self?.note(changes) { report(change) }
            }
            if started == nil {
                LibraryLog.watch.warning("No folder can be watched: \(SystemError.words(for: errno))")
            }
            watch.withLock { $0 = started }
            reported.add(.everything)
        }
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
        RecipeFormats.kind(ofFile: path) != nil || roots.contains(.file(path))
    }
}
