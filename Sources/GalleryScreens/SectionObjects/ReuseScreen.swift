import SectionedLists
import Terminal

/// Cells are few: one that leaves the window shows another row next.
///
/// They come from a pool that is keyed by their type. A type is registered by being used, and a cell is handed out as
/// what it is. Each row here says which cell draws it; scroll, and the same numbers come back.
final class ReuseScreen: SectionsViewController, Exhibit {
    static let name = "Cells are used again"
    static let summary = "Each row names the cell that draws it; however far you scroll, few are made."

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
