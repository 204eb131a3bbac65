import RecipeKit

/// A point in time, in whole seconds.
public struct Timestamp: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Seconds since 1970-01-01 in UTC.
    public let seconds: Int

    public init(seconds: Int) {
        self.seconds = seconds
    }

    /// The current time.
    public static var now: Timestamp { Timestamp(seconds: Int(time(nil))) }

    /// The time since 1970-01-01 in UTC, with fractions of a second. It can go back when the clock is set.
    public static var sinceEpoch: Duration {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }

    /// Creates a timestamp from a time since 1970-01-01 in UTC. Drops fractions of a second.
    public init(at time: Duration) {
        self.init(seconds: Int(time.components.seconds))
    }

    /// Creates the timestamp that is nearest to a time since 1970-01-01 in UTC.
    public init(nearest time: Duration) {
        let (seconds, attoseconds) = time.components
        self.init(seconds: Int(seconds) + (attoseconds >= 500_000_000_000_000_000 ? 1 : 0))
    }

    /// Returns whether the first timestamp is earlier than the second.
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }

    /// The time in ISO 8601 form: `2026-11-21T19:02:03Z`.
    public var description: String {
        var time = time_t(seconds)
        var parts = tm()
        gmtime_r(&time, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
        return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The local time of the day: `19:02`.
    public var localTime: String {
        var time = time_t(seconds)
        var parts = tm()
        localtime_r(&time, &parts)
        func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(padded(parts.tm_hour)):\(padded(parts.tm_min))"
    }

    /// Creates a timestamp from a text such as `2026-11-21T19:02:03Z`. Returns `nil` if the text is invalid.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
        guard parts.count == 2, let day = CalendarDay(iso: String(Substring(parts[0]))),
            parts[1].last == UInt8(ascii: "Z")
        else { return nil }
        let clock = parts[1].dropLast().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let numbers = clock.compactMap { $0.count == 2 ? UInt8(Substring($0)) : nil }.map(Int.init)
        // Second 60 is a leap second.
        guard clock.count == 3, numbers.count == 3, numbers[0] < 24, numbers[1] < 60, numbers[2] <= 60
        else { return nil }
        var time = tm()
        let date = day.components
        (time.tm_year, time.tm_mon, time.tm_mday) = (Int32(date.year - 1900), Int32(date.month - 1), Int32(date.day))
        (time.tm_hour, time.tm_min, time.tm_sec) = (Int32(numbers[0]), Int32(numbers[1]), Int32(numbers[2]))
        self.init(seconds: timegm(&time))
    }
}

/// The numbers of days in the local time zone. 1970-01-01 is day 0.
public enum DayNumber {
    /// The number of the current local day.
    public static var today: Int { day(ofSeconds: Int(time(nil))) }

    /// Returns the number of the local day that contains a point in time.
    ///
    /// - Parameter seconds: The seconds since 1970-01-01 in UTC.
    public static func day(ofSeconds seconds: Int) -> Int {
        CalendarDay(of: Timestamp(seconds: seconds)).number
    }
}

extension CalendarDay {
    /// The current local day.
    public static var today: CalendarDay { CalendarDay(of: .now) }

    /// Creates the local day of a point in time.
    public init(of timestamp: Timestamp) {
        var time = time_t(timestamp.seconds)
        var parts = tm()
        localtime_r(&time, &parts)
        self =
            CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
            ?? CalendarDay(number: timestamp.seconds / 86_400)
    }
}
