import SectionedLists
import Terminal

/// A line of a file with its number, near a place where something is wrong.
struct SourceLineRow: Row {
    let id: AnyHashable
    let number: Int
    let text: String
    /// Which character something is wrong with, from 1; 0 for the whole line, `nil` for a line that is only near.
    let column: Int?
    var isSelectable: Bool { false }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 8
        cell.label = String(number)
        cell.text = styledText
    }

    private var styledText: StyledText {
        guard let column else { return StyledText(text, role: .dim) }
        guard column > 0, let place = text.index(text.startIndex, offsetBy: column - 1, limitedBy: text.endIndex),
            place < text.endIndex
        else { return StyledText(text, role: .strong) }
        var styled = StyledText(String(text[..<place]), role: .strong)
        styled.append(String(text[place]), .error)
        styled.append(String(text[text.index(after: place)...]), .strong)
        return styled
    }
}
