/// A row in the window, with the cell that shows it.
///
/// It lives as long as the row stays in the window, so that moving the selection makes no row and configures no cell.
struct LiveRow {
    let row: any Row
    let cell: any Cell
    let isSelectable: Bool
    /// Lines the cell needs at the width it was last measured for.
    let height: Int

    /// What the row, or else its section, wants done before another row takes the cell.
    private let beforeReuse: (@MainActor () -> Void)?

    /// Takes a cell from a pool, configures it and measures it.
    ///
    /// - Parameter origin: The section a row comes from and its index there; `nil` for a header or footer.
    @MainActor
    init(
        _ row: any Row, from origin: (section: Section, index: Int)?, factory: CellFactory, pool: CellPool, width: Int
    ) {
        self.row = row
        isSelectable = row.isSelectable && origin.map { $0.section.shouldSelectRow(at: $0.index) } ?? true
        cell = factory.configuredCell(for: row, from: pool)
        let sectionsBlock = origin?.section.blocks?.load(row, in: cell)
        beforeReuse = row.releasing?.releasing(cell) ?? sectionsBlock
        height = Self.checkedHeight(cell.height(forWidth: width), of: row)
    }

    /// Goes on with the cell of a row that shows the same.
    ///
    /// - Parameter origin: The section the row comes from and its index there.
    @MainActor
    init(_ row: any Row, from origin: (section: Section, index: Int), keeping old: LiveRow) {
        self.row = row
        isSelectable = row.isSelectable && origin.section.shouldSelectRow(at: origin.index)
        cell = old.cell
        height = old.height
        beforeReuse = nil
    }

    /// Whether the cell shows what its row says and nothing besides, so that another row may go on with it.
    var isUnadorned: Bool { beforeReuse == nil }

    /// Gives the cell back for another row.
    @MainActor
    func retire(to pool: CellPool) {
        beforeReuse?()
        pool.recycle(cell)
    }

    /// From so many lines on, what a row shows should be parted into several rows: a list makes and draws whole rows.
    private static let suspiciousHeight = 1_000
    /// Keeps a mistaken height from filling the memory.
    private static let maximumHeight = 100_000

    @MainActor
    private static func checkedHeight(_ height: Int, of row: any Row) -> Int {
        if height < 1 || height >= suspiciousHeight {
            ProgrammingError.report("The cell of row \(row.id) says that it is \(height) lines high")
        }
        return min(max(1, height), maximumHeight)
    }
}
