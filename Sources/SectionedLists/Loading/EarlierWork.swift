import Synchronization

extension Task where Success == Void, Failure == Never {
    /// The longest time for which a work waits for the cancelled work that it replaces. A work that ignores its
    /// cancellation for longer, for example because a disk does not answer, runs on beside the new one.
    fileprivate static var patience: Duration { .seconds(1) }

    /// Waits until the task has ended, at most for ``patience``.
    func endOrPatience() async {
        await withCheckedContinuation { continuation in
            let waiting = Waiting(continuation)
            Task<Void, Never> {
                await value
                waiting.end()
            }
            Task<Void, Never> {
                try? await Task<Never, Never>.sleep(for: Self.patience)
                waiting.end()
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
