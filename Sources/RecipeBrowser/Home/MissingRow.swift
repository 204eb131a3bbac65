import SectionedLists
import Terminal

/// A placeholder for a recipe that was removed from the cookbook after the listing was created. The next listing has no
/// row for it.
final class MissingRow: Row {
    let id: AnyHashable

    init(_ row: Int, _ section: Int) {
        id = [section, row]
    }

    func configure(_ cell: TextCell) {
        cell.text = StyledText("no longer there", role: .dim)
    }
}
