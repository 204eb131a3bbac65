import SectionedLists
import Terminal

/// A numbered step with emphasized ingredients and times. The user can tick it. Choosing it starts cook mode there. A
/// long step has several rows.
final class StepRow: ActionableRow, TickableRow {
    let number: Int
    let text: RowText
    /// The beginning of the step, which becomes a part of the tick's key. It is the same for all rows of the step.
    let start: String
    let notes: RecipeNotes
    let id: AnyHashable
    weak var actionDelegate: (any ActionDelegate)?

    /// - Parameter id: The identity of the row in its section.
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

    func performAction() { delegate(as: (any StepActionDelegate).self)?.cook(from: number) }

    func toggleTick() { notes.toggle(key) }

    /// The key of the tick in the notebook entry.
    private var key: String { "step \(number)".tickName(start) }
}
