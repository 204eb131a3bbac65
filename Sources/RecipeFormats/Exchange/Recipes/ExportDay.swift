import RecipeKit

/// Reads the dates of exports.
enum ExportDay {
    /// Returns the day at the start of a date: `2021-01-06` for `2021-01-06 16:52:25` or `2021-01-06T16:52:25Z`. Returns
    /// `nil` for another form.
    static func day(_ text: String?) -> String? {
        guard let text else { return nil }
        let day = text.trimmingSpaces().prefix(10)
        let parts = day.split(separator: "-")
        guard day.utf8.count == 10, parts.count == 3, parts[0].count == 4, parts[1].count == 2,
            day.utf8.allSatisfy({ UTF8Text.isDigit($0) || $0 == UInt8(ascii: "-") })
        else { return nil }
        return String(day)
    }

    /// Returns the day of a time in seconds since 1970, in UTC, or `nil` if the year has no four digits.
    static func day(sinceEpoch seconds: Double) -> String? {
        guard seconds > -62_000_000_000, seconds < 253_000_000_000 else { return nil }
        let (year, month, day) = civil(Int((seconds / 86_400).rounded(.down)))
        return digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2)
    }

    /// Returns the date of a number of days since 1970 in the Gregorian calendar.
    ///
    /// The year begins in March here, so that the day that a leap year adds is its last.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * march + 2) / 5 + 1)
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
