import Terminal

/// What stands under a section: a remark, over as many lines as it needs.
public struct FooterRow: Row {
    public let id: AnyHashable = "footer"
    /// The remark.
    public var title: String

    /// A row that shows a remark, dimmed.
    public init(_ title: String) { self.title = title }

    public var isSelectable: Bool { false }

    public func configure(_ cell: WrappedTextCell) {
        cell.text = StyledText(title, role: .dim)
    }
}
