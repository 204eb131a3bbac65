import RecipeLibrary
import Synchronization

/// Reports, without polling, that a program has written to a notebook. Some reports come although nothing has changed.
///
/// On systems without notifications about files, it reports nothing.
public final class NotebookWatch: Sendable {
    private let path: String
    private let watch = Mutex<FolderWatch?>(nil)
    private let exists: @Sendable (String) -> Bool

    /// Starts to watch the file of a notebook. The file and its folders may be missing. Returns `nil` if the notebook
    /// has no file.
    ///
    /// - Parameters:
    ///   - notebook: The notebook that is watched.
    ///   - report: Called on any thread, a fraction of a second after the last change.
    public convenience init?(_ notebook: Notebook, report: @escaping @Sendable () -> Void) {
        self.init(notebook, exists: { access($0, F_OK) == 0 }, report: report)
    }

    /// Starts to watch the file of a notebook, as ``init(_:report:)`` does.
    ///
    /// All programs of a user share a small number of watches. If none is free, tries again until another program has
    /// released one.
    ///
    /// - Parameters:
    ///   - notebook: The notebook that is watched.
    ///   - exists: Returns whether there is a folder at a path.
    ///   - pause: The time between two tries.
    ///   - start: Starts a watch, or returns `nil` if the system refuses it.
    ///   - report: Called on any thread, a fraction of a second after the last change.
    init?(
        _ notebook: Notebook, exists: @escaping @Sendable (String) -> Bool, retrying pause: Duration = .seconds(5),
        start: @escaping @Sendable (@escaping @Sendable (FolderChanges) -> Void) -> FolderWatch? = { FolderWatch($0) },
        report: @escaping @Sendable () -> Void
    ) {
        guard let path = notebook.path else { return nil }
        self.path = path
        self.exists = exists
        let tryToStart: @Sendable (NotebookWatch) -> Bool = { watcher in
            let started = start { [weak watcher] _ in
                watcher?.watchFolder()
                report()
            }
            guard let started else { return false }
            watcher.watch.withLock { $0 = started }
            watcher.watchFolder()
            return true
        }
        guard !tryToStart(self) else { return }
        let error = errno
        LibraryLog.watch.warning("The notebook is not watched: \(SystemError.words(for: error))")
        // Where no thread can be started, a task would take one of the few that the browser needs.
        guard error != EAGAIN else { return }
        Task.detached { [weak self] in
            repeat { try await Task.sleep(for: pause) } while self.map { tryToStart($0) } == false
            report()
        }
    }

    /// Watches the folder of the notebook, or the nearest existing folder above it. If a nearer folder is created
    /// meanwhile, watches that folder too.
    private func watchFolder() {
        let watch = watch.withLock { $0 }
        var watched: String?
        while let folder = existingFolder, folder != watched {
            watched = folder
            // If the folder was removed meanwhile, the next one is a folder above it.
            guard let error = watch?.watch(folder), error != 0, error != ENOENT else { continue }
            let reason = error == ENOSPC ? "there are too many watched folders" : SystemError.words(for: error)
            return LibraryLog.watch.warning("The notebook is not watched: \(reason)")
        }
    }

    /// The folder of the notebook, or the nearest folder above it that exists. It is `nil` for a relative path if no
    /// folder in the path exists.
    private var existingFolder: String? {
        var folder = path
        repeat {
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = String(folder[..<slash])
        } while !folder.isEmpty && !exists(folder)
        return folder.isEmpty ? "/" : folder
    }
}
