/// The time that a timer has left, in the form of a digital clock: `0:09`, `12:30`, `1:05:00`.
public struct TimeLeft: Hashable, Sendable, CustomStringConvertible {
    /// The time in seconds, at least 0.
    public let seconds: Int

    /// Creates a time. A negative number means 0.
    public init(seconds: Int) {
        self.seconds = max(0, seconds)
    }

    /// The text: minutes and seconds, or hours, minutes and seconds from one hour on.
    public var description: String {
        let minutes = seconds / 60 % 60
        let end = Self.twoDigits(seconds % 60)
        guard seconds >= 3600 else { return "\(minutes):\(end)" }
        return "\(seconds / 3600):\(Self.twoDigits(minutes)):\(end)"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
