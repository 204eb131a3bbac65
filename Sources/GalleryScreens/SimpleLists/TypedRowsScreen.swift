import SectionedLists
import Terminal

/// The parameter of a row's method `configure` determines the type of the row's cell. No registration, cast or
/// identifier is needed.
///
/// A new kind of row needs one row type, one cell type, and one line of code that uses them.
final class TypedRowsScreen: SectionsViewController, Exhibit {
    static let name = "A row and its cell"
    static let summary = "A row names the type of cell that draws it, and the compiler checks the pair."

    init() {
        super.init(title: Self.name)
        let dials = [("Oven", 82), ("Cellar", 12), ("Room", 21), ("Bath", 38)].map(DialRow.init)
        sections = [
            .caption(Self.summary),
            Section("Temperatures", rows: dials + [SpacerRow(id: "gap"), TextRow("A row of text between others")]),
            Section("More", rows: (1...30).map { DialRow(name: "Dial \($0)", percent: 37 * $0 % 101) }),
        ]
    }
}

/// A row with a name and a value between 0 and 100.
private struct DialRow: Row {
    var name: String
    var percent: Int
    var id: AnyHashable { name }

    func configure(_ cell: DialCell) {
        cell.name = name
        cell.percent = percent
    }
}

/// A cell with a name and a bar that shows the value.
private final class DialCell: Cell {
    var name = ""
    var percent = 0

    func draw(in surface: Surface, state: CellState) {
        let end = surface.width - 1
        let bar = Rect(x: 14, y: 0, width: max(0, end - 20), height: 1)
        surface.draw(name.truncated(toWidth: 11, ellipsis: surface.symbols.ellipsis), x: 2, y: 0)
        surface.drawLine(surface.symbols.horizontalLine, x: bar.x, y: 0, width: bar.width, role: .dim)
        let thick: Character = surface.symbols.isUnicode ? "━" : "="
        surface.drawLine(thick, x: bar.x, y: 0, width: bar.width * percent / 100, role: .accent)
        surface.draw("\(percent)", x: end - "\(percent)".displayWidth, y: 0)
    }
}
