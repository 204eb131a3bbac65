/// One step of a recipe: text with the ingredients, cookware and times it speaks of marked inside it.
public struct Step: Hashable, Sendable {
    public var items: [StepItem]

    public init(_ items: [StepItem]) { self.items = items }
}

/// A piece of a step's text.
public enum StepItem: Hashable, Sendable {
    /// Plain words; a forced line break is `\n`.
    case text(String)
    case ingredient(Ingredient)
    case cookware(Cookware)
    case timer(CookingTimer)
}
