/// A day of the Gregorian calendar in the years 1 to 9999, without a time and without a time zone.
public struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number of days since 1 January 1970.
    public let number: Int

    /// Creates the day that is a number of days after 1 January 1970, or before it if the number is negative.
    ///
    /// A day before the year 1 becomes the first day of the year 1. A day after the year 9999 becomes the last day of
    /// the year 9999.
    public init(number: Int) { self.number = min(max(number, Self.first), Self.last) }

    /// Creates a day. Returns `nil` for a day that does not exist, such as 30 February, and for a year outside
    /// `1...9999`.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day > 0,
            day <= Self.days(inMonth: month, of: year)
        else { return nil }
        // In this calculation, a year begins in March, so that a leap day is the last day of its year.
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * 146_097 + dayOfEra - 719_468
    }

    /// Creates the day of a date in the form of ISO 8601: `2026-03-07`. Returns `nil` for any other text and for days
    /// that do not exist.
    public init?(iso text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
            let numbers = Self.numbers(parts)
        else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    public var components: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + era * 400 + (month < 3 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    /// The day of the week, as ISO 8601 counts it: Monday is 1, Sunday is 7.
    public var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

    /// The day in the form of ISO 8601: `2026-03-07`.
    public var iso: String {
        let (year, month, day) = components
        return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    }

    /// The day in the form of ISO 8601: `2026-03-07`.
    public var description: String { iso }

    /// The day in the form of iCalendar: `20260307`.
    package var compact: String { String(iso.filter { $0 != "-" }) }

    /// Returns the day that is a number of days later, or earlier if the number is negative. The result is limited to
    /// the years 1 to 9999.
    public func adding(days: Int) -> CalendarDay {
        let (sum, overflow) = number.addingReportingOverflow(days)
        return CalendarDay(number: overflow ? (days < 0 ? .min : .max) : sum)
    }

    /// Returns the first day of the week that contains this day.
    ///
    /// - Parameter first: The day of the week on which weeks begin. Monday is 1, Sunday is 7.
    public func startOfWeek(first: Int = 1) -> CalendarDay { adding(days: -((weekday - first + 7) % 7)) }

    /// Returns whether the first day is before the second one.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// Returns the numbers in the parts of a date or a time. Returns `nil` if a part is not a number of one to four
    /// digits.
    package static func numbers(_ parts: [some StringProtocol]) -> [Int]? {
        let numbers = parts.compactMap { part in
            part.utf8.count < 5 && !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
                ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }

    /// The ``number`` of 1 January 1.
    private static let first = -719_162
    /// The ``number`` of 31 December 9999.
    private static let last = 2_932_896
}

extension CalendarDay {
    /// The order of day and month in a date such as `06/05/2025`.
    public enum Order: Hashable, Sendable {
        /// The first number is the day. If no such day exists, the first number is the month.
        case dayFirst
        /// The first number is the month. If no such day exists, the first number is the day.
        case monthFirst
    }

    /// Creates the day of a date in one of six forms: `2025-06-15`, `2025.06.15`, `15.06.2025`, `15-06-2025`,
    /// `15/06/2025`, `06/15/2025`.
    ///
    /// A year at the end can have two digits: `25` means 2025. Returns `nil` for any other text and for days that do
    /// not exist.
    ///
    /// - Parameters:
    ///   - text: The date.
    ///   - order: The order of day and month in a date with slashes. Other dates do not depend on it.
    public init?(parsing text: some StringProtocol, order: Order = .dayFirst) {
        let trimmed = text.split { $0.isWhitespace }.joined(separator: " ")
        guard let separator = trimmed.first(where: { !$0.isNumber }), "-./".contains(separator) else { return nil }
        let parts = trimmed.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 3, let numbers = Self.numbers(parts) else { return nil }
        if parts[0].count == 4 {
            guard separator != "/" else { return nil }
            self.init(year: numbers[0], month: numbers[1], day: numbers[2])
            return
        }
        guard parts[0].count <= 2, parts[1].count <= 2, parts[2].count == 4 || parts[2].count == 2 else { return nil }
        let year = parts[2].count == 2 ? 2000 + numbers[2] : numbers[2]
        let dayFirst = CalendarDay(year: year, month: numbers[1], day: numbers[0])
        let monthFirst = separator == "/" ? CalendarDay(year: year, month: numbers[0], day: numbers[1]) : nil
        guard let day = order == .dayFirst ? dayFirst ?? monthFirst : monthFirst ?? dayFirst else { return nil }
        self = day
    }

    /// Creates the day of a date without a year: `7.3.`, `7-3`, `7/3`. The result is the first day with this date that
    /// is not before `today`.
    ///
    /// The day comes before the month: `7/3` is 7 March. The month comes first in two forms: two digits before and
    /// after a hyphen (`03-07`), and a slash before a number above 12 (`7/13`). Returns `nil` for any other text. Also
    /// returns `nil` if no such day exists between `today` and the end of the next year.
    ///
    /// - Parameters:
    ///   - text: The date.
    ///   - today: The first day that can be the result.
    public init?(parsingDayAndMonth text: some StringProtocol, from today: CalendarDay) {
        let trimmed = String(text.filter { !$0.isWhitespace })
        let bare = trimmed.hasSuffix(".") ? String(trimmed.dropLast()) : trimmed
        guard let separator = bare.first(where: { !$0.isNumber }), "-./".contains(separator) else { return nil }
        let isISO = separator == "-" && bare.utf8.count == 5
        let year = today.components.year
        let days = [year, year + 1].compactMap { year in
            CalendarDay(parsing: isISO ? "\(year)-\(bare)" : "\(bare)\(separator)\(year)")
        }
        guard let day = days.first(where: { $0 >= today }) else { return nil }
        self = day
    }
}
