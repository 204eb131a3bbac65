import RecipeKit
import SectionedLists

/// The lists of a recipe's screen: one list for the whole recipe, or one for the steps and one for everything else.
@MainActor
final class RecipeLists {
    private weak var first: SectionsViewController?
    /// The list of steps, or `nil` if one list shows the whole recipe.
    weak var steps: SectionsViewController?

    /// - Parameter first: The list for the whole recipe, or for all parts except the steps.
    init(_ first: SectionsViewController) {
        self.first = first
    }

    /// Shows the parts of a recipe in the lists.
    func show(_ parts: [any RecipePart], notes: RecipeNotes) {
        first?.sections = parts.filter { steps == nil || !($0 is StepsPart) }.map { $0.section(notes: notes) }
        steps?.sections = parts.filter { $0 is StepsPart }.map { $0.section(notes: notes) }
    }

    /// Removes all parts.
    func showNothing() {
        first?.sections = []
        steps?.sections = []
    }

    /// Updates the ticks of the visible rows.
    func reloadTicks() {
        first?.reloadVisibleRows()
        steps?.reloadVisibleRows()
    }

    /// Scrolls to the start of the recipe.
    func showStart() {
        first?.scrollToStart()
        steps?.scrollToStart()
    }
}
