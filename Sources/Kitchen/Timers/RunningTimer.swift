/// A kitchen timer. It runs, is paused, or was stopped.
///
/// It stores the time of its end and not the time that is left. So it is right even after the program was closed or the
/// machine slept. It has no clock: each call receives the current time in whole seconds since 1970-01-01 in UTC.
public struct RunningTimer: Hashable, Sendable {
    /// An end of a timer. The timer rings when it reaches this end.
    public enum Ring: Int, Hashable, Sendable {
        /// The lower end: the dish can be ready.
        case lower = 1
        /// The upper end. A timer with one time has only this end.
        case upper = 2
    }

    /// The state of a timer.
    public enum State: Hashable, Sendable {
        /// It runs. The value is the time of its upper end.
        case running(until: Int)
        /// It is paused. The value is the number of seconds that are left to its upper end.
        case paused(remaining: Int)
        /// The cook stopped it.
        case stopped
    }

    /// The name that the cook sees.
    public let name: String
    /// The title of the recipe. It is empty if the timer belongs to no recipe.
    public let recipe: String
    /// The number of the step, counted from 1. It is 0 if the timer belongs to no step.
    public let step: Int
    /// The seconds between the lower and the upper end. 0 if the timer has only one time.
    public let spread: Int
    public private(set) var state: State
    /// The last end that the user acknowledged, or `nil` if the user acknowledged none.
    public private(set) var lastRing: Ring?
    /// The time of the last update. If a later call passes an earlier time, the clock was set back.
    private var latest: Int

    /// Creates a running timer.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - recipe: The title of the recipe. It is empty if the timer belongs to no recipe.
    ///   - step: The number of the step, counted from 1. It is 0 if the timer belongs to no step.
    ///   - lower: The seconds to the lower end. A negative number means 0.
    ///   - upper: The seconds to the upper end, or `nil` if the timer has only one end. A number less than `lower`
    ///     counts as equal to `lower`.
    ///   - now: The current time.
    public init(name: String, recipe: String, step: Int, lower: Int, upper: Int? = nil, at now: Int) {
        let lower = Self.bounded(lower)
        let upper = max(lower, Self.bounded(upper ?? lower))
        self.init(
            name: name, recipe: recipe, step: step, spread: upper - lower, state: .running(until: now + upper),
            lastRing: nil, latest: now)
    }

    init(name: String, recipe: String, step: Int, spread: Int, state: State, lastRing: Ring?, latest: Int) {
        (self.name, self.recipe, self.step, self.spread) = (name, recipe, step, spread)
        (self.state, self.lastRing, self.latest) = (state, lastRing, latest)
    }

    /// The time of the last update. It is part of ``text``.
    var latestTime: Int { latest }

    /// The maximum length of a timer in seconds: a hundred days.
    private static let longest = 100 * 86_400

    static func bounded(_ seconds: Int) -> Int { min(max(seconds, 0), longest) }
}

extension RunningTimer {
    /// Returns the seconds that are left until an end of the timer, at least 0. Returns 0 for a stopped timer.
    public func remaining(to ring: Ring = .upper, at now: Int) -> Int {
        let upper: Int
        switch state {
        // A clock that was set back does not make the timer longer.
        case .running(let end): upper = end - max(now, latest)
        case .paused(let remaining): upper = remaining
        case .stopped: return 0
        }
        return max(ring == .upper ? upper : upper - spread, 0)
    }

    /// The time of the next ring. `nil` if the timer is paused or stopped, or if its upper end was acknowledged.
    ///
    /// A program can sleep until this time.
    public var nextRing: Int? {
        guard case .running(let end) = state else { return nil }
        switch lastRing {
        case nil: return end - spread
        case .lower: return end
        case .upper: return nil
        }
    }

    /// Updates the timer to the current time. Returns the end that the timer has reached since the last call, or `nil`
    /// if it has reached no end.
    ///
    /// Each end is returned once. If both ends have passed, for example while the machine slept, only the upper end is
    /// returned. If the clock was set back, both ends move back by the same time, so the timer does not ring late.
    ///
    /// A program that repeats the ring until the user has noticed it calls ``follow(_:)``, ``dueRing(at:)`` and
    /// ``acknowledge(_:)`` instead.
    public mutating func advance(to now: Int) -> Ring? {
        follow(now)
        let ring = dueRing(at: now)
        if let ring { acknowledge(ring) }
        return ring
    }

    /// Returns the end that the timer has reached and that the user has not acknowledged, or `nil` if there is no such
    /// end. If both ends have passed, returns the upper end.
    public func dueRing(at now: Int) -> Ring? {
        guard case .running(let end) = state else { return nil }
        let reached: Ring? = now >= end ? .upper : now >= end - spread ? .lower : nil
        guard let reached, reached.rawValue > (lastRing?.rawValue ?? 0) else { return nil }
        return reached
    }

