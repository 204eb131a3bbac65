/// A day of the calendar, without time and time zone.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The year.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Creates a day from a text such as `2026-11-21`. Returns `nil` if the text has another form or names no day of
    /// the calendar.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.count) == [4, 2, 2],
            parts.joined().allSatisfy({ (0x30...0x39).contains($0) }),
            let year = Int(Substring(parts[0])), let month = Int(Substring(parts[1])),
            let day = Int(Substring(parts[2])), year > 0, (1...12).contains(month),
            (1...Self.days(ofMonth: month, year: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    private init(_ time: tm) {
        (year, month, day) = (Int(time.tm_year) + 1900, Int(time.tm_mon) + 1, Int(time.tm_mday))
    }

    /// The current local day.
    public static var today: CalendarDay { CalendarDay(of: .now) }

    /// Creates the local day of a point in time.
    public init(of timestamp: Timestamp) {
        var time = time_t(timestamp.seconds)
        var parts = tm()
        localtime_r(&time, &parts)
        self.init(parts)
    }

    /// The day in ISO 8601 form: `2026-11-21`.
    public var description: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

    /// Returns whether the first day is before the second.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// The number of days since 1970-01-01.
    public var number: Int {
        // In this computation a year starts in March, so that the leap day is the last day of a year.
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }

    private static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    private static func days(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
