import RecipeKit
import SectionedLists

/// The lists on the screen of a recipe. Either one list shows the whole recipe, or a second list shows the steps.
@MainActor
final class RecipeLists {
    /// The list of the whole recipe. If there is a second list, the first list does not show the steps.
    private weak var first: SectionsViewController?
    /// The second list, which shows the steps. `nil` if one list shows the whole recipe.
    weak var steps: SectionsViewController?

    /// - Parameter first: The first list.
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

    /// Empties the lists.
    func showNothing() {
        first?.sections = []
        steps?.sections = []
    }

    /// Draws the visible rows again, because ticks have changed.
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
