import Terminal

/// A row in the window, with the cell that shows it.
///
/// It lives as long as the row stays in the window, so that moving the selection makes no row and configures no cell.
@MainActor
final class LiveRow {
    let row: any Row
    /// The row's id, asked for once.
    private(set) lazy var id = row.id
    /// Whether it is an ``ActionableRow``.
    private(set) lazy var isActionable = row.actionable != nil
    /// Whether it is a ``TickableRow``.
    private(set) lazy var isTickable = row.tickable != nil
    let cell: any Cell
    let isSelectable: Bool
    /// Lines the cell needs at the width it was last measured for.
    let height: Int
    /// What the cell drew last.
    private var drawing = KeptDrawing<CellState>()

    /// Whether the cell shows what its row says and nothing besides, so that another row may go on with it.
    let isUnadorned: Bool
    /// What the row, or else its section, wants done before another row takes the cell.
    private let beforeReuse: (@MainActor () -> Void)?

    /// Takes a cell from a pool, configures it and measures it.
    ///
    /// - Parameter origin: The section a row comes from and its index there; `nil` for a header or footer.
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

    /// Goes on with the cell of a row that shows the same.
    ///
    /// - Parameter origin: The section the row comes from and its index there.
    init(_ row: any Row, from origin: (section: Section, index: Int), keeping old: LiveRow) {
        self.row = row
        isSelectable = row.isSelectable && origin.section.shouldSelectRow(at: origin.index)
        cell = old.cell
        height = old.height
        drawing = old.drawing
        beforeReuse = nil
        isUnadorned = true
    }

    /// Draws the cell into an area, or copies what it drew when nothing has changed since.
    func draw(in surface: Surface, area: Rect, state: CellState, version: Int?) {
        drawing.draw(state, version: version, in: surface, area: area) { region in
            watchingLines(in: region) { region in
                cell.draw(in: region, state: state)
                if state.isSelected { cell.drawSelection(in: region, state: state) }
            }
        }
    }

    /// Draws the cell, and reports it where it draws above or below its own lines. What it draws there is cut off.
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

    /// Gives the cell back for another row.
    func retire(to pool: CellPool) {
        beforeReuse?()
        pool.recycle(cell)
    }

    /// From so many lines on, what a row shows should be parted into several rows: a list makes and draws whole rows.
    private static let suspiciousHeight = 1_000
    /// Keeps a mistaken height from filling the memory.
    private static let maximumHeight = 100_000

    private static func checkedHeight(_ height: Int, of row: any Row) -> Int {
        if height < 1 || height >= suspiciousHeight {
            ProgrammingError.report("The cell of row \(row.id) says that it is \(height) lines high")
        }
        return min(max(1, height), maximumHeight)
    }
}
