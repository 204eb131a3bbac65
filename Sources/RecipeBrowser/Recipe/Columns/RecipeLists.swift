import RecipeKit
import SectionedLists

/// The lists of a recipe's screen: one list for the whole recipe, or two lists, of which one has only the steps.
@MainActor
final class RecipeLists {
    /// The list of the whole recipe, or of all parts except the steps.
    private weak var first: SectionsViewController?
    /// The list of the steps, or `nil` if one list shows the whole recipe.
    weak var steps: SectionsViewController?

    /// - Parameter first: The list of the whole recipe, or of all parts except the steps.
    init(_ first: SectionsViewController) {
        self.first = first
    }

    /// The list of the steps if there is one and it has the focus.
    var focusedStepList: SectionsViewController? { steps?.isFocused == true ? steps : nil }

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

    /// Draws the visible rows again after ticks have changed.
    func reloadTicks() {
        first?.reloadVisibleRows()
        steps?.reloadVisibleRows()
    }

    /// Scrolls each list to its start.
    func showStart() {
        first?.scrollToStart()
        steps?.scrollToStart()
    }
}
