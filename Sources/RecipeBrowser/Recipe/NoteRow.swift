import SectionedLists
import Terminal

/// A note in the recipe, which is a paragraph that is not a step. The row cannot be selected or ticked.
struct NoteRow: Row {
    let id: AnyHashable
    let text: RowText
    var isSelectable: Bool { false }

    init(id: AnyHashable, text: RowText) {
        self.id = id
        self.text = text
    }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 5
        cell.text = text.text
        cell.bar = true
        cell.spacingBelow = text.isLast ? 1 : 0
    }
}
