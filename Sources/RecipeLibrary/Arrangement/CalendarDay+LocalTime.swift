import RecipeKit

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
