/// A pot, a pan, a tool: something the cook needs that is not eaten.
public struct Cookware: Hashable, Sendable {
    public var name: String
    /// What the step calls it where that differs from the name.
    public var alias: String?
    /// How many, where the recipe says; one otherwise.
    public var quantity: Quantity?
    public var isOptional: Bool
    /// Whether it shows in the step's text only, not in the list of cookware.
    public var isHidden: Bool
    /// Whether this is a further mention of something named before (Cooklang's `#&pan`).
    public var isReference: Bool

    public init(
        name: String, alias: String? = nil, quantity: Quantity? = nil, isOptional: Bool = false,
        isHidden: Bool = false, isReference: Bool = false
    ) {
        self.name = name
        self.alias = alias
        self.quantity = quantity
        self.isOptional = isOptional
        self.isHidden = isHidden
        self.isReference = isReference
    }

    public var displayName: String { alias ?? name }
}
