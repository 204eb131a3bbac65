import SectionedLists
import Terminal

/// A step with its number, which the user can tick. Choosing the row starts cook mode at this step. A long step has
/// several rows.
final class StepRow: ActionableRow, TickableRow {
    let number: Int
    let text: RowText
    /// The beginning of the step as written in the file. It is a part of the key under which the notebook stores the
    /// tick. All rows of a step have the same beginning, so they are ticked together.
    let start: String
    let notes: RecipeNotes
    let id: AnyHashable
    weak var actionDelegate: (any ActionDelegate)?

    /// - Parameters:
    ///   - id: The identity of the row in its section.
    ///   - number: The number of the step.
    ///   - text: The text of the row.
    ///   - start: The beginning of the step as written in the file.
    ///   - notes: The notebook entry of the recipe.
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

    /// The key under which the notebook stores the tick.
    private var key: String { "step \(number)".tickName(start) }
}
