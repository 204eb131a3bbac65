extension SectionsViewController {
    /// The index path of the selected row, or `nil` if no row is selected.
    public var selection: ListIndexPath? { selected.indexPath }
    /// The identity of the selected row, or `nil` if no row is selected.
    public var selectedIdentity: RowIdentity? { selected.identity }
    /// The selected row, or `nil` if no row is selected.
    public var selectedRow: (any Row)? { selected.row }

    /// Selects a row and scrolls to it. Has no effect if the row does not exist or cannot be selected.
    ///
    /// - Returns: Whether the row exists and can be selected.
    @discardableResult
    public func select(_ indexPath: ListIndexPath) -> Bool { selected.select(indexPath) }
}
