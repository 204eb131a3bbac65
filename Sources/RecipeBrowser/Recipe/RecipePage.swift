import RecipeKit

/// A recipe made ready for its screen, in the order a cook needs it.
struct RecipePage: Sendable {
    let parts: [any RecipePart]

    /// What there may be of a recipe, from the top of the screen to its end.
    private static let kinds: [any RecipePart.Type] = [
        AboutPart.self,
        TimesPart.self,
        IngredientsPart.self,
        CookwarePart.self,
        StepsPart.self,
        SourcePart.self,
        DiagnosticsPart.self,
    ]

    /// Nothing, for a screen that shows no recipe.
    init() {
        parts = []
    }

    /// Takes the recipe apart. Costs O(its length), so it is made off the main actor.
    init(_ result: ReadResult, style: QuantityStyle) {
        parts = Self.kinds.compactMap { $0.init(result, style: style) }
    }
}
