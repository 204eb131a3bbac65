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

/// A group of items of a ``TableViewController``.
@MainActor
public struct TableGroup<Item> {
    /// The title above the items, or `nil` for none.
    public var title: String?
    public var items: [Item]

    public init(_ title: String?, items: [Item]) {
        self.title = title
        self.items = items
    }
}

/// The rows of a group of items. They are created when they come into view.
final class TableSection<Item>: Section {
    private let items: [Item]
    private let columns: TableColumns<Item>
    private let itemID: @MainActor (Item) -> AnyHashable
    private let onChoose: @MainActor (Item) -> Void
    private let isActionable: @MainActor () -> Bool
    /// The index of each item by its id. It is created at the first lookup.
    private lazy var indices = allIndices()

    init(
        _ group: TableGroup<Item>, columns: TableColumns<Item>, itemID: @escaping @MainActor (Item) -> AnyHashable,
        isActionable: @escaping @MainActor () -> Bool, onChoose: @escaping @MainActor (Item) -> Void
    ) {
        items = group.items
        self.columns = columns
        self.itemID = itemID
        self.isActionable = isActionable
        self.onChoose = onChoose
        super.init(group.title, detail: group.title == nil ? nil : "\(items.count)", id: group.title ?? "items")
    }

    private func allIndices() -> [AnyHashable: Int] {
        let ids = items.map { itemID($0) }
        return ids.indicesByElement { first, second in
            "Items \(first) and \(second) of a table have the same id, \(ids[first])"
        }
    }

    override var numberOfRows: Int { items.count }

    override func row(at index: Int) -> any Row {
        guard items.indices.contains(index) else { return missingRow(at: index) }
        return TableRow(items[index], id: itemID(items[index]), columns: columns)
    }

    override func index(ofRow id: AnyHashable) -> Int? { indices[id] }

    override func action(ofRowAt index: Int) -> Action? {
        guard items.indices.contains(index), isActionable() else { return nil }
        return { [onChoose, item = items[index]] in onChoose(item) }
    }
}

/// A layer that adds a section without rows, whose header is the header of the table. A list keeps a header in view
/// only while rows of its section are in view, so this header scrolls away with the rows of the table.
final class TableHeaderLayer: SectionedModelLayer {
    /// The id of the header and of its section.
    static let headerID: AnyHashable = "table header"

    private let header: Section

    init(_ header: any Row, over base: any SectionedModel) {
        self.header = Section(id: Self.headerID, header: header)
        super.init(over: base)
    }

    override var numberOfSections: Int { base.numberOfSections + 1 }

    override func section(at index: Int) -> Section { index == 0 ? header : super.section(at: index - 1) }

    override func index(ofSection id: AnyHashable) -> Int? {
        id == header.id ? 0 : super.index(ofSection: id).map { $0 + 1 }
    }
}

/// The columns of a table that are visible in a window, with their positions.
struct TableLayout: Equatable {
    /// What the layout needs to know about a column: its minimum width, whether it can be wider, and in which order
    /// columns are hidden.
    struct Need: Equatable {
        var minimum: Int
        var isFlexible: Bool
        var priority: Int
    }

    struct Column: Equatable {
        /// The index among all columns.
        var index: Int
        var x: Int
        var width: Int
    }

    private(set) var columns: [Column] = []

    /// The number of free columns of the screen at the left. They hold the sign of the selected row.
    static let left = 2
    /// The number of free columns of the screen between two columns of the table.
    static let gap = 2

    /// Creates the layout for a width in columns of the screen.
    ///
    /// If the columns do not fit, hides the column with the highest priority number, and so on. Of equal numbers, the
    /// last column is hidden first. Columns with the priority 0 are never hidden. If these columns alone do not fit,
    /// makes the widest ones narrower.
    init(_ needs: [Need], width: Int) {
        // One column of the screen at the right stays free.
        let available = max(0, width - Self.left - 1)
        var shown = Array(needs.indices)
        func total() -> Int { shown.reduce(-Self.gap) { $0 + Self.gap + needs[$1].minimum } }
        while total() > available, let last = shown.max(by: { needs[$0].priority <= needs[$1].priority }),
            needs[last].priority > 0
        {
            shown.removeAll { $0 == last }
        }
        var widths = shown.map { needs[$0].minimum }
        var rest = available - total()
        let flexible = shown.indices.filter { needs[shown[$0]].isFlexible }
        for (number, position) in flexible.enumerated() where rest > 0 {
            let remaining = flexible.count - number
            let share = (rest + remaining - 1) / remaining
            widths[position] += share
            rest -= share
        }
        while rest < 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 1 {
            widths[widest] -= 1
            rest += 1
        }
        var x = Self.left
        for (position, index) in shown.enumerated() {
            columns.append(Column(index: index, x: x, width: widths[position]))
            x += widths[position] + Self.gap
        }
    }
}
