extension SectionsViewController {
    func sectionsDidChange(from oldSections: [Section]) {
        for section in sections { section.actionDelegate = self }
        reportDuplicateSections()
        let oldPlace = selection.flatMap { cachedLayout?.placement(of: ListItem($0)) }
        let oldAnchor = anchor.flatMap { identity(of: $0, in: oldSections) }
        retireAllRows()
        contents = ListContents(sections)
        restoreSelection(oldPlace: oldPlace, oldAnchor: oldAnchor)
        selectFirstRowIfNeeded()
        setNeedsDisplay()
    }

    /// Makes the rows in the window anew: what they show has changed, not which they are.
    public func reloadVisibleRows() {
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

    private func restoreSelection(oldPlace: ListLayout.Placement?, oldAnchor: IdentifiedAnchor?) {
        guard let oldSelection = selection, let identity = selectedIdentity else {
            anchor = oldAnchor.flatMap(anchor(for:))
            return
        }
        let found = indexPath(of: identity) ?? nearestIndexPath(to: oldSelection)
        if let found, let oldPlace {
            anchor = ListLayout.Anchor(item: ListItem(found), y: oldPlace.y)
        } else {
            anchor = oldAnchor.flatMap(anchor(for:))
        }
        selection = nil
        if let found { select(found, reveals: oldPlace != nil) }
        if selection == nil { selectedIdentity = nil }
    }

    /// The row that took the place of one that has gone.
    private func nearestIndexPath(to indexPath: ListIndexPath) -> ListIndexPath? {
        guard contents.numberOfRows > 0 else { return nil }
        let section = min(indexPath.section, contents.numberOfSections - 1)
        let rows = contents.shapes[section].rows
        if rows > 0 { return ListIndexPath(section: section, row: min(indexPath.row, rows - 1)) }
        var item = contents.lastItem(upToSection: section) ?? contents.firstItem
        while let current = item, current.indexPath == nil { item = contents.item(after: current) }
        return item?.indexPath
    }

    private func identity(of anchor: ListLayout.Anchor, in sections: [Section]) -> IdentifiedAnchor? {
        guard sections.indices.contains(anchor.item.section) else { return nil }
        let row: AnyHashable? = anchor.item.indexPath.flatMap { _ in liveRows[anchor.item]?.row.id }
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
