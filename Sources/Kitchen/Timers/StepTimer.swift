/// A timer that a step asks for: a marked one, or a time in its text.
public struct StepTimer: Hashable, Sendable {
    /// The name of a marked timer, or `nil`.
    public var name: String?
    /// The lower end in seconds: 1200 of `20 to 25 minutes`.
    public var lower: Int
    /// The upper end in seconds. It equals ``lower`` if the step states one time.
    public var upper: Int
    /// Whether the step asks for at least this time.
    public var isMinimum: Bool
    /// The time as the step spells it: `20 to 25 minutes`.
    public var text: String
    /// The index of the step's item with the timer.
    public var item: Int
    /// The position in the text of the item in UTF-8 bytes, or `nil` for a marked timer.
    public var range: Range<Int>?
}
