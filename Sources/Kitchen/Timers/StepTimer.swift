/// A timer of a step: a marked timer, or a time in the text.
public struct StepTimer: Hashable, Sendable {
    /// The name of a marked timer, or `nil` if there is no name.
    public var name: String?
    /// The lower end in seconds: 1200 for `20 to 25 minutes`.
    public var lower: Int
    /// The upper end in seconds. It equals ``lower`` if the step states one time.
    public var upper: Int
    /// Whether the step says that the time is a minimum: `at least 20 minutes`.
    public var isMinimum: Bool
    /// The time as the step spells it: `20 to 25 minutes`.
    public var text: String
    /// The index of the timer's item among the items of the step.
    public var item: Int
    /// The range of the time in the text of the item, in UTF-8 bytes. `nil` for a marked timer.
    public var range: Range<Int>?
}
