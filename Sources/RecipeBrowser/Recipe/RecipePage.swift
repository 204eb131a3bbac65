import RecipeKit
import RecipeLibrary

/// A recipe prepared for its screen: its parts in the order of the screen.
struct RecipePage: Sendable {
    let parts: [any RecipePart]
    /// The recipe as it was read, or `nil` if the screen shows no recipe.
    let read: ReadRecipe?
    /// The fingerprint by which the recipe is found after its file was moved.
    let fingerprint: RecipeFingerprint?

    /// The maximum number of ingredients and steps that are compared to recognize a moved recipe. Comparing more would
    /// take too long.
    private static let mostIngredientsCompared = 500

    /// The kinds of parts, from the top of the screen to its end.
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

    /// Creates an empty page, for a screen that shows no recipe.
    init() {
        parts = []
        read = nil
        fingerprint = nil
    }

    /// Creates the parts of a recipe.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the recipe. Do not call it on the main actor.
    init(_ read: ReadRecipe, style: QuantityStyle) {
        let result = read.result
        let recipe = result.recipe
        self.read = read
        let isSmall =
            recipe.steps.count + recipe.listedIngredients.count <= Self.mostIngredientsCompared
            && recipe.ingredientGroups.reduce(0) { $0 + $1.ingredients.count } <= Self.mostIngredientsCompared
        fingerprint = RecipeFingerprint(read.summary.id, title: recipe.title, recipe: isSmall ? recipe : nil)
        parts = Self.kinds.compactMap { $0.init(result, style: style) }
    }
}
