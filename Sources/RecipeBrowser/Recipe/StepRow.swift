import SectionedLists
import Terminal

/// A numbered step with its amounts and times marked, to be ticked off when it is done.
struct StepRow: TickableRow {
    let number: Int
    let text: StyledText
    let ticks: RecipeTicks
    /// Names the row in its section and its tick in the recipe.
    private let key: String

    var id: AnyHashable { key }

    init(id: String, number: Int, text: StyledText, ticks: RecipeTicks) {
        key = id
        self.number = number
        self.text = text
        self.ticks = ticks
    }

    func configure(_ cell: WrappedTextCell) {
        let isTicked = ticks[key]
        cell.indentation = 5
        cell.label = isTicked ? nil : String(number)
        cell.tick = isTicked
        cell.text = isTicked ? StyledText(text.plain, role: .dim) : text
        cell.spacingBelow = 1
    }

    func toggleTick() { ticks.toggle(key) }
}
