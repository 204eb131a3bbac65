import Synchronization

extension RecipeLibrary {
    /// Replaces the function that the library calls when an update is needed. The new function should call
    /// ``update(_:)``.
    ///
    /// An update is needed if a file in the cookbook's folders may have changed, if the index is damaged, or if a
    /// listing is older than the index. Not every system reports changed files.
    ///
    /// - Parameter report: Called from any thread. It is a function instead of a stream, because waiting for a stream
    ///   keeps the shared threads of tasks awake.
    public nonisolated func whenChanged(_ report: @escaping @Sendable () -> Void) {
        if watchesFolders {
            let started = FolderWatch(report)
            if started == nil, FolderWatch.isSupported {
                LibraryLog.watch.warning("No folder can be watched: \(SystemError.words(for: errno))")
            }
            watch.withLock { $0 = started }
        }
        damage.whenFound(report)
        outdated.whenFound(report)
    }

    /// Returns a stream of delays. The stream delivers a path that blocks an update for more than two seconds, such as
    /// a path in a network folder that does not answer. It delivers `nil` when the update continues.
    ///
    /// Call it before the update. If there are several streams, only the newest one receives values.
    public nonisolated func delays() -> AsyncStream<String?> { readingDelays.paths() }

    /// Watches the folders that were listed.
    func watch(_ walk: FolderWalk) {
        let watch = watch.withLock { $0 }
        do throws(FolderWatch.Limit) {
            try watch?.watch(walk.folders)
        } catch {
            LibraryLog.watch.warning("Not all of the \(walk.folders.count) folders can be watched")
            notice = notice ?? "There are more folders than the system can watch; reload the list to see changes."
        }
    }
}
