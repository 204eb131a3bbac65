import SectionedLists
import Terminal

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
