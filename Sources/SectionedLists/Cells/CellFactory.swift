/// Says which cells show which rows, where it is not the rows' own types.
///
/// The same rows can so be shown compactly or roomily, without a subclass of the list and without touching the rows. The
/// compiler checks that the closure takes this row and that cell:
///
/// ```swift
/// var roomy = CellFactory()
/// roomy.show(RecipeRow.self, in: RoomyRecipeCell.self) { row, cell in
///     cell.title = row.title
/// }
/// list.cellFactory = roomy          // and back: list.cellFactory = CellFactory()
/// ```
///
/// Rows of other types are shown by their own cells. Headers and footers are rows, and may be shown otherwise too.
@MainActor
public struct CellFactory {
    /// A ``CellReplacement`` for each type of row, kept under the type's identifier.
    private var presentations: [ObjectIdentifier: Any] = [:]

    /// A factory that leaves every row to the cells of its own type.
    public init() {}

    /// Shows rows of exactly this type in cells of another type.
    ///
    /// - Parameters:
    ///   - rows: The type of the rows, not of a subclass.
    ///   - cells: The type of cell that shows them.
    ///   - configure: Puts what the row shows into the cell, in place of ``Row/configure(_:)``.
    public mutating func show<RowType: Row, CellType: Cell>(
        _ rows: RowType.Type, in cells: CellType.Type,
        configure: @escaping @MainActor (RowType, CellType) -> Void
    ) {
        presentations[ObjectIdentifier(rows)] = CellReplacement<RowType> { row, pool in
            let cell = pool.dequeue(cells)
            configure(row, cell)
            return cell
        }
    }

    /// A cell from a pool that shows a row.
    func configuredCell<RowType: Row>(for row: RowType, from pool: CellPool) -> any Cell {
        if !presentations.isEmpty,
            let presentation = presentations[ObjectIdentifier(RowType.self)] as? CellReplacement<RowType>
        {
            return presentation.cell(row, pool)
        }
        let cell = pool.dequeue(RowType.CellType.self)
        row.configure(cell)
        return cell
    }
}

/// Takes a cell from a pool that shows a row of a type.
private struct CellReplacement<RowType: Row> {
    let cell: @MainActor (RowType, CellPool) -> any Cell
}
