import Terminal

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
