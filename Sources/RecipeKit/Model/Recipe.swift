/// A recipe with its structure: sections, groups of ingredients, and steps with marked amounts and times.
///
/// A format may list ingredients separately (``listedIngredients``), mark them in the steps, or both.
/// ``ingredientGroups`` combines both in one list for the user.
public struct Recipe: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The metadata.
    public var metadata: RecipeMetadata
    /// The ingredients listed separately from the steps. Empty if ingredients are only marked in the steps.
    public var listedIngredients: [IngredientGroup]
    /// The cookware listed separately from the steps.
    public var listedCookware: [Cookware]
    /// The sections with their steps and notes.
    public var sections: [RecipeSection]

    /// Creates a recipe.
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

    /// The steps of all sections, in order.
    public var steps: [Step] { sections.flatMap(\.steps) }
}
