extension SectionsViewController {
    /// Applies a change of the model, and restores the selected row and the scroll position.
    func modelDidChange(_ change: ListChange) {
        guard !change.isEmpty, !deferIfReading(change) else { return }
        let change = reading.pendingChange?.union(change) ?? change
        reading.pendingChange = nil
        let hadSelection = selection != nil
        anchorSelection()
        var oldAnchor = anchor.flatMap(identity(of:))
        let width = rowWidth
        readingModel { take(change) }
        // The section index may have appeared or disappeared.
        if rowWidth != width { retireAllRows() }
        if let identity = selectedIdentity { selectedIdentity = change.movedRows[identity] ?? identity }
        oldAnchor?.follow(change.movedRows)
        marksFollow(change)
        restoreSelection(oldAnchor: oldAnchor)
        findingFollowsChange()
        selectFirstRowIfNeeded()
        if hadSelection, selection == nil { selectionDidChange() }
        setNeedsDisplayKeepingDrawings()
        onChange?(change)
    }

    private func take(_ change: ListChange) {
        guard change.hasOtherSections else {
            takeSections(change.sectionsWithOtherRows)
            // The sections did not move, so the items in the window are still valid.
            return carryRows(from: contents, through: change)
        }
        let oldContents = contents
        contents =
            change.isEverything || oldContents.shapes.isEmpty
            ? ListContents(model)
            : ListContents(model, keeping: oldContents, except: change.sectionsWithOtherRows)
        reportDuplicateSections()
        carryRows(from: oldContents, through: change)
    }

    private func takeSections(_ ids: Set<AnyHashable>) {
        var first = contents.numberOfSections
        for id in ids {
            guard let index = model.index(ofSection: id), contents.shapes.indices.contains(index) else {
                ProgrammingError.report("The model says that section \(id) changed, but has none with this id")
                continue
            }
            contents.update(model.section(at: index), at: index)
            first = min(first, index)
        }
        contents.sumUp(from: first)
    }

    /// Creates the rows in the window again. Call it if the content of the rows changed but not their ids.
    public func reloadVisibleRows() {
        anchorSelection()
        retireAllRows()
        setNeedsDisplayKeepingDrawings()
    }

    private func reportDuplicateSections() {
        // Debug builds only, because hashing every id costs more than showing the list.
        #if DEBUG
        var seen: Set<AnyHashable> = []
        for shape in contents.shapes where !seen.insert(shape.id).inserted {
            ProgrammingError.report("Two sections have the same id, \(shape.id)")
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

    /// Returns the row at the position of a deleted row, or the nearest selectable row.
    private func neighbour(of identity: RowIdentity, at indexPath: ListIndexPath) -> ListIndexPath? {
        var item: ListItem?
        if let section = model.index(ofSection: identity.section), contents.shapes.indices.contains(section),
            contents.shapes[section].rows > 0
        {
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

    private func identity(of anchor: ListLayout.Anchor) -> IdentifiedAnchor? {
        guard contents.shapes.indices.contains(anchor.item.section) else { return nil }
        var row: AnyHashable?
        if anchor.item.indexPath != nil {
            if anchor.item.indexPath == selection {
                row = selectedIdentity?.row
            } else if let live = liveRows[anchor.item] {
                row = live.id
            } else if let kept = keptRows.anchorRow, kept.item == anchor.item {
                row = kept.id
            }
        }
        return IdentifiedAnchor(section: contents.shapes[anchor.item.section].id, row: row, anchor: anchor)
    }

    private func anchor(for old: IdentifiedAnchor) -> ListLayout.Anchor? {
        keptRows.anchorRow = nil
        guard let section = model.index(ofSection: old.section) else { return nil }
        var item = ListItem(section: section, old.anchor.item.kind)
        if let row = old.row, let index = model.section(at: section).index(ofRow: row) {
            item.kind = .row(index)
            keptRows.anchorRow = (item, row)
        }
        return contents.contains(item) ? ListLayout.Anchor(item: item, y: old.anchor.y) : nil
    }
}

extension SectionsViewController: SectionedModelObserver {
    public func model(_ model: any SectionedModel, didChange change: ListChange) {
        guard model === self.model else { return }
        modelDidChange(change)
    }
}

/// An anchor that stores the ids of its item, so that the item can be found after a change.
private struct IdentifiedAnchor {
    var section: AnyHashable
    var row: AnyHashable?
    var anchor: ListLayout.Anchor

    /// Updates the anchor if its row moved to another section.
    mutating func follow(_ movedRows: [RowIdentity: RowIdentity]) {
        guard let row, let new = movedRows[RowIdentity(section: section, row: row)] else { return }
        section = new.section
        self.row = new.row
    }
}
