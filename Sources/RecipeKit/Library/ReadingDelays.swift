import Dispatch
import Synchronization

/// Sees from a thread of its own whether the reading of files stands still, as long as an update goes on.
final class ReadingDelays: Sendable {
    /// After so many looks that found the same, whoever reads is waiting; one a second.
    private static let patience = 2

    private struct Listener {
        var tell: (@Sendable (String?) -> Void)?
        var told: String?
    }

    private let places: [ReadingPlace]
    private let thread = WorkThread()
    private let listener = Mutex(Listener())

    /// - Parameter places: Where those who read are.
    init(_ places: [ReadingPlace]) { self.places = places }

    /// The path that reading waits for, whenever one keeps it for more than two seconds, and `nil` when it goes on. There
    /// is one listener, the last.
    func paths() -> AsyncStream<String?> {
        let (stream, continuation) = AsyncStream.makeStream(of: String?.self, bufferingPolicy: .bufferingNewest(1))
        listener.withLock { $0 = Listener(tell: { continuation.yield($0) }) }
        return stream
    }

    /// Looks on until what is returned is ended; where nobody listens, nobody looks.
    func watch() -> Watch {
        let watch = Watch()
        if listener.withLock({ $0.tell != nil }) {
            let ending = watch.ending
            thread.run { [self] in look(until: ending) }
        }
        return watch
    }

    private func look(until ending: DispatchSemaphore) {
        var last = places.map(\.current)
        var repeats = Array(repeating: 0, count: places.count)
        while ending.wait(timeout: .now() + 1) == .timedOut {
            let now = places.map(\.current)
            for index in places.indices { repeats[index] = now[index] == last[index] ? repeats[index] + 1 : 0 }
            last = now
            tell(places.indices.first { repeats[$0] >= Self.patience && now[$0].path != nil }.flatMap { now[$0].path })
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

    /// A looking-on that is under way.
    struct Watch {
        fileprivate let ending = DispatchSemaphore(value: 0)

        func end() { ending.signal() }
    }
}
