import SectionedLists
import Terminal

/// Background or advice between the steps; it can be read, not done.
struct NoteRow: Row {
    let id: AnyHashable
    let text: String
    var isSelectable: Bool { false }

    init(id: String, text: String) {
        self.id = id
        self.text = text
    }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 5
        cell.text = StyledText(text, role: .dim)
        cell.bar = true
        cell.spacingBelow = 1
    }
}
