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

/// A paragraph of text. It cannot be selected.
struct ParagraphRow: Row {
    let id: AnyHashable
    let text: StyledText
    var isSelectable: Bool { false }

    init(id: String, text: StyledText) {
        self.id = id
        self.text = text
    }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 1
        cell.text = text
    }

    /// Returns a row for each text. The id of each row is the given id and a number.
    static func rows(_ id: String, _ texts: [StyledText]) -> [any Row] {
        texts.enumerated().map { ParagraphRow(id: "\(id) \($0)", text: $1) }
    }
}
