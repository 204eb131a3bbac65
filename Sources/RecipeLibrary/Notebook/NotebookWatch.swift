import Synchronization

/// Reports that a program has written to a notebook, without polling. A report can also come without a change.
///
/// On systems without notifications about files, it reports nothing.
public final class NotebookWatch: Sendable {
    private let path: String
    private let watch = Mutex<FolderWatch?>(nil)

    /// Starts to watch the file of a notebook. The file and its folders may be missing. Returns `nil` if the notebook
    /// has no file.
    ///
    /// - Parameters:
    ///   - notebook: The notebook that is watched.
    ///   - report: Called on any thread, some milliseconds after the last change.
    public init?(_ notebook: Notebook, report: @escaping @Sendable () -> Void) {
        guard let path = notebook.path else { return nil }
        self.path = path
        let started = FolderWatch { [weak self] in
            self?.watchFolder()
            report()
        }
        if started == nil, FolderWatch.isSupported {
            LibraryLog.watch.warning("The notebook is not watched: \(SystemError.words(for: errno))")
        }
        watch.withLock { $0 = started }
        watchFolder()
    }

    /// Watches the folder of the notebook. While it is missing, watches the folder in which the missing part will
    /// appear.
    private func watchFolder() {
        var folder = path
        repeat {
            guard let slash = folder.lastIndex(of: "/") else { return }
            folder = String(folder[..<slash])
        } while !folder.isEmpty && access(folder, F_OK) != 0
        let watch = watch.withLock { $0 }
        do throws(FolderWatch.Limit) {
            try watch?.watch([folder.isEmpty ? "/" : folder])
        } catch {
            LibraryLog.watch.warning("The notebook is not watched: there are too many watched folders")
        }
    }
}
