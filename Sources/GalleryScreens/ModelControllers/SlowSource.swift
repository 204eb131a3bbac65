import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A slow data source that can fail. It simulates a network.
final class SlowSource: Sendable {
    /// The duration of each step.
    private let pace: Duration
    private let broken = Mutex(false)

    init(pace: Duration = .milliseconds(150)) { self.pace = pace }

    /// Whether reading fails after half of the steps.
    var isBroken: Bool {
        get { broken.withLock { $0 } }
        set { broken.withLock { $0 = newValue } }
    }

    /// Performs a number of steps and calls a closure after each of them.
    ///
    /// - Throws: ``OutOfReach`` if the source is broken, or `CancellationError` if the task was cancelled.
    func read(steps: Int, didStep: @Sendable (_ done: Int) async -> Void) async throws {
        for done in 1...steps {
            pause()
            try Task.checkCancellation()
            if isBroken, done > steps / 2 { throw OutOfReach() }
            await didStep(done)
        }
    }

    /// Blocks a background thread for the duration of a step. If a task slept instead and was cancelled, it would leave
    /// a timer that would wake the program later.
    private func pause() {
        let (seconds, attoseconds) = pace.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        nanosleep(&time, nil)
    }
}

/// The error of a broken source.
struct OutOfReach: Error, CustomStringConvertible {
    var description: String { "the source is out of reach" }
}
