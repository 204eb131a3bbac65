/// A time to wait inside a step: `~{25%min}`, `~eggs{3%min}`, or only a name.
public struct CookingTimer: Hashable, Sendable {
    public var name: String?
    /// How long, with its unit as the recipe spells it.
    public var duration: Quantity?

    public init(name: String? = nil, duration: Quantity? = nil) {
        self.name = name
        self.duration = duration
    }
}
