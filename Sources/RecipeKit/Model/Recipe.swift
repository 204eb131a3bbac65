/// A recipe with its structure: sections, groups of ingredients, and steps with marked amounts and times.
///
/// A recipe file can list ingredients separately (``listedIngredients``), mark them in the steps, or do both.
/// ``ingredientGroups`` combines them in one list for the user.
public struct Recipe: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The metadata.
    public var metadata: RecipeMetadata
    /// The ingredients in lists outside the steps. The array is empty if the ingredients are only marked in the steps.
    public var listedIngredients: [IngredientGroup]
    /// The cookware in lists outside the steps.
    public var listedCookware: [Cookware]
    /// The sections with their steps and other paragraphs.
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
