extension SectionsViewController {
    func sectionsDidChange(from oldSections: [Section]) {
        for section in sections { section.actionDelegate = self }
        reportDuplicateSections()
        let hadSelection = selection != nil
        anchorSelection()
        let oldAnchor = anchor.flatMap { identity(of: $0, in: oldSections) }
        retireAllRows()
        contents = ListContents(sections)
        restoreSelection(oldAnchor: oldAnchor)
        selectFirstRowIfNeeded()
        if hadSelection, selection == nil { selectionDidChange() }
        setNeedsDisplay()
    }

    /// Makes the rows in the window anew: what they show has changed, not which they are.
    public func reloadVisibleRows() {
        anchorSelection()
        retireAllRows()
        setNeedsDisplay()
    }

    private func reportDuplicateSections() {
        // Looked for where somebody can hear of it: hashing every id costs more than showing the list.
        #if DEBUG
        var seen: Set<AnyHashable> = []
        for section in sections where !seen.insert(section.id).inserted {
            ProgrammingError.report("Two sections have the same id, \(section.id)")
        }
        #endif
    }

    private func restoreSelection(oldAnchor: IdentifiedAnchor?) {
        anchor = oldAnchor.flatMap(anchor(for:))
        guard let oldSelection = selection, let identity = selectedIdentity else { return }
        let found = indexPath(of: identity).flatMap(selectable) ?? neighbour(of: identity, at: oldSelection)
        let wasInView = oldAnchor?.anchor.item == ListItem(oldSelection)
        if wasInView, let found, let oldAnchor {
            anchor = ListLayout.Anchor(item: ListItem(found), y: oldAnchor.anchor.y)
        }
        selection = nil
        if let found { select(found, reveals: wasInView) }
        if selection == nil { selectedIdentity = nil }
    }

    /// The row that took the place of one that has gone, or the nearest to it that can be selected.
    private func neighbour(of identity: RowIdentity, at indexPath: ListIndexPath) -> ListIndexPath? {
        var item: ListItem?
        if let section = sections.firstIndex(where: { $0.id == identity.section }), contents.shapes[section].rows > 0 {
            item = ListItem(section: section, .row(min(indexPath.row, contents.shapes[section].rows - 1)))
        } else {
            item = contents.firstItem(fromSection: indexPath.section) ?? contents.lastItem
        }
        let lines = max(1, size.rows)
        return firstSelectable(from: item, forward: true, withinLines: lines)
            ?? firstSelectable(from: item, forward: false, withinLines: lines)
    }

    private func selectable(_ indexPath: ListIndexPath) -> ListIndexPath? {
        let item = ListItem(indexPath)
        guard contents.contains(item), liveRow(at: item)?.isSelectable == true else { return nil }
        return indexPath
    }

    private func identity(of anchor: ListLayout.Anchor, in sections: [Section]) -> IdentifiedAnchor? {
        guard sections.indices.contains(anchor.item.section) else { return nil }
        let isSelection = anchor.item.indexPath != nil && anchor.item.indexPath == selection
        let row =
            isSelection ? selectedIdentity?.row : anchor.item.indexPath.flatMap { _ in liveRows[anchor.item]?.row.id }
        return IdentifiedAnchor(section: sections[anchor.item.section].id, row: row, anchor: anchor)
    }

    private func anchor(for old: IdentifiedAnchor) -> ListLayout.Anchor? {
        guard let section = sections.firstIndex(where: { $0.id == old.section }) else { return nil }
        var item = ListItem(section: section, old.anchor.item.kind)
        if let row = old.row, let index = sections[section].index(ofRow: row) {
            item.kind = .row(index)
        }
        return contents.contains(item) ? ListLayout.Anchor(item: item, y: old.anchor.y) : nil
    }
}

/// An anchor that can be found again when the sections have changed.
private struct IdentifiedAnchor {
    var section: AnyHashable
    var row: AnyHashable?
    var anchor: ListLayout.Anchor
}
