import Terminal

/// A column of a ``TableViewController``. It has a title and a width, and shows one text for each item.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Size", value: \.bytes, width: .fitting(), alignment: .right) { "\($0 / 1_024) KB" }
/// TableColumn("Changed", value: \.date, width: .fixed(10), priority: 1) { $0.formatted() }
/// ```
///
/// The user can sort by a column if it was created with a comparable value.
@MainActor
public struct TableColumn<Item> {
    /// The width of a column.
    public enum Width: Hashable, Sendable {
        /// A number of columns of the screen.
        case fixed(Int)
        /// As wide as the title and the widest text need, up to a maximum number of columns of the screen. To find the
        /// widest text, the table measures the texts of the first 1,000 items and of all items shown so far.
        case fitting(maximum: Int = .max)
        /// At least a number of columns of the screen. Flexible columns share the space that the other columns leave.
        case flexible(minimum: Int = 8)
    }

    /// The id of the column, unique in its table. By default, it is the title. Set it if titles are translated and the
    /// order of the table is saved, or if titles repeat.
    public var id: String
    /// The title in the header.
    public let title: String
    public let width: Width
    /// The alignment of the texts and the title.
    public let alignment: TableAlignment
    /// The order in which columns are hidden in a narrow window: the column with the highest number is hidden first. A
    /// column with the priority 0 is never hidden.
    public let priority: Int
    public let text: @MainActor (Item) -> String
    /// Returns the role of the text for an item.
    public let role: @MainActor (Item) -> Role

    /// Sorts the rows of a layer by this column. `nil` if the user cannot sort by this column.
    let sort: (@MainActor (SortLayer, _ descending: Bool) -> Void)?

    /// Creates a column that the user can sort by.
    ///
    /// - Parameters:
    ///   - title: The title in the header.
    ///   - value: Returns the value of an item. Rows are sorted by it.
    ///   - width: The width. By default, the column shares the space that other columns leave.
    ///   - alignment: The alignment of the texts and the title.
    ///   - priority: The order in which columns are hidden in a narrow window: the column with the highest number is
    ///     hidden first. A column with the priority 0 is never hidden.
    ///   - text: Returns the text of a value. By default, it is the description of the value.
    ///   - role: Returns the role of the text of an item. By default, it is `Role.text`.
    ///   - id: The id of the column. By default, it is the title.
    public init<Value: Comparable>(
        _ title: String, value: @escaping @MainActor (Item) -> Value, width: Width = .flexible(),
        alignment: TableAlignment = .left, priority: Int = 0,
        text: @escaping @MainActor (Value) -> String = { String(describing: $0) },
        role: @escaping @MainActor (Item) -> Role = { _ in .text }, id: String? = nil
    ) {
        self.id = id ?? title
        self.title = title
        self.width = width
        self.alignment = alignment
        self.priority = priority
        self.role = role
        self.text = { text(value($0)) }
        sort = { layer, descending in
            layer.sort(descending: descending) { ($0 as? TableRow<Item>).map { value($0.item) } }
        }
    }

    /// Creates a column that the user cannot sort by.
    ///
    /// - Parameters:
    ///   - title: The title in the header.
    ///   - width: The width. By default, the column shares the space that other columns leave.
    ///   - alignment: The alignment of the texts and the title.
    ///   - priority: The order in which columns are hidden in a narrow window: the column with the highest number is
    ///     hidden first. A column with the priority 0 is never hidden.
    ///   - text: Returns the text of an item.
    ///   - role: Returns the role of the text of an item. By default, it is `Role.text`.
    ///   - id: The id of the column. By default, it is the title.
    public init(
        _ title: String, width: Width = .flexible(), alignment: TableAlignment = .left, priority: Int = 0,
        text: @escaping @MainActor (Item) -> String, role: @escaping @MainActor (Item) -> Role = { _ in .text },
        id: String? = nil
    ) {
        self.id = id ?? title
        self.title = title
        self.width = width
        self.alignment = alignment
        self.priority = priority
        self.role = role
        self.text = text
        sort = nil
    }
}

/// The position of a text in its column.
public enum TableAlignment: Hashable, Sendable {
    /// At the left, for words.
    case left
    /// At the right, for numbers.
    case right
    /// In the middle.
    case center
}

/// The column by which a table is sorted.
public struct TableOrder: Hashable, Sendable {
    /// The index of the column.
    public var column: Int
    /// Whether the row with the highest value is first.
    public var isDescending: Bool

    /// Creates an order. By default, the row with the lowest value is first.
    public init(column: Int, isDescending: Bool = false) {
        self.column = column
        self.isDescending = isDescending
    }
}

