import RecipeKit
import RecipeLibrary

/// The recipe that a screen shows next.
struct RecipeRequest: Sendable {
    let recipe: RecipeSummary
    /// The visible recipe, or `nil` to show the requested recipe from its start.
    let shown: ReadRecipe?
    /// The style of amounts that the terminal can show.
    let style: QuantityStyle
}
