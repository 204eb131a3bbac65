import SectionedLists
import Terminal

/// A cell that leaves the window is reused for another row.
///
/// A pool stores idle cells by type. Cell types need no registration and no cast. Each row on this screen shows the
/// number of its cell. After scrolling, the same numbers appear again.
final class ReuseScreen: SectionsViewController, Exhibit {
    static let name = "Cells are used again"
    static let summary = "Each row names the cell that draws it; scroll as far as you like, only a few cells exist."

    init() {
        super.init(title: Self.name)
        NumberedCell.made = 0
        sections = [.caption(Self.summary), Section("Rows", count: 1_000_000, row: NumberedRow.init)]
    }

    override var status: String? { "\(NumberedCell.made) cells made" }
}

private struct NumberedRow: Row {
    var index: Int
    var id: AnyHashable { index }

    init(_ index: Int) { self.index = index }

    func configure(_ cell: NumberedCell) { cell.text = "Row \((index + 1).grouped)" }
}

private final class NumberedCell: Cell {
    static var made = 0

    var text = ""
    private let number: Int

    init() {
        Self.made += 1
        number = Self.made
    }

    func draw(in surface: Surface, state: CellState) {
        let name = "cell \(number)"
        surface.draw(text, x: 2, y: 0)
        surface.draw(name, x: surface.width - 1 - name.displayWidth, y: 0, role: .dim)
    }
}
