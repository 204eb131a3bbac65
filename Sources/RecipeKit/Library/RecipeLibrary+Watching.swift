import Synchronization

extension RecipeLibrary {
    /// Calls back whenever something in the cookbook's folders may have changed, where the system tells of such changes,
    /// or the index turned out to be damaged, for ``update(_:)`` to look. Until the library is gone, or something else is
    /// to be called.
    ///
    /// - Parameter report: Called from any thread. A stream would be waited for on the shared threads of tasks, which
    ///   wake up every second once they were used.
    public nonisolated func whenChanged(_ report: @escaping @Sendable () -> Void) {
        if watchesFolders { watch.withLock { $0 = FolderWatch(report) } }
        trouble.whenFound(report)
    }

    /// The path of a file or folder that an update waits for, whenever one takes more than two seconds to answer, and
    /// `nil` when the update goes on: a network folder that hangs. To be called before the update; the last to call it
    /// is told.
    public nonisolated func delays() -> AsyncStream<String?> { readingDelays.paths() }

    /// Watches the folders that were looked through.
    func watch(_ walk: FolderWalk) {
        let watch = watch.withLock { $0 }
        do throws(FolderWatch.Limit) {
            try watch?.watch(walk.folders)
        } catch {
            notice = notice ?? "There are more folders than the system watches at once; read them again with r."
        }
    }
}