    /// Records that the user has noticed that the timer rang at an end. The timer does not ring for this end again,
    /// unless ``extend(by:at:)`` moves the end into the future.
    public mutating func acknowledge(_ ring: Ring) {
        if ring.rawValue > lastRing?.rawValue ?? 0 { lastRing = ring }
    }

    /// Updates the timer to the current time. If the clock was set back, both ends move by the same time, so the timer
    /// does not ring late.
    ///
    /// - Returns: Whether the end has moved.
    @discardableResult
    public mutating func follow(_ now: Int) -> Bool {
        let before = state
        moveEnd(to: now)
        return state != before
    }

    /// Pauses a running timer. The remaining time is at least 0.
    public mutating func pause(at now: Int) {
        moveEnd(to: now)
        guard case .running = state else { return }
        state = .paused(remaining: remaining(at: now))
    }

    /// Continues a paused timer.
    public mutating func resume(at now: Int) {
        latest = now
        guard case .paused(let remaining) = state else { return }
        state = .running(until: now + remaining)
    }

    /// Moves both ends by a number of seconds, which can be negative. The remaining time stays between 0 and a hundred
    /// days.
    ///
    /// If the number is positive, the timer rings again at each end that is in the future after the move. A stopped
    /// timer does not change.
    public mutating func extend(by seconds: Int, at now: Int) {
        moveEnd(to: now)
        let change = min(max(seconds, -Self.longest), Self.longest)
        let left = Self.bounded(remaining(at: now) + change)
        switch state {
        case .running: state = .running(until: now + left)
        case .paused: state = .paused(remaining: left)
        case .stopped: return
        }
        if change > 0 { lastRing = left > spread ? nil : left > 0 ? .lower : lastRing }
    }

    /// Stops the timer. It does not ring any more.
    public mutating func stop() { state = .stopped }

    /// Stores the current time. If the clock was set back, moves both ends of a running timer back by the same time.
    ///
    /// One second back does not count as a change of the clock, because the start time of a timer can be rounded up.
    private mutating func moveEnd(to now: Int) {
        guard now != latest - 1 else { return }
        if now < latest, case .running(let end) = state { state = .running(until: end - (latest - now)) }
        latest = now
    }
}

extension RunningTimer {
    /// The timer as one line, for a file. ``init(text:)`` reads it.
    ///
    /// The fields are separated by tabs: the version, the state, the number of the state, the spread, the last ring,
    /// the time of the last update, the step, the recipe and the name. The number of the state is the end of a running
    /// timer, or the remaining seconds of a paused timer. For a stopped timer, the number is 0. In the recipe and the
    /// name, `%` and control characters are written as `%` and two hexadecimal digits.
    public var text: String {
        let (kind, number) =
            switch state {
            case .running(let end): ("running", end)
            case .paused(let remaining): ("paused", remaining)
            case .stopped: ("stopped", 0)
            }
        let fields = [
            "1", kind, String(number), String(spread), String(lastRing?.rawValue ?? 0), String(latestTime),
            String(step),
            Self.escaped(recipe), Self.escaped(name),
        ]
        return fields.joined(separator: "\t")
    }

    /// Reads a timer from its text. Returns `nil` for any other text.
    public init?(text: String) {
        let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 9, fields[0] == "1", let number = Int(fields[2]), let spread = Int(fields[3]),
            let ring = Int(fields[4]), ring == 0 || Ring(rawValue: ring) != nil, let latest = Int(fields[5]),
            let step = Int(fields[6]), let recipe = Self.unescaped(fields[7]), let name = Self.unescaped(fields[8]),
            Self.bounded(spread) == spread, Self.isTime(latest)
        else { return nil }
        let state: State
        switch fields[1] {
        case "running" where Self.isTime(number): state = .running(until: number)
        case "paused" where Self.bounded(number) == number: state = .paused(remaining: number)
        case "stopped": state = .stopped
        default: return nil
        }
        self.init(
            name: name, recipe: recipe, step: step, spread: spread, state: state, lastRing: Ring(rawValue: ring),
            latest: latest)
    }

    /// Returns whether a number is a plausible time. Sums with such a number do not overflow.
    private static func isTime(_ seconds: Int) -> Bool { times.contains(seconds) }

    /// The seconds of the years 1900 to 9999.
    private static let times = -2_208_988_800...253_402_300_799

    private static func escaped(_ text: String) -> String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
                let digits = Array("0123456789ABCDEF".utf8)
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func unescaped(_ text: String) -> String? {
        var result: [UInt8] = []
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard bytes.count >= 2, let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16)
            else {
                return nil
            }
            result.append(value)
            bytes = bytes.dropFirst(2)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
