/// A recipe with the shape its author gave it: sections, groups of ingredients, amounts and times inside the steps.
///
/// What a format says is kept; nothing is flattened. Ingredients stand in a list of their own
/// (``listedIngredients``), or are marked in the steps, or both; ``ingredientGroups`` is the one list a cook sees.
public struct Recipe: Hashable, Sendable {
    public var title: String
    public var metadata: RecipeMetadata
    /// What a format lists apart from the steps, group by group. Empty where ingredients are only marked in the steps.
    public var listedIngredients: [IngredientGroup]
    /// Cookware that a format lists apart from the steps.
    public var listedCookware: [Cookware]
    public var sections: [RecipeSection]

    public init(
        title: String, metadata: RecipeMetadata = RecipeMetadata(), listedIngredients: [IngredientGroup] = [],
        listedCookware: [Cookware] = [], sections: [RecipeSection] = []
    ) {
        self.title = title
        self.metadata = metadata
        self.listedIngredients = listedIngredients
        self.listedCookware = listedCookware
        self.sections = sections
    }

    /// Every step, in order, whatever its section.
    public var steps: [Step] { sections.flatMap(\.steps) }
}
