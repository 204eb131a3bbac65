import SectionedLists
import Terminal

/// A row with a name, a figure, a bar and a percentage.
struct NutrientRow: Row {
    let name: String
    let value: String
    /// The filled part of the bar, from 0 to 1. A larger number fills the whole bar.
    let share: Double
    let detail: String
    var note: String?
    let id: AnyHashable

    var findText: String? { name }

    func configure(_ cell: NutrientCell) {
        cell.name = name
        cell.value = value
        cell.share = share
        cell.detail = detail
        cell.note = note ?? ""
    }
}

/// Draws a name, a right-aligned figure, a bar and a percentage. A note is on a second line. If there are fewer than
/// four columns for the bar, it is left out.
final class NutrientCell: Cell {
    var name = ""
    var value = ""
    var share = 0.0
    var detail = ""
    var note = ""

    private static let valueWidth = 9
    private static let detailWidth = 6

    func height(forWidth width: Int) -> Int { note.isEmpty ? 1 : 2 }

    func draw(in surface: Surface, state: CellState) {
        let ellipsis = surface.symbols.ellipsis
        let right = surface.width - 1
        surface.draw(detail, x: max(2, right - detail.displayWidth), y: 0, role: .dim)
        let nameWidth = max(6, min(30, (surface.width - Self.valueWidth - Self.detailWidth - 4) / 2))
        surface.draw(name.truncated(toWidth: nameWidth, ellipsis: ellipsis), x: 2, y: 0)
        let valueEnd = 2 + nameWidth + 1 + Self.valueWidth
        surface.draw(value, x: max(2, valueEnd - value.displayWidth), y: 0)
        let bar = Rect(x: valueEnd + 2, y: 0, width: right - Self.detailWidth - valueEnd - 3, height: 1)
        if bar.width >= 4 {
            let filled = ProgressBar(.fraction(share)).filledColumns(width: bar.width).count
            surface.drawLine(surface.symbols.barLeft, x: bar.x, y: 0, width: bar.width, role: .dim)
            surface.drawLine(surface.symbols.barDone, x: bar.x, y: 0, width: filled, role: .accent)
        }
        guard !note.isEmpty else { return }
        surface.draw(note.truncated(toWidth: max(0, right - 4), ellipsis: ellipsis), x: 4, y: 1, role: .dim)
    }
}
