import RecipeKit

/// A recipe made ready for its screen, in the order a cook needs it.
struct RecipePage: Sendable {
    let parts: [any RecipePart]
    /// The recipe as it was read; `nil` where the screen shows none.
    let read: ReadRecipe?
    /// What the recipe is found again by when its file went elsewhere.
    let trace: RecipeTrace?

    /// A recipe with more ingredients is known by its path alone, so that opening it does not compare them.
    private static let mostIngredientsCompared = 500

    /// What there may be of a recipe, from the top of the screen to its end.
    private static let kinds: [any RecipePart.Type] = [
        AboutPart.self,
        TimesPart.self,
        NotebookPart.self,
        IngredientsPart.self,
        CookwarePart.self,
        StepsPart.self,
        SourcePart.self,
        DiagnosticsPart.self,
    ]

    /// Nothing, for a screen that shows no recipe.
    init() {
        parts = []
        read = nil
        trace = nil
    }

    /// Takes the recipe apart. Costs O(its length), so it is made off the main actor.
    init(_ read: ReadRecipe, style: QuantityStyle) {
        let result = read.result
        let recipe = result.recipe
        self.read = read
        let isSmall =
            recipe.steps.count + recipe.listedIngredients.count <= Self.mostIngredientsCompared
            && recipe.ingredientGroups.reduce(0) { $0 + $1.ingredients.count } <= Self.mostIngredientsCompared
        trace = RecipeTrace(read.summary.id, title: recipe.title, recipe: isSmall ? recipe : nil)
        parts = Self.kinds.compactMap { $0.init(result, style: style) }
    }
}
