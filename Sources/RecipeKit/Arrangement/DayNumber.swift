#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Days counted from the beginning of 1970, for telling how long ago something was.
public enum DayNumber {
    /// Today where the person is.
    public static var today: Int { day(ofSeconds: Int(time(nil))) }

    /// The day, where the person is, of a moment in seconds from the beginning of 1970 in UTC.
    public static func day(ofSeconds seconds: Int) -> Int {
        var time = time_t(seconds)
        var parts = tm()
        localtime_r(&time, &parts)
        return (seconds + parts.tm_gmtoff) / 86_400
    }
}
