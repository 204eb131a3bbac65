import RecipeFormats
import RecipeKit
import SectionedLists

/// A part of a recipe's screen: data from the recipe, and the section that shows it.
///
/// To add a part, add a file to this folder and a line to ``RecipePage/kinds``.
protocol RecipePart: Sendable {
    /// Creates the part of a recipe; `nil` if the recipe has no data for it.
    ///
    /// It runs off the main actor. Do all work here whose time depends on the length of the recipe.
    ///
    /// - Parameter style: The style of amounts that the terminal can show.
    init?(_ result: ReadResult, style: QuantityStyle)

    /// Returns the section with its rows. Called when the recipe is shown and when its notebook entry has changed.
    ///
    /// If the number of rows depends on the recipe, the rows are made when they come into view. No row holds more than
    /// ``Swift/String/rowLimit`` bytes of text.
    @MainActor func section(notes: RecipeNotes) -> Section
}
