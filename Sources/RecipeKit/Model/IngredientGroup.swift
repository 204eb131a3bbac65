/// Ingredients that belong together, as the recipe groups them: those of its dough, those of its filling.
public struct IngredientGroup: Hashable, Sendable {
    /// `nil` for the ingredients of a recipe, or a part of it, that has no name.
    public var name: String?
    /// How deep it stands below other groups, where the recipe nests them; 0 at the top.
    public var level: Int
    public var ingredients: [Ingredient]

    public init(name: String? = nil, level: Int = 0, ingredients: [Ingredient]) {
        self.name = name
        self.level = level
        self.ingredients = ingredients
    }
}
