import SectionedLists
import Terminal

/// Stands for a recipe that went since its list was made, until the next list comes.
final class MissingRow: Row {
    let id: AnyHashable

    init(_ row: Int, _ section: Int) {
        id = [section, row]
    }

    func configure(_ cell: TextCell) {
        cell.text = StyledText("no longer there", role: .dim)
    }
}
