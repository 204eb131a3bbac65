import RecipeKit
import SectionedLists

/// A part of a recipe's screen: what it takes from the recipe, and the section that shows it.
///
/// A new part, or a new kind of row, is a file beside the others and its line in ``RecipePage/kinds``.
protocol RecipePart: Sendable {
    /// Takes from a recipe what the part shows; `nil` where there is nothing of it.
    ///
    /// Runs off the main actor. Whatever takes longer for a longer recipe belongs here.
    ///
    /// - Parameter style: How the terminal can show amounts.
    init?(_ result: ReadResult, style: QuantityStyle)

    /// The section with its rows, made when the recipe is shown, and again when something was added to it. Rows that grow in number with the recipe are made when
    /// they come into view, and none holds more than ``Swift/String/rowLimit`` of text.
    @MainActor func section(notes: RecipeNotes) -> Section
}
