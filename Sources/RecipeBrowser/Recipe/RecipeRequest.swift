import Kitchen
import RecipeKit
import RecipeLibrary

/// A request to read a recipe for a screen.
struct RecipeRequest: Sendable {
    let recipe: RecipeSummary
    /// The recipe as it was last read for the screen, or `nil` if it was not read yet. The new reading is compared with
    /// this recipe, to tell the user what has happened to the file.
    let shown: ReadRecipe?
    /// The size and the units in which the recipe is shown.
    let presentation: RecipePresentation
    /// The character set for amounts and other text.
    let style: QuantityStyle
}
