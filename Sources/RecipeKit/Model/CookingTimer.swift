/// A timer in a step: `~{25%min}`, `~eggs{3%min}`, or only a name.
public struct CookingTimer: Hashable, Sendable {
    /// The name, or `nil`.
    public var name: String?
    /// The duration, with the unit as the recipe spells it.
    public var duration: Quantity?

    /// Creates a timer.
    public init(name: String? = nil, duration: Quantity? = nil) {
        self.name = name
        self.duration = duration
    }
}
