import RecipeKit
import RecipeLibrary

/// The clock that timers use. It counts whole seconds, so that all programs that share a timer agree on its end.
@MainActor
public struct WallClock {
    public static let system = WallClock { Timestamp.sinceEpoch }

    /// Returns the time since 1970-01-01 in UTC.
    package let sinceEpoch: @MainActor () -> Duration

    /// Creates a clock with its own time, for tests.
    ///
    /// - Parameter sinceEpoch: Returns the time since 1970-01-01 in UTC.
    public init(sinceEpoch: @escaping @MainActor () -> Duration) {
        self.sinceEpoch = sinceEpoch
    }

    /// The current time in whole seconds since 1970-01-01 in UTC, rounded down. A timer rings when this value reaches
    /// the end of the timer.
    package var now: Int { Timestamp(at: sinceEpoch()).seconds }

    /// The current time in seconds since 1970-01-01 in UTC, rounded to the nearest second. A new timer starts at this
    /// time, so that it rings at most half a second early or late.
    package var nearest: Int { Timestamp(nearest: sinceEpoch()).seconds }

    /// The current local day.
    package var today: CalendarDay { CalendarDay(of: Timestamp(at: sinceEpoch())) }

    /// The time until ``now`` changes: at most one second.
    package var untilNextSecond: Duration {
        let time = sinceEpoch()
        return .seconds(Timestamp(at: time).seconds + 1) - time
    }
}

extension CalendarDay.Order {
    /// The order of the user's locale, or `nil` if the locale does not say it.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    package static func ofUser(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> CalendarDay.Order? {
        let names = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environment)
        return names.first { !$0.isEmpty }.flatMap(CalendarDay.Order.init(locale:))
    }
}
