import Terminal

/// A list with aligned columns and a header with their titles. The user can sort by a column.
///
/// ```swift
/// let table = TableViewController(
///     title: "Files",
///     columns: [
///         TableColumn("Name", value: \.name),
///         TableColumn("Size", value: \.size, width: .fitting(), alignment: .right, priority: 1),
///     ], id: \.path)
/// table.items = files
/// table.onChoose = { file in open(file) }
/// ```
///
/// `s` sorts by the next column. After the last column, `s` restores the original order of the items. `S` reverses the
/// order. A click on a title sorts by the column of the title, and another click on the title reverses the order. An
/// arrow beside the title shows the order. The selected row stays selected.
///
/// In a narrow window, the columns with the highest ``TableColumn/priority`` numbers are hidden.
///
/// Rows are created when they come into view. Sorting reads the values of all items once; see ``SortLayer``.
@MainActor
open class TableViewController<Item>: SectionsViewController {
    /// Whether the header stays in view, scrolls with the rows, or is hidden.
    public let header: TableHeader

    /// Called with the item when the user chooses a row.
    public var onChoose: (@MainActor (Item) -> Void)?

    private let columns: TableColumns<Item>
    private let id: @MainActor (Item) -> AnyHashable
    private let base = SectionsModel()
    private let sorting: SortLayer
    private lazy var commands = TableKeyCommands(
        sort: { [weak self] in self?.sortByNextColumn() }, reverse: { [weak self] in self?.reverseOrder() })

    /// Creates a table without items.
    ///
    /// - Parameters:
    ///   - title: The title of the screen.
    ///   - columns: The columns, from left to right.
    ///   - header: Whether the header stays in view, scrolls with the rows, or is hidden.
    ///   - id: Returns the id of an item, unique within its group.
    public init<ID: Hashable>(
        title: String = "", columns: [TableColumn<Item>], header: TableHeader = .pinned,
        id: @escaping @MainActor (Item) -> ID
    ) {
        self.columns = TableColumns(columns)
        self.header = header
        self.id = { AnyHashable(id($0)) }
        sorting = SortLayer(over: base)
        super.init(title: title)
        self.columns.onResize = { [weak self] in self?.setNeedsDisplay() }
        model = header == .scrolling ? TableHeaderLayer(TableHeaderRow(columns: self.columns), over: sorting) : sorting
    }

    /// Creates a table without items. The ids are those of the items.
    ///
    /// - Parameters:
    ///   - title: The title of the screen.
    ///   - columns: The columns, from left to right.
    ///   - header: Whether the header stays in view, scrolls with the rows, or is hidden.
    public convenience init(title: String = "", columns: [TableColumn<Item>], header: TableHeader = .pinned)
    where Item: Identifiable {
        self.init(title: title, columns: columns, header: header) { $0.id }
    }

    // MARK: - Items

    /// The groups of items. Each group with a title has its own header. Rows are sorted within their group.
    public var groups: [TableGroup<Item>] = [] {
        didSet {
            for item in groups.lazy.flatMap(\.items).prefix(1_000) { columns.measure(item) }
            base.sections = groups.map(section)
        }
    }

    /// All items. Setting them replaces all groups by one group without a title.
    public var items: [Item] {
        get { groups.flatMap(\.items) }
        set { groups = [TableGroup(nil, items: newValue)] }
    }

    /// The item of the selected row, or `nil` if no row is selected.
    public var selectedItem: Item? { (selectedRow as? TableRow<Item>)?.item }

    private func section(_ group: TableGroup<Item>) -> Section {
        TableSection(
            group, columns: columns, itemID: id, isActionable: { [weak self] in self?.onChoose != nil },
            onChoose: { [weak self] in self?.onChoose?($0) })
    }

    // MARK: - Order

    /// The column by which the rows are sorted. If `nil`, the rows have the original order of the items.
    public var order: TableOrder? {
        get { columns.order }
        set {
            guard newValue != columns.order else { return }
            if let column = newValue?.column, !columns.columns.indices.contains(column) {
                ProgrammingError.report("There is no column \(column) among \(columns.columns.count) to sort by")
                return
            }
            columns.order = newValue
            columns.apply(to: sorting)
            reloadVisibleRows()
            setNeedsDisplay()
        }
    }

    /// The ids of the columns, from left to right.
    public var columnIDs: [String] { columns.columns.map(\.id) }

    /// The id of the column by which the rows are sorted, or `nil` if the rows have the original order of the items.
    public var sortedColumnID: String? { order.map { columns.columns[$0.column].id } }

    /// Sorts the rows by the column with an id, such as an id that an earlier run of the program saved.
    ///
    /// - Returns: Whether the table has a column with the id. If it has not, nothing changes.
    @discardableResult
    public func sort(byColumn id: String, isDescending: Bool = false) -> Bool {
        guard let column = columns.columns.firstIndex(where: { $0.id == id }) else { return false }
        order = TableOrder(column: column, isDescending: isDescending)
        return true
    }

