/// A duration in a recipe: a number of minutes, or only words (`overnight`).
public struct CookingTime: Hashable, Sendable {
    /// The number of minutes, or `nil` if the text does not state it: `overnight`, `1 hour plus chilling`.
    public var minutes: Int?
    /// The text in the file. The text of a sum consists of the texts of both times: `20 min + overnight`.
    public var text: String

    /// Creates a time.
    public init(minutes: Int?, text: String) {
        self.minutes = minutes
        self.text = text
    }
}

extension CookingTime {
    /// Returns the sum of two times. Its ``minutes`` are `nil` if the minutes of one of the times are `nil`, or on
    /// overflow.
    package func adding(_ other: CookingTime) -> CookingTime {
        guard let minutes, let otherMinutes = other.minutes else {
            return CookingTime(minutes: nil, text: "\(text) + \(other.text)")
        }
        let (sum, overflow) = minutes.addingReportingOverflow(otherMinutes)
        return CookingTime(minutes: overflow ? nil : sum, text: "\(text) + \(other.text)")
    }
}
