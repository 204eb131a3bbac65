import Synchronization

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
    func read(steps: Int, didStep: (_ done: Int) async -> Void) async throws {
        for done in 1...steps {
            try await Task.sleep(for: pace)
            if isBroken, done > steps / 2 { throw OutOfReach() }
            await didStep(done)
        }
    }
}

/// What a source that is broken answers.
struct OutOfReach: Error, CustomStringConvertible {
    var description: String { "The source is out of reach." }
}
