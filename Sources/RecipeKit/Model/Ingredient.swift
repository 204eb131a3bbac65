/// A mention of an ingredient, with its quantity and its preparation.
public struct Ingredient: Hashable, Sendable {
    /// The name in the list of ingredients.
    public var name: String
    /// The name in the step, if it differs from ``name`` (Cooklang's `@white wine|wine{}`).
    public var alias: String?
    /// The quantity, or `nil` if the recipe states none.
    public var quantity: Quantity?
    /// The quantities of later mentions that have another unit than ``quantity`` (`200 g` and then `1 handful`).
    ///
    /// Used in lists of ingredients. Empty in a step.
    public var furtherQuantities: [Quantity] = []
    /// The preparation before use: `finely chopped`.
    public var preparation: String?
    /// The role of the mention.
    public var role: Role
    /// Whether the recipe works without it.
    public var isOptional: Bool
    /// Whether it appears only in the text of the step, not in the list of ingredients.
    ///
    /// The amount of a hidden reference is a part of the listed amount and is not added to it.
    public var isHidden: Bool
    /// The recipe for this ingredient, if there is one.
    public var recipeReference: RecipeReference?
    /// The step or section that made an ``Role/intermediate`` ingredient.
    public var origin: IntermediateOrigin?

    /// The role of a mention.
    public enum Role: Hashable, Sendable {
        /// A mention that belongs in the list of ingredients.
        case definition
        /// A mention of an ingredient named before (Cooklang's `@&flour{}`). Its quantity is added to the definition.
        case reference
        /// The result of an earlier step or section (Cooklang's `@&(~1)dough{}`). Never in the list of ingredients.
        case intermediate
    }

    /// Creates an ingredient.
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

    /// The name in the text of a step: the alias, or else the name.
    public var displayName: String { alias ?? name }
}
