/// A header of a section: its title, a line, and a detail at the right such as a count.
public struct HeaderRow: Row {
    public let id: AnyHashable = "header"
    /// The title, shown before the line.
    public var title: String
    /// The text at the right end, such as a count.
    public var detail: String?

    /// Creates a header with a title.
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
