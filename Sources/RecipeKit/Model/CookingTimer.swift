/// A timer in a step. In Cooklang: `~{25%min}`, `~eggs{3%min}`. A timer may have only a name and no duration.
public struct CookingTimer: Hashable, Sendable {
    /// The name, or `nil`.
    public var name: String?
    /// The duration, with the unit as the recipe spells it, or `nil`.
    public var duration: Quantity?

    /// Creates a timer.
    public init(name: String? = nil, duration: Quantity? = nil) {
        self.name = name
        self.duration = duration
    }
}
