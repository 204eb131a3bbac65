import SectionedLists
import Terminal

/// A numbered step with its amounts and times marked, to be ticked off when it is done.
struct StepRow: TickableRow {
    let number: Int
    let text: RowText
    /// What the step begins with, also for its further rows.
    let start: String
    let notes: RecipeNotes
    let id: AnyHashable

    /// - Parameter id: Names the row in its section.
    init(id: AnyHashable, number: Int, text: RowText, start: String, notes: RecipeNotes) {
        self.id = id
        self.number = number
        self.text = text
        self.start = start
        self.notes = notes
    }

    func configure(_ cell: WrappedTextCell) {
        let isTicked = notes.isTicked(key)
        cell.indentation = 5
        cell.label = isTicked || !text.isFirst ? nil : String(number)
        cell.tick = isTicked && text.isFirst
        cell.text = isTicked ? StyledText(text.text.plain, role: .dim) : text.text
        cell.spacingBelow = text.isLast ? 1 : 0
    }

    func toggleTick() { notes.toggle(key) }

    /// Names the tick in the recipe.
    private var key: String { "step \(number)".tickName(start) }
}
