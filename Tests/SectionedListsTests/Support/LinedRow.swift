import Terminal

@testable import SectionedLists

/// A row with a given number of lines, each with the name of the row and its number: `r7:0`, `r7:1`.
struct LinedRow: Row, Equatable {
    var name: String
    var lines: Int
    var isSelectable = true
    var id: AnyHashable { name }

    func configure(_ cell: LinedCell) {
        cell.name = name
        cell.lines = lines
    }
}

/// A row like ``LinedRow`` with another type of cell.
struct OtherLinedRow: Row {
    var name: String
    var lines: Int
    var isSelectable = true
    var id: AnyHashable { name }

    func configure(_ cell: OtherLinedCell) {
        cell.name = name
        cell.lines = lines
    }
}

class LinedCell: Cell {
    var name = ""
    var lines = 1

    required init() {}

    func prepareForReuse() {
        name = "stale"
        lines = 0
    }

    func height(forWidth width: Int) -> Int { lines }

    func draw(in surface: Surface, state: CellState) {
        for line in 0..<lines { surface.draw("\(name):\(line)", x: 1, y: line) }
    }
}

final class OtherLinedCell: LinedCell {}
