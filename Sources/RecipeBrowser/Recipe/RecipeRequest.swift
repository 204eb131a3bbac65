import Kitchen
import RecipeKit
import RecipeLibrary

/// A request to read a recipe for a screen.
struct RecipeRequest: Sendable {
    let recipe: RecipeSummary
    /// The recipe as the screen shows it now, or `nil`. A comparison with it shows what has changed in the file.
    let shown: ReadRecipe?
    /// The size and the units in which the recipe is shown.
    let presentation: RecipePresentation
    /// The character set for amounts and other text.
    let style: QuantityStyle
}
