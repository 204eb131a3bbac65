/// How long something takes: a number of minutes, or the words that stand in its place (`overnight`).
public struct CookingTime: Hashable, Sendable {
    /// `nil` where the text could not be understood as a time.
    public var minutes: Int?
    /// As the file has it.
    public var text: String

    public init(minutes: Int?, text: String) {
        self.minutes = minutes
        self.text = text
    }
}

extension CookingTime {
    /// Both times one after the other; `nil` minutes where either has none.
    func adding(_ other: CookingTime) -> CookingTime {
        guard let minutes, let otherMinutes = other.minutes else {
            return CookingTime(minutes: nil, text: "\(text) + \(other.text)")
        }
        let (sum, overflow) = minutes.addingReportingOverflow(otherMinutes)
        return CookingTime(minutes: overflow ? nil : sum, text: "\(text) + \(other.text)")
    }
}
