import Synchronization

/// A clock for tests. Its time advances only when ``advance(by:)`` is called.
///
/// ```swift
/// let screen = HeadlessScreen()
/// let application = Application(screen: screen, root: root, clock: screen.clock)
/// screen.clock.advance(by: .seconds(5))
/// ```
public final class ManualClock: Clock, Sendable {
    /// A point in time: the duration since the creation of the clock.
    public struct Instant: InstantProtocol {
        /// The duration since the creation of the clock.
        public var offset: Duration

        /// Creates the point in time after a duration.
        public init(offset: Duration = .zero) {
            self.offset = offset
        }

        /// Returns the point in time after a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// Returns the duration until another point in time.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Returns whether a point in time is before another one.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let time = Mutex(Duration.zero)

    /// Creates a clock at the time 0.
    public init() {}

    /// The current time.
    public var now: Instant { Instant(offset: time.withLock { $0 }) }
    /// The smallest difference of two times: a nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Advances the time.
    public func advance(by duration: Duration) {
        time.withLock { $0 += duration }
    }

    /// Waits until the time is a deadline or later.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        while now < deadline {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}
