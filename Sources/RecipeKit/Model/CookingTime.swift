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
