import Terminal

/// A row of plain text, with an optional detail at the right.
public struct TextRow: Row {
    public let id: AnyHashable
    /// The text; cut off with an ellipsis where the line is too short.
    public var text: String
    /// What stands at the right end, if anything.
    public var detail: String?
    /// How the theme styles the text.
    public var role: Role
    public var isSelectable: Bool

    /// - Parameters:
    ///   - text: Cut off with an ellipsis where the line is too short.
    ///   - detail: Stands at the right end.
    ///   - role: How the theme styles the text.
    ///   - isSelectable: Whether the keys can come to rest on the row.
    ///   - id: Names the row within its section; the text does where it is left out.
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
