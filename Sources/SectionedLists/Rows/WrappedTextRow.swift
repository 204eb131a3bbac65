import Terminal

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
