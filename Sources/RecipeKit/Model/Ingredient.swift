/// An ingredient in a list, or a mention of an ingredient in a step.
public struct Ingredient: Hashable, Sendable {
    /// The name in the list of ingredients.
    public var name: String
    /// The name in the step, if it differs from ``name`` (Cooklang's `@white wine|wine{}`).
    public var alias: String?
    /// The name in the recipe's file if ``name`` was changed to agree with a scaled quantity, else `nil`. For example,
    /// if the file has `1 egg` and the scaled recipe has `2 eggs`, ``name`` is `eggs` and the written name is `egg`.
    public var writtenName: String?
    /// The quantity, or `nil` if the recipe states none.
    public var quantity: Quantity?
    /// The quantities of later mentions that cannot be added to ``quantity``, for example because their unit differs.
    /// If ``quantity`` is `200 g`, a further quantity can be `1 handful`.
    ///
    /// Only an ingredient in a list has further quantities. For an ingredient in a step, the array is empty.
    public var furtherQuantities: [Quantity] = []
    /// The preparation of the ingredient before it is used: `finely chopped`.
    public var preparation: String?
    /// The role of the mention.
    public var role: Role
    /// Whether the recipe can be cooked without the ingredient.
    public var isOptional: Bool
    /// Whether the ingredient is shown only in the text of the step, and not in the list of ingredients.
    ///
    /// The quantity of a hidden reference is not added to the quantity of the definition, because the definition
    /// already includes it.
    public var isHidden: Bool
    /// The recipe for this ingredient, if there is one.
    public var recipeReference: RecipeReference?
    /// The step or section that produces the ingredient if the role is ``Role/intermediate``. For other roles, `nil`.
    public var origin: IntermediateOrigin?

    /// The role of a mention.
    public enum Role: Hashable, Sendable {
        /// A first mention. It is an entry in the list of ingredients.
        case definition
        /// A further mention of a defined ingredient (Cooklang's `@&flour{}`). Its quantity is added to the quantity of
        /// the definition.
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
