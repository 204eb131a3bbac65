/// Collects the changes that a batch has made so far, and returns them as a ``ListChange``.
struct BatchNotes {
    var change = ListChange()
    private(set) var deletedSections: Set<AnyHashable> = []
    private(set) var deletedRows: Set<RowIdentity> = []
    /// The rows that moved to other sections. The keys are the new identities, the values are the identities before the
    /// batch.
    private var origins: [RowIdentity: RowIdentity] = [:]

    /// Records that the rows of a section changed in an unknown way.
    mutating func changeRows(ofSection section: AnyHashable) {
        change.sectionsWithOtherRows.insert(section)
        change.rowEdits[section] = nil
    }

    /// Records an edit of the rows of a section.
    mutating func changeRows(ofSection section: AnyHashable, by edit: RowEdit) {
        let isFirst = change.sectionsWithOtherRows.insert(section).inserted
        if isFirst { change.rowEdits[section] = [] }
        // If `rowEdits` contains no array for the section, its rows have already changed in an unknown way. Then this
        // line has no effect.
        change.rowEdits[section]?.append(edit)
    }

    mutating func deleteRow(_ identity: RowIdentity, at index: Int) {
        changeRows(ofSection: identity.section, by: .remove(at: index))
        deletedRows.insert(identity)
        origins[identity] = nil
    }

    mutating func moveRow(
        _ identity: RowIdentity, at oldIndex: Int, toSection section: AnyHashable, at newIndex: Int
    ) {
        changeRows(ofSection: identity.section, by: .remove(at: oldIndex))
        changeRows(ofSection: section, by: .insert(at: newIndex))
        guard section != identity.section else { return }
        let new = RowIdentity(section: section, row: identity.row)
        origins[new] = origins.removeValue(forKey: identity) ?? identity
        if change.reloadedRows.contains(identity) { change.reloadedRows.insert(new) }
    }

    mutating func insertSection(_ id: AnyHashable) {
        change.hasOtherSections = true
        // A deleted section had the same id. So the rows of this id are other rows now.
        if deletedSections.contains(id) { changeRows(ofSection: id) }
    }

    mutating func deleteSection(_ id: AnyHashable) {
        change.hasOtherSections = true
        deletedSections.insert(id)
        origins = origins.filter { $0.key.section != id }
    }

    /// Returns the change without the sections and rows that no longer exist.
    @MainActor
    func finished(in store: inout SectionStore) -> ListChange {
        var change = change
        change.sectionsWithOtherRows = change.sectionsWithOtherRows.filter { store.index(of: $0) != nil }
        change.reloadedRows = change.reloadedRows.filter { identity in
            guard let index = store.index(of: identity.section) else { return false }
            // Only a `MutableSection` is required to find its rows by their ids.
            guard let section = store.sections[index] as? MutableSection else { return true }
            return section.index(ofRow: identity.row) != nil
        }
        for (new, old) in origins where new != old { change.movedRows[old] = new }
        return change
    }
}
