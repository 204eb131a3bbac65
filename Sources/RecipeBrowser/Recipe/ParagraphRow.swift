import SectionedLists
import Terminal

/// A paragraph to read; the keys pass over it.
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

    /// Paragraphs, one under the other.
    static func rows(_ id: String, _ texts: [StyledText]) -> [any Row] {
        texts.enumerated().map { ParagraphRow(id: "\(id) \($0)", text: $1) }
    }
}
