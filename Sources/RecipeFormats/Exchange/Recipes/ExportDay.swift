import RecipeKit

/// Reads the dates of exports.
enum ExportDay {
    /// Returns the day at the start of a date: `2021-01-06` for `2021-01-06 16:52:25` and `2021-01-06T16:52:25Z`.
    /// Returns `nil` for another form.
    static func day(_ text: String?) -> String? {
        guard let text else { return nil }
        let day = text.trimmingSpaces().prefix(10)
        let parts = day.split(separator: "-")
        guard day.utf8.count == 10, parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
            day.utf8.allSatisfy({ UTF8Text.isDigit($0) || $0 == UInt8(ascii: "-") })
        else { return nil }
        return String(day)
    }

    /// Returns the day of a time in seconds since 1970, in UTC. Returns `nil` for a time before about the year 5 or
    /// after about the year 9987, so that every year has four digits.
    static func day(sinceEpoch seconds: Double) -> String? {
        guard seconds > -62_000_000_000, seconds < 253_000_000_000 else { return nil }
        return Int(nearest: seconds / 86_400, rounding: .down).map { CalendarDay(number: $0).iso }
    }
}
