import Terminal

/// A row of a ``TableViewController``.
public struct TableRow<Item>: Row {
    public let id: AnyHashable
    /// The item that the row shows.
    public let item: Item

    let columns: TableColumns<Item>

    init(_ item: Item, id: AnyHashable, columns: TableColumns<Item>) {
        self.id = id
        self.item = item
        self.columns = columns
    }

    /// The texts of all columns, separated by spaces.
    public var findText: String? { columns.columns.map { $0.text(item) }.joined(separator: " ") }

    public func configure(_ cell: TableCell) {
        columns.measure(item)
        cell.drawColumns = { [columns, item] in columns.draw(item, in: $0) }
    }
}

/// The header of a table, as a row that scrolls with the other rows.
struct TableHeaderRow<Item>: Row {
    let id = TableHeaderLayer.headerID
    let columns: TableColumns<Item>

    var isSelectable: Bool { false }

    func configure(_ cell: TableCell) {
        cell.drawColumns = { [columns] in columns.drawTitles(in: $0) }
    }
}

/// A cell that draws the columns of a ``TableRow``.
@MainActor
public final class TableCell: Cell {
    var drawColumns: @MainActor (Surface) -> Void = { _ in }

    /// Creates a cell without columns.
    public init() {}

    public func draw(in surface: Surface, state: CellState) { drawColumns(surface) }
}
