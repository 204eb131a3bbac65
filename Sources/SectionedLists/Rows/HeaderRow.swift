import Terminal

/// A header of a section: its title, then a horizontal line and, at the right end, a detail such as a count. It cannot
/// be selected.
public struct HeaderRow: Row {
    public let id: AnyHashable = "header"
    /// The title, shown before the line.
    public var title: String
    /// The text at the right end, such as a count.
    public var detail: String?

    /// Creates a header with a title and an optional detail.
    public init(_ title: String, detail: String? = nil) {
        self.title = title
        self.detail = detail
    }

    public var isSelectable: Bool { false }

    public func isSame(as other: any Row) -> Bool {
        guard let other = other as? HeaderRow else { return false }
        return title == other.title && detail == other.detail
    }

    public func configure(_ cell: HeaderCell) {
        cell.title = title
        cell.detail = detail
    }
}

/// A footer of a section: a dimmed text, wrapped over as many lines as it needs. It cannot be selected.
public struct FooterRow: Row {
    public let id: AnyHashable = "footer"
    /// The text.
    public var title: String

    /// Creates a footer with a text.
    public init(_ title: String) { self.title = title }

    public var isSelectable: Bool { false }

    public func isSame(as other: any Row) -> Bool { (other as? FooterRow)?.title == title }

    public func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText(title, role: .dim)
    }
}
