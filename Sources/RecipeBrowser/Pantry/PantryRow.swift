import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// An item of the pantry: its name, its amount, and the last day on which it is good.
struct PantryRow: Row {
    let item: PantryItem
    let today: CalendarDay
    /// The width of the column for the names, in columns of the screen.
    let nameWidth: Int
    let style: QuantityStyle

    /// An item that expires within this many days is highlighted.
    static let soon = 3

    var id: AnyHashable { item.name.lowercased() }
    var findText: String? { item.name }

    func configure(_ cell: PantryCell) {
        cell.name = item.name.withoutControlCharacters.shortenedToRow
        cell.nameWidth = nameWidth
        let amount = item.isUnlimited ? "always there" : item.quantity.map { $0.formatted(style) } ?? ""
        cell.amount = amount.withoutControlCharacters.shortenedToRow
        cell.note = note
        cell.role = isExpired ? .error : isExpiring ? .marked : .dim
    }

    /// The number of days until the last day on which the item is good, or `nil` if the item has no such day. Negative
    /// if the item has expired.
    private var daysLeft: Int? { item.expiry().map { $0.number - today.number } }

    /// Whether the last day on which the item is good has passed.
    var isExpired: Bool { daysLeft.map { $0 < 0 } ?? false }

    /// Whether the item expires within ``soon`` days.
    var isExpiring: Bool { daysLeft.map { (0...Self.soon).contains($0) } ?? false }

    private var note: String {
        var notes: [String] = []
        if item.isLow { notes.append("low") }
        if let daysLeft, let day = item.expiry() {
            switch daysLeft {
            case ..<0: notes.append("expired \(day.shortName)")
            case 0: notes.append("until today")
            case 1: notes.append("until tomorrow")
            case 2...6: notes.append("until \(day.shortName)")
            default: notes.append("until \(day.iso)")
            }
        } else if let text = item.expiryText {
            notes.append("until “\(text.withoutControlCharacters.shortenedToRow)”?")
        }
        return notes.joined(separator: ", ")
    }
}

/// Draws the name, the amount in a column of its own, and a note at the right. Leaves out a note or an amount for which
/// there is no room.
final class PantryCell: Cell {
    var name = ""
    var nameWidth = 0
    var amount = ""
    var note = ""
    var role = Role.dim

    func draw(in surface: Surface, state: CellState) {
        let ellipsis = surface.symbols.ellipsis
        let right = surface.width - 1
        let noteWidth = note.displayWidth
        let showsNote = noteWidth > 0 && right - 4 - noteWidth >= 8
        if showsNote { surface.draw(note, x: right - noteWidth, y: 0, role: role) }
        let end = showsNote ? right - noteWidth - 2 : right
        let column = 2 + nameWidth + 2
        let hasColumn = column + min(amount.displayWidth, 8) <= end
        let nameEnd = hasColumn && !amount.isEmpty ? min(column - 2, end) : end
        surface.draw(name.truncated(toWidth: max(0, nameEnd - 2), ellipsis: ellipsis), x: 2, y: 0)
        guard hasColumn else { return }
        surface.draw(amount.truncated(toWidth: max(0, end - column), ellipsis: ellipsis), x: column, y: 0, role: .dim)
    }
}
