import Terminal

/// An object that draws a row. Cells are reused: when a row leaves the window, its cell can show another row.
@MainActor
public protocol Cell: AnyObject {
    /// Creates an empty cell. A ``CellPool`` calls this initializer when it has no idle cell of this type.
    init()

    /// Removes what the previous row has set in the cell. Properties that every row sets in ``Row/configure(_:)`` need
    /// no reset. By default, does nothing.
    func prepareForReuse()

    /// Returns the number of lines that the cell needs at a width in columns. The result must be at least 1. By
    /// default, it is 1.
    func height(forWidth width: Int) -> Int

    /// Draws the row into a surface that has the size of the row.
    func draw(in surface: Surface, state: CellState)

    /// Draws a sign that the row is selected, over the content of the cell. Called only for a selected row, after
    /// ``draw(in:state:)``.
    func drawSelection(in surface: Surface, state: CellState)
}

/// The state of a row, which its cell needs for drawing.
public struct CellState: Hashable, Sendable {
    /// Whether the row is selected.
    public var isSelected: Bool
    /// Whether the list has the focus.
    public var isFocused: Bool

    /// Creates the state of a row.
    public init(isSelected: Bool = false, isFocused: Bool = true) {
        self.isSelected = isSelected
        self.isFocused = isFocused
    }
}

extension Cell {
    public func prepareForReuse() {}

    public func height(forWidth width: Int) -> Int { 1 }

    /// Draws the whole row in the style of the selection, and a marker in the first column of each line. The markers
    /// are visible even on a terminal without colours.
    public func drawSelection(in surface: Surface, state: CellState) {
        let selection = surface.theme[.selection]
        surface.restyle(surface.bounds) { _ in selection }
        for y in surface.visibleRows { surface.draw(String(surface.symbols.marker), x: 0, y: y, style: selection) }
    }
}

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
/// Rows of other types keep their own cells. Headers and footers are rows, so a factory can replace their cells too. In an
/// outline, a factory replaces the cells of the items' rows, and the indentation and the sign stay.
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
        presentations[ObjectIdentifier(rows)] = CellReplacement<RowType>(
            cell: { row, pool in
                let cell = pool.dequeue(cells)
                configure(row, cell)
                return cell
            },
            outlineCell: { row, shape, pool in
                let cell = pool.dequeue(OutlineCell<CellType>.self)
                configure(row, cell.content)
                cell.shape = shape
                return cell
            })
    }

    func replacement<RowType: Row>(of rows: RowType.Type) -> CellReplacement<RowType>? {
        presentations[ObjectIdentifier(rows)] as? CellReplacement<RowType>
    }

    /// Returns a cell for a row: takes it from a pool and configures it. If ``show(_:in:configure:)`` was called for
    /// the type of the row, uses the cell type and the closure given there. Otherwise uses the cell type that the row
    /// chooses.
    func configuredCell<RowType: Row>(for row: RowType, from pool: CellPool) -> any Cell {
        if !presentations.isEmpty {
            if let replacement = replacement(of: RowType.self) { return replacement.cell(row, pool) }
            if let cell = (row as? any CellFactoryContainer)?.replacedCell(by: self, from: pool) { return cell }
        }
        let cell = pool.dequeue(RowType.CellType.self)
        row.configure(cell)
        return cell
    }
}

/// The replacement of the cells of one row type.
struct CellReplacement<RowType: Row> {
    /// Returns a cell from the pool, configured for the row.
    let cell: @MainActor (RowType, CellPool) -> any Cell
    /// Returns such a cell for a row of an outline.
    let outlineCell: @MainActor (RowType, OutlineShape, CellPool) -> any Cell
}

/// A row that shows another row inside its cell.
@MainActor
protocol CellFactoryContainer {
    /// Returns a cell in which a factory replaces the cell of the inner row. Returns `nil` if the factory does not.
    func replacedCell(by factory: CellFactory, from pool: CellPool) -> (any Cell)?
}

extension CellFactory {
    /// A factory that shows each ``TextRow`` on as many lines as its text needs, instead of truncating the text. The
    /// detail of the row follows the text.
    ///
    /// ```swift
    /// list.cellFactory = wraps ? .wrappingText : CellFactory()
    /// ```
    public static var wrappingText: CellFactory {
        var factory = CellFactory()
        factory.show(TextRow.self, in: WrappedTextCell.self) { row, cell in
            cell.text = StyledText(row.text, role: row.role)
            if let detail = row.detail { cell.text.append("  \(detail)", .dim) }
            cell.maximumWidth = .max
        }
        return factory
    }
}

/// A pool of idle cells, grouped by type. When a row comes into view, a list takes a cell from the pool.
///
/// Cell types need no registration. A dequeued cell has the requested type:
///
/// ```swift
/// let cell = pool.dequeue(TextCell.self)   // a TextCell, new or used before
/// cell.text = "Hello"
/// pool.recycle(cell)
/// ```
@MainActor
public final class CellPool {
    /// The idle cells, one shelf for each type. There are few types, so a linear search is faster than a dictionary.
    private var shelves: [Shelf] = []
    /// The number of cells that this pool created and has not released: those in use and those that are idle.
    public private(set) var liveCells = 0

    private struct Shelf {
        let type: ObjectIdentifier
        var idle: [any Cell] = []
    }

    /// Creates an empty pool.
    public init() {}

    /// Takes an idle cell of a type from the pool, calls its ``Cell/prepareForReuse()`` and returns it. If there is no
    /// idle cell of the type, returns a new cell.
    public func dequeue<CellType: Cell>(_ type: CellType.Type) -> CellType {
        // A shelf contains cells of exactly this type, so the cast always succeeds.
        if let shelf = shelf(of: type), let cell = shelves[shelf].idle.popLast() as? CellType {
            cell.prepareForReuse()
            return cell
        }
        liveCells += 1
        return CellType()
    }

    /// Gives a cell back to the pool. Call it when the cell is no longer on the screen.
    public func recycle(_ cell: any Cell) {
        let type = type(of: cell)
        if let shelf = shelf(of: type) {
            shelves[shelf].idle.append(cell)
        } else {
            shelves.append(Shelf(type: ObjectIdentifier(type), idle: [cell]))
        }
    }

    /// Releases idle cells until at most `count` idle cells remain, counted over all types.
    func trim(toIdle count: Int) {
        var excess = shelves.reduce(-count) { $0 + $1.idle.count }
        for index in shelves.indices where excess > 0 {
            let dropped = min(excess, shelves[index].idle.count)
            shelves[index].idle.removeLast(dropped)
            liveCells -= dropped
            excess -= dropped
        }
    }

    private func shelf(of type: any Cell.Type) -> Int? {
        shelves.firstIndex { $0.type == ObjectIdentifier(type) }
    }
}
