import Terminal

/// A row in the window and the cell that shows it.
///
/// A live row exists as long as the row is in the window. So moving the selection creates no row and configures no
/// cell.
@MainActor
final class LiveRow {
    let row: any Row
    /// The id of the row. It is cached because some rows compute their id at each access.
    private(set) lazy var id = row.id
    /// Whether the row is an ``ActionableRow``.
    private(set) lazy var isActionable = row.actionable != nil
    /// Whether the row is a ``TickableRow``.
    private(set) lazy var isTickable = row.tickable != nil
    let cell: any Cell
    /// Whether both the row and its section allow the user to select the row.
    let isSelectable: Bool
    /// The number of lines that the cell needs at the width that the initializer received, at least 1.
    let height: Int
    /// The last drawing of the cell while the row was not selected. This drawing is copied again as long as nothing
    /// changes.
    private var drawing = DrawingCache<CellState>()
    /// The last drawing of the cell while the row was selected. It is stored separately, because a key that moves the
    /// selection back and forth needs both drawings.
    private var selectedDrawing = DrawingCache<CellState>()

    /// Whether an equal row can take over the cell. The value is `true` if the section has no closure that configures
    /// cells, and if no closure has to be called before the cell is reused.
    let isUnadorned: Bool
    /// The closure to call before the cell is reused for another row. It belongs to the row or to its section.
    private let beforeReuse: (@MainActor () -> Void)?

    /// Creates a live row. Takes a cell from the pool, configures it and measures it.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - origin: The section that the row comes from and the index of the row in it, or `nil` for a header or footer.
    ///   - factory: The factory that selects the cell.
    ///   - pool: The pool of idle cells.
    ///   - width: The width of the cell in columns.
    init(
        _ row: any Row, from origin: (section: Section, index: Int)?, factory: CellFactory, pool: CellPool, width: Int
    ) {
        self.row = row
        isSelectable = row.isSelectable && origin.map { $0.section.shouldSelectRow(at: $0.index) } ?? true
        cell = factory.configuredCell(for: row, from: pool)
        let sectionsBlock = origin?.section.blocks?.load(row, in: cell)
        beforeReuse = row.releasing?.releasing(cell) ?? sectionsBlock
        isUnadorned = beforeReuse == nil && origin?.section.blocks?.onLoad.isEmpty ?? true
        height = Self.checkedHeight(cell.height(forWidth: width), of: row)
    }

    /// Creates a live row that takes over the cell of an equal row.
    ///
    /// - Parameters:
    ///   - row: The new row.
    ///   - origin: The section that the row comes from and the index of the row in it.
    ///   - old: The live row of the equal row.
    init(_ row: any Row, from origin: (section: Section, index: Int), keeping old: LiveRow) {
        self.row = row
        isSelectable = row.isSelectable && origin.section.shouldSelectRow(at: origin.index)
        cell = old.cell
        height = old.height
        drawing = old.drawing
        selectedDrawing = old.selectedDrawing
        beforeReuse = nil
        isUnadorned = true
    }

    /// Draws the cell into an area. If nothing has changed since the last drawing, copies that drawing.
    func draw(in surface: Surface, area: Rect, state: CellState, version: Int?) {
        if state.isSelected {
            selectedDrawing.draw(state, version: version, in: surface, area: area) { drawCell(in: $0, state: state) }
        } else {
            drawing.draw(state, version: version, in: surface, area: area) { drawCell(in: $0, state: state) }
        }
    }

    private func drawCell(in region: Surface, state: CellState) {
        watchingLines(in: region) { region in
            cell.draw(in: region, state: state)
            if state.isSelected { cell.drawSelection(in: region, state: state) }
        }
    }

    /// Calls a closure that draws the cell. In a debug build, reports a programming error if the cell draws above or
    /// below its lines. What the cell draws there is never shown.
    private func watchingLines(in region: Surface, _ draw: (Surface) -> Void) {
        #if DEBUG
        let watched = region.watchingLines()
        draw(watched)
        if watched.hasStrayLines {
            ProgrammingError.report("The cell of row \(row.id) draws outside its \(height) lines")
        }
        #else
        draw(region)
        #endif
    }

    /// Calls the closure that must be called before the cell is reused, if there is one. Then gives the cell back to
    /// the pool.
    func retire(to pool: CellPool) {
        beforeReuse?()
        pool.recycle(cell)
    }

    /// A row with at least this number of lines is reported as a programming error. A list always draws a whole row, so
    /// the content of such a row should be split into several rows.
    private static let suspiciousHeight = 1_000
    /// The maximum height of a row in lines. Without this limit, an incorrect height could fill the memory.
    private static let maximumHeight = 100_000

    /// Returns the given height, but at least 1 and at most ``maximumHeight``. Reports a programming error if the
    /// height is less than 1 or at least ``suspiciousHeight``.
    private static func checkedHeight(_ height: Int, of row: any Row) -> Int {
        if height < 1 || height >= suspiciousHeight {
            ProgrammingError.report("The cell of row \(row.id) says that it is \(height) lines high")
        }
        return min(max(1, height), maximumHeight)
    }
}
