/// Ingredients that belong together, as the recipe groups them: those of its dough, those of its filling.
public struct IngredientGroup: Hashable, Sendable {
    /// `nil` for the ingredients of a recipe, or a part of it, that has no name.
    public var name: String?
    public var ingredients: [Ingredient]

    public init(name: String? = nil, ingredients: [Ingredient]) {
        self.name = name
        self.ingredients = ingredients
    }
}
