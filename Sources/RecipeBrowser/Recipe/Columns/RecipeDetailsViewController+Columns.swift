import RecipeKit
import SectionedLists

extension RecipeDetailsViewController {
    /// Shows the parts of a recipe, the steps in their own list where there is one.
    func show(_ parts: [any RecipePart], notes: RecipeNotes) {
        sections = parts.filter { steps == nil || !($0 is StepsPart) }.map { $0.section(notes: notes) }
        steps?.sections = parts.filter { $0 is StepsPart }.map { $0.section(notes: notes) }
    }

    /// Shows nothing.
    func showNothing() {
        sections = []
        steps?.sections = []
    }

    /// Shows ticks that were set or taken away meanwhile.
    func reloadTicks() {
        reloadVisibleRows()
        steps?.reloadVisibleRows()
    }

    /// Goes to the start of the recipe.
    func showStart() {
        scrollToStart()
        steps?.scrollToStart()
    }
}
