import RecipeKit
import RecipeLibrary
import SectionedLists
import Synchronization

/// An import that runs on a thread of its own. After each recipe, it can be stopped.
@MainActor
final class ImportRun {
    /// The path that the user typed.
    let source: String
    /// What the import has done so far.
    private(set) var report = ImportReport()
    /// Whether the user has undone the import. The recipes are then in the trash, or on their way to it.
    private(set) var isUndone = false
    /// Called on the main thread after the report has changed.
    var onChange: (@MainActor () -> Void)?

    private let thread = WorkThread()
    private let shared = Shared()

    /// The state that the main thread and the thread of the import share.
    private final class Shared: Sendable {
        let report = Mutex(ImportReport())
        let isStopped = Mutex(false)
        /// Whether a notification is on its way to the main thread.
        let isTelling = Mutex(false)
    }

    /// The error that ends an import which the user has stopped.
    private struct Stopped: Error {}

    /// Starts an import.
    ///
    /// - Parameters:
    ///   - source: The path of a file or a folder.
    ///   - folder: The path of the cookbook's folder.
    ///   - notebook: The notebook for ratings, favourites and cooked days.
    init(of source: String, into folder: String, notebook: Notebook) {
        self.source = source
        let tell: @Sendable (@Sendable (inout ImportReport) -> Void) -> Void = { [shared, weak self] change in
            shared.report.withLock { change(&$0) }
            // The main thread gets one notification for several changes, and then reads the whole report.
            guard
                !shared.isTelling.withLock({ was in
                    defer { was = true }; return was
                })
            else { return }
            Task { @MainActor in self?.read() }
        }
        thread.run { [shared] in
            let phase: ImportReport.Phase
            do {
                var recipes = try RecipeImport(into: folder, isDryRun: false, notebook: notebook) { done, total in
                    tell { $0.phase = .reading(done: done, of: total) }
                }
                tell { $0.phase = .importing }
                try recipes.add(.path(source)) { event in
                    // The event may say that a recipe was written, so it is reported before the import can stop here.
                    tell { $0.add(event) }
                    if shared.isStopped.withLock({ $0 }) { throw Stopped() }
                }
                phase = .ended
            } catch is Stopped {
                phase = .stopped
            } catch let error as CookbookError {
                phase = .failed(error.description)
            } catch {
                phase = .failed("\(error)")
            }
            tell { $0.phase = phase }
        }
    }

    private func read() {
        shared.isTelling.withLock { $0 = false }
        report = shared.report.withLock { $0 }
        onChange?()
    }

    /// Stops the import after its current recipe.
    func stop() { shared.isStopped.withLock { $0 = true } }

    /// Stops the import and waits until its thread has ended its work, but at most five seconds. Call this method
    /// before the program ends.
    func finish() {
        stop()
        _ = Timeout.result(within: .seconds(5), on: thread, { true })
    }

    /// Waits until the import has ended. For tests.
    func settle() async {
        repeat {
            await withCheckedContinuation { done in thread.run { done.resume() } }
            // The main thread gets time to read what the work reported.
            for _ in 0..<10 { await Task.yield() }
        } while report.phase.isRunning
    }

    /// Moves all imported recipes and their pictures to the trash. Does nothing while the import runs, or if the import
    /// was already undone.
    ///
    /// - Parameters:
    ///   - trash: The trash.
    ///   - finish: Called with the number of recipes that were moved to the trash, and with the first error, or `nil`
    ///     if there was no error.
    func undo(to trash: Trash, then finish: @escaping @MainActor (Int, EditingError?) -> Void) {
        guard !report.phase.isRunning, !isUndone else { return }
        isUndone = true
        let paths = report.imported.map(\.path)
        let files = CookbookFiles(trash: trash)
        thread.run {
            var count = 0
            var failure: EditingError?
            for path in paths {
                do throws(EditingError) {
                    _ = try files.delete(path)
                    count += 1
                } catch {
                    failure = failure ?? error
                }
            }
            Task { @MainActor [count, failure] in finish(count, failure) }
        }
    }
}
