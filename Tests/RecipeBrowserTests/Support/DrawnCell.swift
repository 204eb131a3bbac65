import SectionedLists
import Terminal

/// A cell that is drawn on a canvas of its own.
@MainActor
struct DrawnCell {
    let grid: Grid

    /// Draws a cell.
    ///
    /// - Parameters:
    ///   - columns: The width of the cell.
    ///   - rows: The height; by default, the one that the cell needs.
    init(
        _ cell: some Cell, columns: Int, rows: Int? = nil, isSelected: Bool = false,
        appearance: Appearance = Appearance()
    ) {
        let canvas = Canvas(size: Size(columns: columns, rows: rows ?? cell.height(forWidth: columns)))
        let surface = Surface(canvas: canvas, appearance: appearance)
        let state = CellState(isSelected: isSelected)
        cell.draw(in: surface, state: state)
        if isSelected { cell.drawSelection(in: surface, state: state) }
        grid = canvas.grid
    }

    /// Configures a new cell with a row, and draws it.
    init<R: Row>(_ row: R, columns: Int, rows: Int? = nil, isSelected: Bool = false) {
        let cell = R.CellType()
        row.configure(cell)
        self.init(cell, columns: columns, rows: rows, isSelected: isSelected)
    }

    var lines: [String] { grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
