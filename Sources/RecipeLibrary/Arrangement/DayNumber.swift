/// Numbers of local days. Day 0 is 1970-01-01.
public enum DayNumber {
    /// The number of the current local day.
    public static var today: Int { day(ofSeconds: Int(time(nil))) }

    /// Returns the local day of a time in seconds since 1970 in UTC.
    public static func day(ofSeconds seconds: Int) -> Int {
        var time = time_t(seconds)
        var parts = tm()
        localtime_r(&time, &parts)
        return (seconds + parts.tm_gmtoff) / 86_400
    }
}
