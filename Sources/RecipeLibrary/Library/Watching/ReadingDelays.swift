import Dispatch
import Synchronization

/// Detects that an update reads files without progress, for example from a file server that does not answer. It runs on
/// its own thread.
final class ReadingDelays: Sendable {
    /// The number of seconds without progress after which reading counts as delayed.
    private static let timeout = 2

    private struct Listener {
        var tell: (@Sendable (String?) -> Void)?
        var told: String?
    }

    private let currentPaths: [CurrentPath]
    private let thread = WorkThread()
    private let listener = Mutex(Listener())

    /// Creates an object that reports nothing before ``watch()`` is called.
    ///
    /// - Parameter currentPaths: The paths that the readers work on.
    init(_ currentPaths: [CurrentPath]) { self.currentPaths = currentPaths }

    /// Returns a stream of delays. The stream delivers a path that blocks reading for more than two seconds, and `nil`
    /// when reading continues. If there are several streams, only the newest one receives values.
    func paths() -> AsyncStream<String?> {
        let (stream, continuation) = AsyncStream.makeStream(of: String?.self, bufferingPolicy: .bufferingNewest(1))
        listener.withLock { $0 = Listener(tell: { continuation.yield($0) }) }
        return stream
    }

    /// Starts a watch that detects delays until the caller ends it. If ``paths()`` was not called before, the watch
    /// does nothing.
    func watch() -> Watch {
        let watch = Watch()
        if listener.withLock({ $0.tell != nil }) {
            let ending = watch.ending
            thread.run { [self] in look(until: ending) }
        }
        return watch
    }

    private func look(until ending: DispatchSemaphore) {
        var last = currentPaths.map(\.current)
        var repeats = Array(repeating: 0, count: currentPaths.count)
        while ending.wait(timeout: .now() + 1) == .timedOut {
            let now = currentPaths.map(\.current)
            for index in currentPaths.indices { repeats[index] = now[index] == last[index] ? repeats[index] + 1 : 0 }
            last = now
            tell(
                currentPaths.indices.first { repeats[$0] >= Self.timeout && now[$0].path != nil }.flatMap {
                    now[$0].path
                })
        }
        tell(nil)
    }

    private func tell(_ path: String?) {
        let tell = listener.withLock { listener in
            guard listener.told != path else { return nil as (@Sendable (String?) -> Void)? }
            listener.told = path
            return listener.tell
        }
        tell?(path)
    }

    /// A running watch.
    struct Watch {
        fileprivate let ending = DispatchSemaphore(value: 0)

        func end() { ending.signal() }
    }
}
