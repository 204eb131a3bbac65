extension SectionsViewController {
    /// Looks again where a model says that it changed, and finds the selected row and the window's place again.
    func modelDidChange(_ change: ListChange) {
        guard !change.isEmpty else { return }
        let hadSelection = selection != nil
        anchorSelection()
        let oldAnchor = anchor.flatMap(identity(of:))
        if change.isEverything || change.hasOtherSections {
            takeAllSections()
        } else {
            takeSections(change.sectionsWithOtherRows)
            retireRows(change.reloadedRows)
        }
        restoreSelection(oldAnchor: oldAnchor)
        selectFirstRowIfNeeded()
        if hadSelection, selection == nil { selectionDidChange() }
        setNeedsDisplay()
    }

    private func takeAllSections() {
        retireAllRows()
        contents = ListContents(model)
        for index in 0..<contents.numberOfSections { model.section(at: index).actionDelegate = self }
        reportDuplicateSections()
    }

    private func takeSections(_ ids: Set<AnyHashable>) {
        guard !ids.isEmpty else { return }
        for id in ids {
            guard let index = model.index(ofSection: id), contents.shapes.indices.contains(index) else {
                ProgrammingError.report("The model says that section \(id) changed, but has none with this id")
                continue
            }
            let section = model.section(at: index)
            section.actionDelegate = self
            contents.update(section, at: index)
            retireRows { $0.section == index }
        }
        contents.sumUp()
    }

    private func retireRows(_ identities: Set<RowIdentity>) {
        guard !identities.isEmpty else { return }
        let items = identities.compactMap { indexPath(of: $0).map { ListItem($0) } }
        retireRows { items.contains($0) }
    }

    private func retireRows(where isStale: (ListItem) -> Bool) {
        liveRows.removeAll(except: { !isStale($0) }) { $0.retire(to: pool) }
        cachedLayout = nil
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

    /// The row that took the place of one that has gone, or the nearest to it that can be selected.
    private func neighbour(of identity: RowIdentity, at indexPath: ListIndexPath) -> ListIndexPath? {
        var item: ListItem?
        if let section = model.index(ofSection: identity.section), contents.shapes[section].rows > 0 {
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
        let isSelection = anchor.item.indexPath != nil && anchor.item.indexPath == selection
        let row =
            isSelection ? selectedIdentity?.row : anchor.item.indexPath.flatMap { _ in liveRows[anchor.item]?.row.id }
        return IdentifiedAnchor(section: contents.shapes[anchor.item.section].id, row: row, anchor: anchor)
    }

    private func anchor(for old: IdentifiedAnchor) -> ListLayout.Anchor? {
        guard let section = model.index(ofSection: old.section) else { return nil }
        var item = ListItem(section: section, old.anchor.item.kind)
        if let row = old.row, let index = model.section(at: section).index(ofRow: row) {
            item.kind = .row(index)
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

/// An anchor that can be found again when the sections have changed.
private struct IdentifiedAnchor {
    var section: AnyHashable
    var row: AnyHashable?
    var anchor: ListLayout.Anchor
}
