import RecipeLibrary
import SectionedLists

/// Runs work with files on a thread of its own, one call after the other.
@MainActor
final class FileWork {
    private let thread = WorkThread()
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs work on the thread. Then calls a closure with the result on the main thread.
    func perform<Value: Sendable>(
        _ work: @escaping @Sendable () throws(EditingError) -> Value,
        then finish: @escaping @MainActor (Result<Value, EditingError>) -> Void
    ) {
        running += 1
        // The work is enqueued at once, so that `finish()` waits for it even if the program ends with the next key.
        thread.run {
            let result = Result { () throws(EditingError) in try work() }
            Task { @MainActor in
                finish(result)
                self.didPerform()
            }
        }
    }

    private func didPerform() {
        running -= 1
        guard running == 0 else { return }
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until all work is done. For tests.
    func settle() async {
        if running > 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Waits until all changes are written to the disk, but at most five seconds.
    ///
    /// - Returns: An error message for the user if changes may be lost, or else `nil`.
    func finish() -> String? {
        guard running > 0, Timeout.result(within: .seconds(5), on: thread, { true }) == nil else { return nil }
        return "Your last changes may be lost because the disk does not answer."
    }
}
