import Dispatch
import RecipeKit
import RecipeLibrary

/// A thread of the store, and what is still to be done on it. The store has two: one writes, one reads, so that reading
/// does not wait for files that are written.
@MainActor
package final class StoreThread {
    private let thread = WorkThread()
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs work after all earlier work. Then calls a closure with the result on the main thread.
    package func perform<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value, then finish: @escaping @MainActor (Value) -> Void
    ) {
        running += 1
        // The work is enqueued at once, so that `finish()` waits for it even if the program ends with the next key.
        thread.run {
            let result = work()
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

    /// Does work on the calling thread, after all earlier work and before all later work of this thread. The thread of
    /// an import so takes its turn among the writers.
    package nonisolated func turn<Value>(_ work: () throws -> Value) rethrows -> Value {
        let (mine, over) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        thread.run {
            mine.signal()
            over.wait()
        }
        mine.wait()
        defer { over.signal() }
        return try work()
    }

    package var isIdle: Bool { running == 0 }

    /// Waits until all work is done.
    package func settle() async {
        if running > 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Waits until all work is done, but at most five seconds. Returns whether it is done.
    package func finish() -> Bool { running == 0 || Timeout.result(within: .seconds(5), on: thread, { true }) != nil }
}