/// The columns of a table, and what all rows share: the measured widths, the layout and the order.
@MainActor
final class TableColumns<Item> {
    let columns: [TableColumn<Item>]
    /// Called after a column with the width `.fitting` has become wider.
    var onResize: (@MainActor () -> Void)?
    /// The column by which the rows are sorted, or `nil` if they are not sorted.
    var order: TableOrder?

    /// For each column, the width of the widest text measured so far. It is used only for columns with the width
    /// `.fitting`.
    private var widest: [Int]
    private var cached: (width: Int, layout: TableLayout)?

    init(_ columns: [TableColumn<Item>]) {
        self.columns = columns
        widest = columns.map { $0.title.displayWidth + ($0.sort == nil ? 0 : 2) }
    }

    /// Makes the columns with the width `.fitting` wide enough for an item.
    func measure(_ item: Item) {
        var isWider = false
        for (index, column) in columns.enumerated() {
            guard case .fitting(let maximum) = column.width, widest[index] < maximum else { continue }
            let width = min(column.text(item).displayWidth(upTo: maximum), maximum)
            guard width > widest[index] else { continue }
            widest[index] = width
            isWider = true
        }
        guard isWider else { return }
        cached = nil
        onResize?()
    }

    func layout(width: Int) -> TableLayout {
        if let cached, cached.width == width { return cached.layout }
        let needs = columns.enumerated().map { index, column in
            let (minimum, isFlexible) =
                switch column.width {
                case .fixed(let width): (width, false)
                case .fitting(let maximum): (min(widest[index], maximum), false)
                case .flexible(let minimum): (minimum, true)
                }
            // No terminal is as wide as the upper limit, and no sum of widths overflows.
            return TableLayout.Need(
                minimum: min(max(1, minimum), 100_000), isFlexible: isFlexible, priority: column.priority)
        }
        let layout = TableLayout(needs, width: width)
        cached = (width, layout)
        return layout
    }

    // MARK: - Drawing

    /// Draws the texts of an item in a line.
    func draw(_ item: Item, in surface: Surface) {
        for place in layout(width: surface.width).columns {
            let column = columns[place.index]
            let region = surface.region(Rect(x: place.x, y: 0, width: place.width, height: 1))
            region.draw(column.text(item), alignment: column.alignment, role: column.role(item))
        }
    }

    /// Draws the titles in a line. An arrow beside a title shows the column and the direction of the order.
    func drawTitles(in surface: Surface) {
        surface.fill(surface.bounds)
        for place in layout(width: surface.width).columns {
            let column = columns[place.index]
            let region = surface.region(Rect(x: place.x, y: 0, width: place.width, height: 1))
            region.draw(title(of: place.index, symbols: surface.symbols), alignment: column.alignment, role: .header)
        }
    }

    private func title(of index: Int, symbols: Symbols) -> String {
        let column = columns[index]
        guard let order, order.column == index else { return column.title }
        let sign = order.isDescending ? symbols.down : symbols.up
        return column.alignment == .right ? "\(sign) \(column.title)" : "\(column.title) \(sign)"
    }

    // MARK: - Sorting

    /// Returns the index of the sortable table column at a column of the screen, or `nil` if there is none. The gap at
    /// the right of a table column belongs to the table column.
    func sortableColumn(atX x: Int, width: Int) -> Int? {
        let place = layout(width: width).columns.last { $0.x <= x && x < $0.x + $0.width + TableLayout.gap }
        return place.map(\.index).flatMap { columns[$0].sort == nil ? nil : $0 }
    }

    /// Returns the index of the next visible sortable column at the right of the column of the ``order``. If there is
    /// no such column, returns `nil`. If the rows are not sorted by a visible column, returns the first one.
    func nextSortableColumn(width: Int) -> Int? {
        let sortable = layout(width: width).columns.map(\.index).filter { columns[$0].sort != nil }
        guard let order, let position = sortable.firstIndex(of: order.column) else { return sortable.first }
        return position + 1 < sortable.count ? sortable[position + 1] : nil
    }

    /// Sorts the rows of a layer by ``order``.
    func apply(to layer: SortLayer) {
        if let order, let sort = columns[order.column].sort {
            sort(layer, order.isDescending)
        } else {
            layer.removeOrder()
        }
    }
}

extension Surface {
    /// Draws a text on the first line, aligned and truncated.
    fileprivate func draw(_ text: String, alignment: TableAlignment, role: Role) {
        let shown = text.truncated(toWidth: width, ellipsis: symbols.ellipsis)
        let room = width - shown.displayWidth
        let x =
            switch alignment {
            case .left: 0
            case .right: room
            case .center: room / 2
            }
        draw(shown, x: x, y: 0, role: role)
    }
}
