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
