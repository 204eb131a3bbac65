/// A table that assigns cell types to row types. It replaces the cell types that the rows choose themselves.
///
/// With a factory, a list can show the same rows in small or in large cells. This needs no subclass of the list and no
/// other row types. The compiler checks that the closure fits the types of the row and the cell:
///
/// ```swift
/// var roomy = CellFactory()
/// roomy.show(RecipeRow.self, in: RoomyRecipeCell.self) { row, cell in
///     cell.title = row.title
/// }
/// list.cellFactory = roomy          // to undo: list.cellFactory = CellFactory()
/// ```
///
/// Rows of other types keep their own cells. Headers and footers are rows, so a factory can replace their cells too.
@MainActor
public struct CellFactory {
    /// The ``CellReplacement`` of each row type, by the identifier of the type.
    private var presentations: [ObjectIdentifier: Any] = [:]

    /// Creates a factory that changes no cells.
    public init() {}

    /// Shows rows of exactly this type in cells of another type.
    ///
    /// - Parameters:
    ///   - rows: The exact type of the rows. Subclasses are not included.
    ///   - cells: The type of the cells that show them.
    ///   - configure: Configures the cell for the row. It is called instead of ``Row/configure(_:)``.
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

    /// Returns a cell for a row: takes it from a pool and configures it. If ``show(_:in:configure:)`` was called for
    /// the type of the row, uses the cell type and the closure given there. Otherwise uses the cell type that the row
    /// chooses.
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

/// The replacement of the cells of one row type.
private struct CellReplacement<RowType: Row> {
    /// Returns a cell from the pool, configured for the row.
    let cell: @MainActor (RowType, CellPool) -> any Cell
}
