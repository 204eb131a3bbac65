import Synchronization

/// The cancelled work that a new work replaces.
enum EarlierWork {
    /// The longest time for which a work waits for the work that it replaces. A work that ignores its cancellation for
    /// longer, for example because a disk does not answer, runs on beside the new one.
    @TaskLocal static var patience: Duration = .seconds(1)
}

extension Task where Success == Void, Failure == Never {
    /// Waits until the task has ended, at most for a time.
    func ends(within patience: Duration) async {
        await withCheckedContinuation { continuation in
            let waiting = Waiting(continuation)
            let timer = Task<Void, Never>(executorPreference: BackgroundExecutor.shared) {
                try? await Task<Never, Never>.sleep(for: patience)
                waiting.end()
            }
            Task<Void, Never>(executorPreference: BackgroundExecutor.shared) {
                await value
                waiting.end()
                timer.cancel()
            }
        }
    }
}

/// A continuation that is resumed by the first of two tasks.
private final class Waiting: Sendable {
    private let continuation: Mutex<CheckedContinuation<Void, Never>?>

    init(_ continuation: CheckedContinuation<Void, Never>) {
        self.continuation = Mutex(continuation)
    }

    func end() {
        let waiting = continuation.withLock { held in
            defer { held = nil }
            return held
        }
        waiting?.resume()
    }
}
