import RecipeFormats
import RecipeKit
import SectionedLists

/// A part of the screen of a recipe: data from the recipe, and a section that shows the data.
///
/// To add a part, add a file to the folder `Parts` and a line to ``RecipePage/kinds``.
protocol RecipePart: Sendable {
    /// Creates the part for a recipe. Returns `nil` if the recipe has no data for this part.
    ///
    /// For a long recipe, this initializer does not run on the main actor. So all work that takes longer for a longer
    /// recipe belongs here.
    ///
    /// - Parameters:
    ///   - shown: The recipe in the size and the units of the screen.
    ///   - style: How amounts are written.
    init?(_ shown: ShownRecipe, style: QuantityStyle)

    /// Returns the section that shows the data. This method is called when the recipe is shown, and after each change
    /// of the recipe's notebook entry, except a change of ticks alone.
    ///
    /// If a long recipe has more rows than a short one, the section must create each row when the row comes into view.
    /// A row may have at most ``Swift/String/rowLimit`` bytes of text.
    @MainActor func section(notes: RecipeNotes) -> Section
}
