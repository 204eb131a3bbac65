import RecipeFormats
import RecipeKit
import SectionedLists

/// A part of a recipe's screen: data from the recipe, and a section that shows the data.
///
/// To add a part, add a file to this folder and a line to ``RecipePage/kinds``.
protocol RecipePart: Sendable {
    /// Creates the part for a recipe. Returns `nil` if the recipe has no data for it.
    ///
    /// It does not run on the main actor. All work that depends on the length of the recipe belongs here.
    ///
    /// - Parameter style: The style of amounts that the terminal can show.
    init?(_ result: ReadResult, style: QuantityStyle)

    /// Returns the section with its rows. It is called when the recipe is shown and after each change of its notebook
    /// entry.
    ///
    /// If the number of rows depends on the recipe, rows are created when they come into view. No row has more than
    /// ``Swift/String/rowLimit`` bytes of text.
    @MainActor func section(notes: RecipeNotes) -> Section
}
