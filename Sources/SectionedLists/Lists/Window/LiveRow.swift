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

    /// The maximum height of a row in lines. No text is as long as this. The limit keeps the sums of heights small.
    private static let maximumHeight = 1 << 32

    /// Returns the given height, but at least 1 and at most ``maximumHeight``. Reports a programming error if the
    /// height is less than 1.
    private static func checkedHeight(_ height: Int, of row: any Row) -> Int {
        if height < 1 {
            ProgrammingError.report("The cell of row \(row.id) says that it is \(height) lines high")
        }
        return min(max(1, height), maximumHeight)
    }
}

/// The live rows of a list, in the order of the list. There are usually no more than fit in two windows, and each
/// drawing looks them up many times. So a sorted array is faster than a dictionary.
struct LiveRows {
    private var items: [ListItem] = []
    /// The live row of each item in ``items``.
    private var rows: [LiveRow] = []

    var count: Int { items.count }

    var all: [(item: ListItem, row: LiveRow)] { zip(items, rows).map { ($0, $1) } }

    /// The index of the item that was found last. The next lookup is usually for the item that follows.
    private var lastFound = 0

    subscript(item: ListItem) -> LiveRow? {
        mutating get {
            let next = lastFound + 1
            let index = next < items.count && items[next] == item ? next : position(of: item)
            guard index < items.count, items[index] == item else { return nil }
            lastFound = index
            return rows[index]
        }
    }

    /// Adds a row for an item that has no row yet.
    mutating func insert(_ live: LiveRow, at item: ListItem) {
        let index = position(of: item)
        items.insert(item, at: index)
        rows.insert(live, at: index)
    }

    /// Removes the rows whose items do not satisfy a condition. Calls a function with each removed row.
    mutating func removeAll(except isKept: (ListItem) -> Bool, _ retire: (LiveRow) -> Void) {
        guard !items.allSatisfy(isKept) else { return }
        for index in items.indices where !isKept(items[index]) { retire(rows[index]) }
        rows = zip(items, rows).filter { isKept($0.0) }.map(\.1)
        items.removeAll { !isKept($0) }
    }

    /// Gives each row its new item. If there is no new item for a row, removes the row and calls a function with the
    /// old item and the row.
    mutating func move(to newItem: (ListItem, LiveRow) -> ListItem?, _ retire: (ListItem, LiveRow) -> Void) {
        var moved: [(item: ListItem, row: LiveRow)] = []
        for (item, row) in zip(items, rows) {
            if let newItem = newItem(item, row) { moved.append((newItem, row)) } else { retire(item, row) }
        }
        moved.sort { $0.item < $1.item }
        items = moved.map(\.item)
        rows = moved.map(\.row)
    }

    /// Returns the index of the first stored item that is equal to `item` or comes after it. If there is no such item,
    /// returns the number of stored items.
    private func position(of item: ListItem) -> Int {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle] < item { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A cached drawing. As long as the content of the drawing does not change, the drawing is copied to the surface.
///
/// A value of `Content` describes what is drawn. A drawing can also depend on other data, such as an object that a cell
/// reads. Code that changes such data calls ``ViewController/setNeedsDisplay()``. This call increases the version, so
/// every cache draws again once.
@MainActor
struct DrawingCache<Content: Equatable> {
    private var content: Content?
    private var version: Int?
    private var snapshot: SurfaceSnapshot?

    /// Draws into an area of a surface. If the content, the version and the size are the same as before, copies the
    /// cached drawing instead.
    ///
    /// - Parameters:
    ///   - content: The value that describes what is drawn.
    ///   - version: The ``Application/drawingVersion``, or `nil` to draw without the cache.
    ///   - surface: The surface to draw into.
    ///   - area: The area of the surface.
    ///   - draw: Draws the content into the surface of the area.
    mutating func draw(_ content: Content, version: Int?, in surface: Surface, area: Rect, _ draw: (Surface) -> Void) {
        if let snapshot, version == self.version, content == self.content,
            snapshot.size.columns == area.width, snapshot.size.rows == area.height,
            surface.draw(snapshot, x: area.x, y: area.y)
        {
            return
        }
        draw(surface.region(area))
        self.content = content
        self.version = version
        snapshot = version == nil ? nil : surface.snapshot(of: area)
    }
}
