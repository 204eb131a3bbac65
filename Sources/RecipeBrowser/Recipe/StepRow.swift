import RecipeKit
import SectionedLists
import Terminal

/// A numbered step with its amounts and times marked, to be ticked off when it is done.
struct StepRow: TickableRow {
    let number: Int
    let step: Step
    let ticks: RecipeTicks
    /// Names the row in its section and its tick in the recipe.
    private let key: String

    var id: AnyHashable { key }

    init(id: String, number: Int, step: Step, ticks: RecipeTicks) {
        key = id
        self.number = number
        self.step = step
        self.ticks = ticks
    }

    func configure(_ cell: WrappedTextCell) {
        let isTicked = ticks[key]
        cell.indentation = 5
        cell.label = isTicked ? nil : String(number)
        cell.tick = isTicked
        cell.text = isTicked ? StyledText(step.styledText.plain, role: .dim) : step.styledText
        cell.spacingBelow = 1
    }

    func toggleTick() { ticks.toggle(key) }
}
