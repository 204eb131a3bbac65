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
