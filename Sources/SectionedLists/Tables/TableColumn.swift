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

    /// The title in the header.
    public let title: String
    /// The width.
    public let width: Width
    /// The alignment of the texts and the title.
    public let alignment: TableAlignment
    /// The order in which columns are hidden in a narrow window: the column with the highest number is hidden first. A
    /// column with the priority 0 is never hidden.
    public let priority: Int
    /// Returns the text for an item.
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
    public init<Value: Comparable>(
        _ title: String, value: @escaping @MainActor (Item) -> Value, width: Width = .flexible(),
        alignment: TableAlignment = .left, priority: Int = 0,
        text: @escaping @MainActor (Value) -> String = { String(describing: $0) },
        role: @escaping @MainActor (Item) -> Role = { _ in .text }
    ) {
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
    public init(
        _ title: String, width: Width = .flexible(), alignment: TableAlignment = .left, priority: Int = 0,
        text: @escaping @MainActor (Item) -> String, role: @escaping @MainActor (Item) -> Role = { _ in .text }
    ) {
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
