extension SectionsViewController {
    /// Moves the rows in the window together with their sections. Keeps the rows of changed sections for the next
    /// layout.
    ///
    /// - Parameters:
    ///   - oldContents: The contents to which the items of the rows refer.
    ///   - change: The change, which is already applied to ``contents``.
    func carryRows(from oldContents: ListContents, through change: ListChange) {
        cachedLayout = nil
        guard liveRows.count > 0 else { return }
        var newSections: [Int: Int] = [:]
        liveRows.move { item, live in
            let section = oldContents.shapes[item.section].id
            if change.isEverything || change.sectionsWithOtherRows.contains(section) { return nil }
            if change.reloadedRows.contains(RowIdentity(section: section, row: live.id)) { return nil }
            guard change.hasOtherSections else { return item }
            let index = newSections[item.section] ?? model.index(ofSection: section)
            newSections[item.section] = index
            return index.map { ListItem(section: $0, item.kind) }
        } _: { item, live in
            keep(live, inSection: oldContents.shapes[item.section].id, isRow: item.indexPath != nil, through: change)
        }
    }

    private func keep(_ live: LiveRow, inSection section: AnyHashable, isRow: Bool, through change: ListChange) {
        let old = RowIdentity(section: section, row: live.id)
        let new = change.movedRows[old] ?? old
        guard isRow, !change.reloadedRows.contains(old), !change.reloadedRows.contains(new) else {
            return live.retire(to: pool)
        }
        if let other = keptRows.keep(live, as: new) { other.retire(to: pool) }
    }

    /// Releases the kept rows that the layout did not use.
    func retireKeptRows() {
        for live in keptRows.takeAll() { live.retire(to: pool) }
    }

    /// Returns the kept live row with the identity of a row, if its content is still the same.
    func keptRow(for row: any Row, at item: ListItem, from origin: (section: Section, index: Int)?) -> LiveRow? {
        guard let origin, keptRows.count > 0 else { return nil }
        let identity = RowIdentity(section: contents.shapes[item.section].id, row: row.id)
        guard let old = keptRows.take(identity) else { return nil }
        if old.isUnadorned, origin.section.blocks == nil, old.row.isInterchangeable(with: row) {
            return LiveRow(row, from: origin, keeping: old)
        }
        old.retire(to: pool)
        return nil
    }
}
