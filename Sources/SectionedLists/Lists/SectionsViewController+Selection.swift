import Terminal

extension SectionsViewController {
    /// Selects a row and scrolls it into view.
    ///
    /// - Returns: Whether the row exists and can be selected.
    @discardableResult
    public func select(_ indexPath: ListIndexPath) -> Bool {
        select(indexPath, reveals: true)
    }

    @discardableResult
    func select(_ indexPath: ListIndexPath, reveals: Bool) -> Bool {
        let item = ListItem(indexPath)
        guard contents.contains(item) else { return false }
        guard let live = liveRow(at: item), live.isSelectable else { return false }
        let identity = RowIdentity(section: contents.shapes[indexPath.section].id, row: live.id)
        let isOther = (selection ?? indexPath) != indexPath || selectedIdentity != identity
        selection = indexPath
        selectedIdentity = identity
        if reveals { reveal(item) }
        setNeedsDisplayKeepingDrawings()
        if isOther {
            markedRangeFollowsSelection()
            let origin = origin(ofRowAt: indexPath)
            origin.section.didSelectRow(at: origin.index)
            selectionDidChange()
        }
        return true
    }

    /// Selects the first selectable row if no row is selected and the window has a size.
    func selectFirstRowIfNeeded() {
        guard size.rows > 0 else { return }
        if selection == nil,
            let first = firstSelectable(from: contents.firstItem, forward: true, withinLines: size.rows)
        {
            select(first, reveals: false)
        }
        if needsReveal, let selection {
            needsReveal = false
            reveal(ListItem(selection))
        }
    }

    func firstSelectable(from start: ListItem?, forward: Bool, withinLines limit: Int) -> ListIndexPath? {
        var item = start
        var lines = 0
        while let current = item, lines <= limit {
            if let indexPath = current.indexPath, let live = liveRow(at: current), live.isSelectable {
                return indexPath
            }
            lines += height(of: current)
            item = forward ? contents.item(after: current) : contents.item(before: current)
        }
        return nil
    }
}
