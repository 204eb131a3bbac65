import RecipeKit
import SectionedLists

extension RecipeDetailsViewController {
    /// Shows the parts of a recipe. The steps are shown in their own list, if there is one.
    package func show(_ parts: [any RecipePart], notes: RecipeNotes) {
        sections = parts.filter { steps == nil || !($0 is StepsPart) }.map { $0.section(notes: notes) }
        steps?.sections = parts.filter { $0 is StepsPart }.map { $0.section(notes: notes) }
    }

    /// Removes all parts.
    func showNothing() {
        sections = []
        steps?.sections = []
    }

    /// Shows changed ticks.
    func reloadTicks() {
        reloadVisibleRows()
        steps?.reloadVisibleRows()
    }

    /// Scrolls to the start of the recipe.
    func showStart() {
        scrollToStart()
        steps?.scrollToStart()
    }
}
