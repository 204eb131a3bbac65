import SectionedLists
import Terminal

/// A source line with its number, near the location of a diagnostic.
struct SourceLineRow: Row {
    let id: AnyHashable
    let number: Int
    let text: String
    /// The column of the diagnostic, counted from 1. It is 0 if the diagnostic is about the whole line, and `nil` if
    /// the diagnostic is about another line.
    let column: Int?
    var isSelectable: Bool { false }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 8
        cell.label = String(number)
        cell.text = styledText
    }

    private var styledText: StyledText {
        guard let column else { return StyledText(text, role: .dim) }
        guard column > 0, let start = text.index(text.startIndex, offsetBy: column - 1, limitedBy: text.endIndex),
            start < text.endIndex
        else { return StyledText(text, role: .strong) }
        var styled = StyledText(String(text[..<start]), role: .strong)
        styled.append(String(text[start]), .error)
        styled.append(String(text[text.index(after: start)...]), .strong)
        return styled
    }
}
