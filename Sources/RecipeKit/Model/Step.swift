/// A step of a recipe: text with marked ingredients, cookware and timers.
public struct Step: Hashable, Sendable {
    /// The pieces of the text, in order.
    public var items: [StepItem]

    public init(_ items: [StepItem]) { self.items = items }
}

/// A piece of a step's text.
public enum StepItem: Hashable, Sendable {
    /// Plain text. A line feed is a forced line break.
    case text(String)
    /// A marked ingredient.
    case ingredient(Ingredient)
    /// A marked piece of cookware.
    case cookware(Cookware)
    /// A marked timer.
    case timer(CookingTimer)
}
