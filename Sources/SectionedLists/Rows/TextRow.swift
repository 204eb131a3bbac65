import Terminal

/// A row that shows one line of plain text, with an optional detail at the right.
public struct TextRow: Row {
    public let id: AnyHashable
    /// The text, truncated with an ellipsis if the line is too short.
    public var text: String
    /// The text at the right end, such as a count.
    public var detail: String?
    /// The role that determines the style of the text.
    public var role: Role
    public var isSelectable: Bool

    /// Creates a row with a text.
    ///
    /// - Parameters:
    ///   - text: The text, truncated with an ellipsis if the line is too short.
    ///   - detail: The text at the right end, such as a count.
    ///   - role: The role that determines the style of the text.
    ///   - isSelectable: Whether the row can be selected.
    ///   - id: The id of the row within its section. By default, it is the text.
    public init(
        _ text: String, detail: String? = nil, role: Role = .text, isSelectable: Bool = true,
        id: AnyHashable? = nil
    ) {
        self.id = id ?? AnyHashable(text)
        self.text = text
        self.detail = detail
        self.role = role
        self.isSelectable = isSelectable
    }

    public var findText: String? { text }

    public func isSame(as other: any Row) -> Bool {
        guard let other = other as? TextRow else { return false }
        return text == other.text && detail == other.detail && role == other.role
            && isSelectable == other.isSelectable
    }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText(text, role: role)
        cell.detail = detail
    }
}

/// A row of text that takes as many lines as it needs.
///
/// By default, the user can select the row. So in a long text, the arrow keys move from row to row and scroll. To wrap
/// the ``TextRow``s of a list, use ``CellFactory/wrappingText``.
public struct WrappedTextRow: Row {
    public let id: AnyHashable
    /// The text. A line feed starts a new line.
    public var text: StyledText
    public var isSelectable: Bool

    /// Creates a row of text.
    ///
    /// - Parameters:
    ///   - text: The text. A line feed starts a new line.
    ///   - isSelectable: Whether the row can be selected.
    ///   - id: The id of the row within its section.
    public init(_ text: StyledText, isSelectable: Bool = true, id: AnyHashable) {
        self.id = id
        self.text = text
        self.isSelectable = isSelectable
    }

    public var findText: String? { text.plain }

    public func isSame(as other: any Row) -> Bool {
        guard let other = other as? WrappedTextRow else { return false }
        return text == other.text && isSelectable == other.isSelectable
    }

    public func configure(_ cell: WrappedTextCell) {
        cell.text = text
    }
}

extension Section {
    /// Creates a section that shows a text. Each line of the text is a row that wraps. So the user can scroll line by
    /// line and find words.
    ///
    /// - Parameters:
    ///   - title: The title in the header.
    ///   - detail: The text at the right of the title.
    ///   - id: The id of the section within its list. By default, it is the title.
    ///   - text: The text. An empty line separates paragraphs.
    public convenience init(_ title: String? = nil, detail: String? = nil, id: AnyHashable? = nil, text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rows = lines.enumerated().map { WrappedTextRow(StyledText(String($1)), id: $0) }
        self.init(title, detail: detail, id: id, rows: rows)
    }
}

/// A row that shows the description of a value of any type on one line. If the description has several lines, they are
/// joined by spaces. Empty lines are omitted.
///
/// ```swift
/// Section("Numbers", rows: [1, 2, 3].map { DescriptionRow($0) })
/// ```
///
/// ``SectionsViewController/reload(with:)`` converts lists of values into rows.
public struct DescriptionRow: Row {
    public let id: AnyHashable
    /// The value that the row shows.
    public let value: Any

    /// Creates a row that shows a value.
    ///
    /// - Parameters:
    ///   - value: The value to show.
    ///   - id: The id of the row within its section.
    public init(_ value: Any, id: AnyHashable) {
        self.id = id
        self.value = value
    }

    /// Creates a row that shows a value. The value is also the id of the row.
    public init(_ value: some Hashable) {
        self.init(value, id: AnyHashable(value))
    }

    public var findText: String? { description }

    private var description: String {
        String(describing: value).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText(description)
    }
}

/// A row that shows an empty line. It cannot be selected.
public struct SpacerRow: Row {
    public let id: AnyHashable

    /// Creates an empty line.
    ///
    /// - Parameter id: The id of the row within its section.
    public init(id: AnyHashable) { self.id = id }

    public var isSelectable: Bool { false }

    public func isSame(as other: any Row) -> Bool { other is SpacerRow }

    public func configure(_ cell: TextCell) {
        cell.text = StyledText()
    }
}
