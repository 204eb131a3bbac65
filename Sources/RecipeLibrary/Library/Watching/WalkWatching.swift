import RecipeKit
import Synchronization

/// Adds the folders of a walk to a watch. Each folder is added before it is listed, so that no file is missed that is
/// created meanwhile.
final class WalkWatching: Sendable {
    /// Which folders of the walk are watched.
    enum Extent {
        case all, some
        /// Not all, because the system's limit on watched folders is reached.
        case limited
    }

    private let watch: FolderWatch?
    /// The error number for each folder that is not watched.
    private let failures = Mutex<[String: Int32]>([:])

    /// - Parameter watch: The watch, or `nil` if there is none.
    init(_ watch: FolderWatch?) { self.watch = watch }

    func add(_ folder: String) {
        guard let watch else { return }
        let error = watch.watch(folder)
        if error != 0 { failures.withLock { $0[folder] = error } }
    }

    /// Ends the watch of folders that do not belong to the cookbook any more.
    ///
    /// - Parameter walk: The whole walk.
    func end(_ walk: FolderWalk) -> Extent {
        guard let watch else { return .some }
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
