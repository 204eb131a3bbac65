/// Decides when timers ring: once when a timer reaches an end, and then again and again until the user has seen it.
public struct TimerRinger: Sendable {
    /// A timer that has reached an end that the user has not seen.
    public struct Alert: Hashable, Sendable {
        /// The id of the timer.
        public let id: String
        /// The timer.
        public let timer: RunningTimer
        /// The end that the timer has reached.
        public let ring: RunningTimer.Ring
    }

    private struct Ringing: Sendable {
        let ring: RunningTimer.Ring
        var count: Int
        var next: Int
    }

    /// The numbers of seconds between rings: after the first ring, after the second, and then after each further ring.
    private static let pauses = [60, 120, 300]

    private var ringing: [String: Ringing] = [:]
    /// The timers that have reached an end that the user has not seen.
    public private(set) var alerts: [Alert] = []

    /// Creates a ringer that has rung for no timer.
    public init() {}

    /// The earliest time at which a timer of ``alerts`` rings again. `nil` if ``alerts`` is empty.
    public var next: Int? { ringing.values.map(\.next).min() }

    /// Returns the timers that ring now, and updates ``alerts``. Forgets each timer that is no longer in the list, and
    /// each timer whose end the user has seen.
    ///
    /// - Parameters:
    ///   - timers: All timers.
    ///   - now: The current time in seconds since 1970-01-01 in UTC.
    public mutating func ring(_ timers: [KitchenTimer], at now: Int) -> [Alert] {
        alerts = timers.compactMap { entry in
            entry.timer.dueRing(at: now).map { Alert(id: entry.id, timer: entry.timer, ring: $0) }
        }
        ringing = ringing.filter { id, state in alerts.contains { $0.id == id && $0.ring == state.ring } }
        return alerts.filter { alert in
            let count = ringing[alert.id]?.count ?? 0
            let pause = Self.pauses[min(count, Self.pauses.count - 1)]
            if let state = ringing[alert.id] {
                // If the clock was set back, the next ring must not be hours away.
                guard now >= state.next || state.next - now > Self.pauses.max() ?? 0 else { return false }
            }
            ringing[alert.id] = Ringing(ring: alert.ring, count: count + 1, next: now + pause)
            return true
        }
    }
}
