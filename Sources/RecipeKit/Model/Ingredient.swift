/// A mention of an ingredient, with its quantity and its preparation.
public struct Ingredient: Hashable, Sendable {
    /// The name in the list of ingredients.
    public var name: String
    /// The name in the step, if it differs from ``name`` (Cooklang's `@white wine|wine{}`).
    public var alias: String?
    /// The quantity, or `nil` if the recipe states none.
    public var quantity: Quantity?
    /// The quantities of later mentions with another unit than ``quantity`` (`200 g` and then `1 handful`).
    ///
    /// Lists of ingredients use them. In a step, the array is empty.
    public var furtherQuantities: [Quantity] = []
    /// The preparation before use: `finely chopped`.
    public var preparation: String?
    /// The role of the mention.
    public var role: Role
    /// Whether the recipe can be cooked without it.
    public var isOptional: Bool
    /// Whether it is mentioned only in the text of the step and omitted from the list of ingredients.
    ///
    /// The amount of a hidden reference is a part of the listed amount, so it is not added to it.
    public var isHidden: Bool
    /// The recipe for this ingredient, if there is one.
    public var recipeReference: RecipeReference?
    /// The step or section that produces an ``Role/intermediate`` ingredient.
    public var origin: IntermediateOrigin?

    /// The role of a mention.
    public enum Role: Hashable, Sendable {
        /// A first mention, which defines an entry in the list of ingredients.
        case definition
        /// A mention of an ingredient that is already defined (Cooklang's `@&flour{}`). Its quantity is added to that
        /// of the definition.
        case reference
        /// The result of an earlier step or section (Cooklang's `@&(~1)dough{}`). The list of ingredients never
        /// contains it.
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
