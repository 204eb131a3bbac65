import RecipeFormats
import RecipeKit
import SectionedLists

/// A part of a recipe's screen: data from the recipe, and a section that shows the data.
///
/// To add a part, add a file to this folder and a line to ``RecipePage/kinds``.
protocol RecipePart: Sendable {
    /// Creates the part for a recipe. Returns `nil` if the recipe has no data for it.
    ///
    /// It does not run on the main actor. All work that takes longer for a longer recipe belongs here.
    ///
    /// - Parameter style: The character set for amounts and other text.
    init?(_ shown: ShownRecipe, style: QuantityStyle)

    /// Returns the section with its rows. It is called when the recipe is shown and after each change of its notebook
    /// entry.
    ///
    /// If a long recipe has more rows, create each row only when it comes into view. A row must not have more than
    /// ``Swift/String/rowLimit`` bytes of text.
    @MainActor func section(notes: RecipeNotes) -> Section
}
