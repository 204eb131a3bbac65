import Kitchen
import RecipeKit
import RecipeLibrary

/// A recipe that is prepared for its screen: its parts, from the top of the screen to its end.
struct RecipePage: Sendable {
    let parts: [any RecipePart]
    /// The recipe that was read, or `nil` if the screen shows no recipe.
    let read: ReadRecipe?
    /// The recipe in the size and the units of the page, or `nil` if the screen shows no recipe.
    let shown: ShownRecipe?
    /// The fingerprint of the recipe, for its notebook entry, or `nil` if the screen shows no recipe.
    let fingerprint: RecipeFingerprint?

    /// The maximum number of ingredients, and of steps and groups, for which a content hash is computed. For a larger
    /// recipe, that would take too long, so the notebook does not recognize it after its file was moved.
    private static let maximumOfComparedParts = 500

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

    /// Creates an empty page for a screen that shows no recipe.
    init() {
        parts = []
        read = nil
        shown = nil
        fingerprint = nil
    }

    /// Creates the page of a recipe.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the recipe. Do not call it on the main actor.
    init(_ read: ReadRecipe, _ presentation: RecipePresentation = .init(), style: QuantityStyle) {
        let result = read.result
        let recipe = result.recipe
        self.read = read
        let isSmall =
            recipe.steps.count + recipe.listedIngredients.count <= Self.maximumOfComparedParts
            && recipe.ingredientGroups.reduce(0) { $0 + $1.ingredients.count } <= Self.maximumOfComparedParts
        fingerprint = RecipeFingerprint(read.summary.id, title: recipe.title, recipe: isSmall ? recipe : nil)
        let shown = ShownRecipe(result, presentation, style: style)
        self.shown = shown
        parts = Self.kinds.compactMap { $0.init(shown, style: style) }
    }
}
