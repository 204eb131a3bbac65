/// One mention of an ingredient: what it is, how much of it, and how it is prepared.
public struct Ingredient: Hashable, Sendable {
    public var name: String
    /// What the step calls it where that differs from the name (Cooklang's `@white wine|wine{}`).
    public var alias: String?
    /// `nil` where the recipe gives none: as much as it takes.
    public var quantity: Quantity?
    /// In a list of ingredients: what later mentions add that cannot be counted together with ``quantity``, because
    /// its unit is another (`200 g` and then `1 handful`). Empty in a step.
    public var furtherQuantities: [Quantity] = []
    /// How it is prepared before it is used: `finely chopped`.
    public var preparation: String?
    public var role: Role
    public var isOptional: Bool
    /// Whether it shows in the step's text only, not in the list of ingredients; the amount of a reference then is a
    /// part of the total, and adds nothing to it.
    public var isHidden: Bool
    /// The recipe that makes this ingredient, where it is one.
    public var recipeReference: RecipeReference?
    /// Where an ``Role/intermediate`` ingredient was made.
    public var origin: IntermediateOrigin?

    /// What a mention stands for.
    public enum Role: Hashable, Sendable {
        /// A first mention: it belongs in the list of ingredients.
        case definition
        /// A further mention of an ingredient named before (Cooklang's `@&flour{}`); its quantity, if any, adds up.
        case reference
        /// Something made in an earlier step or section (Cooklang's `@&(~1)dough{}`); never in the list.
        case intermediate
    }

    public init(
        name: String, alias: String? = nil, quantity: Quantity? = nil, preparation: String? = nil,
        role: Role = .definition, isOptional: Bool = false, isHidden: Bool = false,
        recipeReference: RecipeReference? = nil, origin: IntermediateOrigin? = nil
    ) {
        self.name = name
        self.alias = alias
        self.quantity = quantity
        self.preparation = preparation
        self.role = role
        self.isOptional = isOptional
        self.isHidden = isHidden
        self.recipeReference = recipeReference
        self.origin = origin
    }

    /// What a step's text shows: the alias where there is one.
    public var displayName: String { alias ?? name }
}
