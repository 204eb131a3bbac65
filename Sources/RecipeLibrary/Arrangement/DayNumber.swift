import RecipeKit

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
