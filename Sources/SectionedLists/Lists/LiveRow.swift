/// A row in the window, with the cell that shows it.
///
/// It lives as long as the row stays in the window, so that moving the selection makes no row and configures no cell.
struct LiveRow {
    let row: any Row
    let cell: any Cell
    let isSelectable: Bool
    /// Lines the cell needs at the width it was last measured for.
    let height: Int

    /// Takes a cell of the row's type from a pool, configures it and measures it.
    @MainActor
    init(_ row: any Row, pool: CellPool, width: Int) {
        self.row = row
        isSelectable = row.isSelectable
        cell = Self.configuredCell(for: row, pool: pool)
        height = Self.checkedHeight(cell.height(forWidth: width), of: row)
    }

    /// Goes on with the cell of a row that shows the same.
    @MainActor
    init(_ row: any Row, keeping old: LiveRow) {
        self.row = row
        isSelectable = row.isSelectable
        cell = old.cell
        height = old.height
    }

    @MainActor
    private static func configuredCell<RowType: Row>(for row: RowType, pool: CellPool) -> any Cell {
        let cell = pool.dequeue(RowType.CellType.self)
        row.configure(cell)
        return cell
    }

    /// More lines than any text needs; keeps a mistaken height from filling the memory.
    private static let maximumHeight = 100_000

    @MainActor
    private static func checkedHeight(_ height: Int, of row: any Row) -> Int {
        if height < 1 || height > maximumHeight {
            ProgrammingError.report("The cell of row \(row.id) says that it is \(height) lines high")
        }
        return min(max(1, height), maximumHeight)
    }
}
