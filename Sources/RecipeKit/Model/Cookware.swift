/// A piece of cookware that the recipe needs, such as a pot or a pan.
public struct Cookware: Hashable, Sendable {
    /// The name in the list of cookware.
    public var name: String
    /// The name in the step, if it differs from ``name``.
    public var alias: String?
    /// The number of pieces, or `nil` if the recipe states none.
    public var quantity: Quantity?
    /// Whether the recipe can be cooked without this cookware.
    public var isOptional: Bool
    /// Whether the cookware is shown only in the text of the step, and not in the list of cookware.
    public var isHidden: Bool
    /// Whether this is a further mention of cookware that an earlier step mentioned (Cooklang's `#&pan`).
    public var isReference: Bool

    /// Creates cookware.
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

    /// The name in the text of a step: the alias, or else the name.
    public var displayName: String { alias ?? name }
}
