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
