import RecipeKit

/// A time of day.
public struct PlanTime: Hashable, Sendable, Comparable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int

    /// Creates a time. Returns `nil` if the hour or the minute is out of range.
    public init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        (self.hour, self.minute) = (hour, minute)
    }

    /// Reads a time: `08:30`, `8:30`, `18.30`. Returns `nil` for any other text.
    public init?(parsing text: some StringProtocol) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
        guard parts.count == 2, parts[0].count <= 2, parts[1].count == 2, let numbers = CalendarDay.numbers(parts)
        else {
            return nil
        }
        self.init(hour: numbers[0], minute: numbers[1])
    }

    /// The text: `08:30`.
    public var text: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }

    /// Returns whether the first time is before the second one.
    public static func < (left: PlanTime, right: PlanTime) -> Bool {
        (left.hour, left.minute) < (right.hour, right.minute)
    }
}
