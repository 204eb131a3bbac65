/// A group of ingredients, such as the ingredients of the dough or of the filling.
public struct IngredientGroup: Hashable, Sendable {
    /// The name, or `nil` if the group has none.
    public var name: String?
    /// The nesting level. A group that is in no other group has level 0.
    public var level: Int
    /// The ingredients of the group.
    public var ingredients: [Ingredient]

    /// Creates a group.
    public init(name: String? = nil, level: Int = 0, ingredients: [Ingredient]) {
        self.name = name
        self.level = level
        self.ingredients = ingredients
    }
}