    private func sortByNextColumn() {
        order = columns.nextSortableColumn(width: rowSurfaceWidth).map { TableOrder(column: $0) }
    }

    private func reverseOrder() {
        order?.isDescending.toggle()
    }

    private func sort(byColumn column: Int) {
        if order?.column == column { reverseOrder() } else { order = TableOrder(column: column) }
    }

    // MARK: - The pinned header

    private var rowSurfaceWidth: Int { window.rowWidth - window.rowIndentation }

    private var headerLines: Int { header == .pinned ? pinnedLines : 0 }
    /// The number of lines above the rows if the header is pinned: 1, or 0 in a window of at most two rows.
    private var pinnedLines = 0

    open override func layout(size: Size) {
        pinnedLines = header == .pinned && size.rows > 2 ? 1 : 0
        super.layout(size: Size(columns: size.columns, rows: size.rows - headerLines))
    }

    open override func preferredSize(within available: Size) -> Size {
        let lines = header == .pinned && available.rows > 2 ? 1 : 0
        let size = super.preferredSize(within: Size(columns: available.columns, rows: available.rows - lines))
        return Size(columns: size.columns, rows: size.rows + lines)
    }

    open override func draw(in surface: Surface) {
        super.draw(in: surface.region(surface.bounds.inset(top: headerLines)))
        // The rows are drawn before the header, because a row that comes into view can make a column wider.
        guard headerLines > 0 else { return }
        let area = Rect(x: window.rowIndentation, y: 0, width: rowSurfaceWidth, height: 1)
        columns.drawTitles(in: surface.region(area))
    }

    open override var cursor: Point? { super.cursor.map { Point(x: $0.x, y: $0.y + headerLines) } }

    open override var readingPoint: Point? {
        super.readingPoint.map { Point(x: $0.x, y: $0.y + headerLines) }
    }

    open override func child(at point: Point) -> ViewController? {
        super.child(at: Point(x: point.x, y: point.y - headerLines))
    }

    open override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        super.convert(event.moved(byRows: -headerLines), to: child)
    }

    open override func handle(_ event: InputEvent) -> Bool {
        if case .mouse(let mouse) = event, mouse.action == .press || mouse.action == .doublePress,
            isHeader(line: mouse.location.y)
        {
            let x = mouse.location.x - window.rowIndentation
            columns.sortableColumn(atX: x, width: rowSurfaceWidth).map(sort(byColumn:))
            return true
        }
        return super.handle(event.moved(byRows: -headerLines))
    }

    private func isHeader(line: Int) -> Bool {
        switch header {
        case .pinned: return line < headerLines
        case .scrolling:
            let placement = window.layout().placements.first { $0.y <= line && line < $0.maxY }
            return placement.map { window.contents.shapes[$0.item.section].id == TableHeaderLayer.headerID } ?? false
        case .hidden: return false
        }
    }

    // MARK: - Key commands

    override var kindCommands: [KeyCommand] {
        commands.active(hasOrder: order != nil, canSort: columns.columns.contains { $0.sort != nil })
    }

    open override var allKeyCommands: [KeyCommand] {
        let known = Set(commands.all.map(\.id))
        return commands.all + super.allKeyCommands.filter { !known.contains($0.id) }
    }
}

/// Whether the header of a table stays in view, scrolls with the rows, or is hidden.
public enum TableHeader: Hashable, Sendable {
    /// The header is above the rows and stays in view.
    case pinned
    /// The header is the first row and scrolls with the others.
    case scrolling
    /// There is no header.
    case hidden
}

/// The key commands of a table. They are created once for each table.
@MainActor
final class TableKeyCommands {
    private let sort: KeyCommand
    private let reverse: KeyCommand

    init(sort: @escaping @MainActor () -> Void, reverse: @escaping @MainActor () -> Void) {
        self.sort = KeyCommand(
            "table.sort", keys: [.character("s")], title: "sort", help: "Sort by the next column",
            hint: .init(order: 5),
            action: sort)
        self.reverse = KeyCommand(
            "table.reverse", keys: [.character("S")], title: "reverse", help: "Reverse the order",
            hint: .init(order: 6),
            action: reverse)
    }

    var all: [KeyCommand] { [sort, reverse] }

    /// Returns the commands that are active.
    ///
    /// - Parameters:
    ///   - hasOrder: Whether the table is sorted by a column.
    ///   - canSort: Whether the table has a column to sort by.
    func active(hasOrder: Bool, canSort: Bool) -> [KeyCommand] {
        guard canSort else { return [] }
        return hasOrder ? [sort, reverse] : [sort]
    }
}
