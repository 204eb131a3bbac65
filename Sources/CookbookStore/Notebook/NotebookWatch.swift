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
    /// - Parameters:
    ///   - notebook: The notebook that is watched.
    ///   - exists: Returns whether there is a folder at a path.
    ///   - report: Called on any thread, a fraction of a second after the last change.
    init?(_ notebook: Notebook, exists: @escaping @Sendable (String) -> Bool, report: @escaping @Sendable () -> Void) {
        guard let path = notebook.path else { return nil }
        self.path = path
        self.exists = exists
        let started = FolderWatch { [weak self] _ in
            self?.watchFolder()
            report()
        }
        if started == nil {
            LibraryLog.watch.warning("The notebook is not watched: \(SystemError.words(for: errno))")
        }
        watch.withLock { $0 = started }
        watchFolder()
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
