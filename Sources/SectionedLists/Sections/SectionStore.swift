/// A change of one row or one section, at an index. Every edit has an inverse.
enum SectionsEdit {
    case insertRow(any Row, MutableSection, at: Int)
    case removeRow(MutableSection, at: Int)
    case replaceRow(any Row, MutableSection, at: Int)
    case insertSection(Section, at: Int)
    case removeSection(at: Int)
    case replaceSection(Section, at: Int)
}

/// An ordered collection of sections with lookup by id.
@MainActor
struct SectionStore {
    private(set) var sections: [Section]
    private var indices: [AnyHashable: Int]?

    init(_ sections: [Section]) {
        self.sections = sections
    }

    /// Returns the index of a section, or `nil` if there is none. The first call after sections were inserted, deleted
    /// or moved reads every section.
    mutating func index(of id: AnyHashable) -> Int? {
        if let indices { return indices[id] }
        let ids = sections.map(\.id)
        let indices = ids.indicesByElement { first, second in
            "Sections \(first) and \(second) have the same id, \(ids[first])"
        }
        self.indices = indices
        return indices[id]
    }

    /// Applies an edit and returns its inverse.
    mutating func apply(_ edit: SectionsEdit) -> SectionsEdit {
        switch edit {
        case .insertRow(let row, let section, let index):
            section.list.insert(row, at: index)
            return .removeRow(section, at: index)
        case .removeRow(let section, let index):
            return .insertRow(section.list.remove(at: index), section, at: index)
        case .replaceRow(let row, let section, let index):
            return .replaceRow(section.list.replace(at: index, with: row), section, at: index)
        case .insertSection(let section, let index):
            sections.insert(section, at: index)
            indices = nil
            return .removeSection(at: index)
        case .removeSection(let index):
            indices = nil
            return .insertSection(sections.remove(at: index), at: index)
        case .replaceSection(let section, let index):
            let old = sections[index]
            sections[index] = section
            return .replaceSection(old, at: index)
        }
    }
}

/// The changes that a batch has made so far. They can be converted into a ``ListChange``.
struct BatchNotes {
    var change = ListChange()
    private(set) var deletedSections: Set<AnyHashable> = []
    private(set) var deletedRows: Set<RowIdentity> = []
    /// The rows that moved to other sections. The keys are the new identities, the values are the identities before the
    /// batch.
    private var origins: [RowIdentity: RowIdentity] = [:]

    /// Records that rows of a section were changed by unknown edits.
    mutating func changeRows(ofSection section: AnyHashable) {
        change.sectionsWithOtherRows.insert(section)
        change.rowEdits[section] = nil
    }

    /// Records an edit of the rows of a section.
    mutating func changeRows(ofSection section: AnyHashable, by edit: RowEdit) {
        let isFirst = change.sectionsWithOtherRows.insert(section).inserted
        if isFirst { change.rowEdits[section] = [] }
        // If the section was also changed by unknown edits, `rowEdits` contains no array for it, and this line has no
        // effect.
        change.rowEdits[section]?.append(edit)
    }

    mutating func deleteRow(_ identity: RowIdentity, at index: Int) {
        changeRows(ofSection: identity.section, by: .remove(at: index))
        deletedRows.insert(identity)
        origins[identity] = nil
    }

    mutating func moveRow(
        _ identity: RowIdentity, at oldIndex: Int, toSection section: AnyHashable, at newIndex: Int,
        _ selection: SelectionOfMovedRow
    ) {
        if selection == .stays { change.rowsMovedWithoutSelection.insert(origins[identity] ?? identity) }
        changeRows(ofSection: identity.section, by: .remove(at: oldIndex))
        changeRows(ofSection: section, by: .insert(at: newIndex))
        guard section != identity.section else { return }
        let new = RowIdentity(section: section, row: identity.row)
        origins[new] = origins.removeValue(forKey: identity) ?? identity
        if change.reloadedRows.contains(identity) { change.reloadedRows.insert(new) }
    }

    mutating func insertSection(_ id: AnyHashable) {
        change.hasOtherSections = true
        // If the batch has already deleted a section with the same id, the new section can have different rows.
        if deletedSections.contains(id) { changeRows(ofSection: id) }
    }

    mutating func deleteSection(_ id: AnyHashable) {
        change.hasOtherSections = true
        deletedSections.insert(id)
        origins = origins.filter { $0.key.section != id }
    }

    /// Returns the complete change, including the rows that moved to other sections. If a changed section or a reloaded
    /// row no longer exists, the change does not contain it.
    @MainActor
    func finished(in store: inout SectionStore) -> ListChange {
        var change = change
        change.sectionsWithOtherRows = change.sectionsWithOtherRows.filter { store.index(of: $0) != nil }
        change.reloadedRows = change.reloadedRows.filter { identity in
            guard let index = store.index(of: identity.section) else { return false }
            // Only a `MutableSection` can always find its rows by their ids. So the rows of other sections are not
            // checked.
            guard let section = store.sections[index] as? MutableSection else { return true }
            return section.index(ofRow: identity.row) != nil
        }
        for (new, old) in origins where new != old { change.movedRows[old] = new }
        return change
    }
}
