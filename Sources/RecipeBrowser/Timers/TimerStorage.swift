import Kitchen
import RecipeLibrary

/// Reads and writes the timers of the notebook on a thread of its own.
final class TimerStorage: Sendable {
    /// Changes of timers, by the ids of the timers. `nil` removes a timer.
    typealias Changes = [String: RunningTimer?]

    /// The result of an exchange with the notebook.
    struct Result: Sendable {
        /// All timers of the notebook by their ids, or `nil` if they could not be read.
        var timers: [String: RunningTimer]?
        /// The reason why changes are not saved or timers could not be read, or `nil` if there was no failure.
        var failure: String?
        /// Whether the changes are saved.
        var isSaved = true
    }

    private let notebook: Notebook
    private let thread = WorkThread()

    init(_ notebook: Notebook) {
        self.notebook = notebook
    }

    /// Saves changes, and reads all timers.
    ///
    /// - Parameters:
    ///   - changes: The changes to save.
    ///   - completion: Called on the main actor with the result.
    func exchange(_ changes: Changes, completion: @escaping @MainActor (Result) -> Void) {
        thread.run { [self] in
            let result = result(of: changes)
            Task { @MainActor in completion(result) }
        }
    }

    /// Waits until all changes are processed, but at most five seconds. Returns `false` if this time was too short.
    func finish() -> Bool { Timeout.result(within: .seconds(5), on: thread) { true } ?? false }

    private func result(of changes: Changes) -> Result {
        var result = Result()
        do throws(NotebookError) {
            try notebook.setTimers(changes.mapValues { $0?.text })
        } catch {
            result.isSaved = false
            result.failure = error.message
        }
        do throws(NotebookError) {
            // A timer that a newer version of the program has stored may be unreadable. It stays in the notebook.
            result.timers = try notebook.timers().compactMapValues(RunningTimer.init(text:))
        } catch {
            result.failure = result.failure ?? error.message
        }
        return result
    }
}
