/// A timer with its id. All programs that use the notebook know the timer by this id.
public struct KitchenTimer: Hashable, Sendable {
    public let id: String
    public var timer: RunningTimer

    /// Creates a timer with a known id.
    public init(id: String, timer: RunningTimer) {
        self.id = id
        self.timer = timer
    }

    /// Returns a new id: six letters and digits that are easy to type.
    public static func newID() -> String {
        // Leave out characters that look alike: `i`, `l`, `o`, `0` and `1`.
        let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
        return String((0..<6).map { _ in letters[Int.random(in: 0..<letters.count)] })
    }

    /// Returns timers in the order in which they are shown: first the running timers by their next ring, then the
    /// paused timers by the time that is left, then the stopped timers.
    public static func sorted(_ timers: some Sequence<KitchenTimer>) -> [KitchenTimer] {
        timers.sorted { $0.order < $1.order }
    }

    private var order: (Int, Int, String, String) {
        switch timer.state {
        case .running(let end): (0, timer.nextRing ?? end, timer.name, id)
        case .paused(let remaining): (1, remaining, timer.name, id)
        case .stopped: (2, 0, timer.name, id)
        }
    }

    /// The name, or “Timer” if it has none.
    public var shownName: String { timer.name.isEmpty ? "Timer" : timer.name }

    /// The name and the recipe: `Fry onion · Borscht`. For a timer without a recipe, only the name.
    public var title: String { timer.recipe.isEmpty ? shownName : "\(shownName) · \(timer.recipe)" }

    /// The recipe and the step: `Borscht, step 3`. Empty for a timer without a recipe.
    public var place: String {
        timer.recipe.isEmpty || timer.step < 1 ? timer.recipe : "\(timer.recipe), step \(timer.step)"
    }

    /// Whether the timer is paused.
    public var isPaused: Bool {
        if case .paused = timer.state { true } else { false }
    }

    /// Returns whether the timer runs and has reached its upper end.
    public func hasEnded(at now: Int) -> Bool {
        if case .running = timer.state { timer.remaining(at: now) == 0 } else { false }
    }

    /// Returns the number of seconds to the shown end of the timer. This is first the lower end. After the timer
    /// reaches the lower end or the user acknowledges it, the shown end is the upper end.
    public func shownRemaining(at now: Int) -> Int {
        let lower = timer.remaining(to: .lower, at: now)
        return timer.lastRing == nil && lower > 0 ? lower : timer.remaining(at: now)
    }
}

/// Decides when timers ring: once when a timer reaches an end, and then again and again until the user has seen it.
public struct TimerRinger: Sendable {
    /// A timer that has reached an end that the user has not seen.
    public struct Alert: Hashable, Sendable {
        /// The id of the timer.
        public let id: String
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

/// The time that a timer has left, in the form of a digital clock: `0:09`, `12:30`, `1:05:00`.
public struct TimeLeft: Hashable, Sendable, CustomStringConvertible {
    /// The time in seconds, at least 0.
    public let seconds: Int

    /// Creates a time. A negative number means 0.
    public init(seconds: Int) {
        self.seconds = max(0, seconds)
    }

    /// The text: minutes and seconds, or hours, minutes and seconds from one hour on.
    public var description: String {
        let minutes = seconds / 60 % 60
        let end = Self.twoDigits(seconds % 60)
        guard seconds >= 3600 else { return "\(minutes):\(end)" }
        return "\(seconds / 3600):\(Self.twoDigits(minutes)):\(end)"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
