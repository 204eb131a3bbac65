import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Something that takes its time and may be out of reach, as a network does.
final class SlowSource: Sendable {
    /// How long each step takes.
    private let pace: Duration
    private let broken = Mutex(false)

    init(pace: Duration = .milliseconds(150)) { self.pace = pace }

    /// Whether reading fails half way.
    var isBroken: Bool {
        get { broken.withLock { $0 } }
        set { broken.withLock { $0 = newValue } }
    }

    /// Takes a number of steps, telling of each.
    ///
    /// - Throws: ``OutOfReach``, and `CancellationError` where the task was cancelled.
    func read(steps: Int, didStep: @Sendable (_ done: Int) async -> Void) async throws {
        for done in 1...steps {
            pause()
            try Task.checkCancellation()
            if isBroken, done > steps / 2 { throw OutOfReach() }
            await didStep(done)
        }
    }

    /// Keeps a thread in the background, where work has its own. A task that sleeps leaves a timer behind which goes on
    /// waking the program once a second.
    private func pause() {
        let (seconds, attoseconds) = pace.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        nanosleep(&time, nil)
    }
}

/// What a source that is broken answers.
struct OutOfReach: Error, CustomStringConvertible {
    var description: String { "the source is out of reach" }
}
