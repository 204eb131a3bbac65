import SectionedLists
import Terminal

/// A numbered step with its amounts and times marked, to be ticked off when it is done.
struct StepRow: TickableRow {
    let number: Int
    let text: RowText
    let ticks: RecipeTicks
    let id: AnyHashable

    /// - Parameter id: The row's place in its section.
    init(id: Int, number: Int, text: RowText, ticks: RecipeTicks) {
        self.id = id
        self.number = number
        self.text = text
        self.ticks = ticks
    }

    func configure(_ cell: WrappedTextCell) {
        let isTicked = ticks[key]
        cell.indentation = 5
        cell.label = isTicked || !text.isFirst ? nil : String(number)
        cell.tick = isTicked && text.isFirst
        cell.text = isTicked ? StyledText(text.text.plain, role: .dim) : text.text
        cell.spacingBelow = text.isLast ? 1 : 0
    }

    func toggleTick() { ticks.toggle(key) }

    /// Names the tick in the recipe.
    private var key: String { "step \(number)" }
}
