import Terminal

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
