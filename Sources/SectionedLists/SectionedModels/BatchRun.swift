/// A value that applies the operations of a batch one by one, and can undo them.
@MainActor
struct BatchRun {
    var store: SectionStore
    private(set) var notes = BatchNotes()
    /// The edits that undo the operations performed so far.
    private var undoing: [SectionsEdit] = []

    init(_ store: SectionStore) {
        self.store = store
    }

    mutating func finishedChange() -> ListChange { notes.finished(in: &store) }

    /// Undoes every operation performed so far.
    mutating func takeBack() {
        while let edit = undoing.popLast() { _ = store.apply(edit) }
    }

    mutating func perform(_ operation: SectionsBatch.Operation) throws(SectionsBatchError) {
        switch operation {
        case .insertRow(let row, let position, let id): try insert(row, position, in: mutableSection(id))
        case .deleteRow(let identity): try delete(identity)
        case .moveRow(let identity, let position, let id): try move(identity, position, to: mutableSection(id))
        case .reloadRow(let identity): try reload(identity)
        case .replaceRow(let row, let id): try replace(row, in: mutableSection(id))
        case .putRow(let row, let id):
            let section = try mutableSection(id)
            let isNew = section.index(ofRow: row.id) == nil
            if isNew { try insert(row, .end, in: section) } else { try replace(row, in: section) }
        case .insertSection(let section, let position): try insert(section, position)
        case .deleteSection(let id):
            edit(.removeSection(at: try index(ofSection: id)))
            notes.deleteSection(id)
        case .moveSection(let id, let position): try moveSection(id, position)
        case .reloadSection(let id):
            _ = try index(ofSection: id)
            notes.changeRows(ofSection: id)
        case .replaceSection(let section):
            try checkRows(of: section)
            edit(.replaceSection(section, at: try index(ofSection: section.id)))
            notes.changeRows(ofSection: section.id)
        case .restoreRow(let row, let origin, let id):
            let section = try mutableSection(id)
            try insert(row, position(of: origin, in: section), in: section)
        case .returnRow(let identity, let origin, let id):
            let section = try mutableSection(id)
            try move(identity, position(of: origin, in: section, without: identity), to: section)
        case .restoreSection(let section, let origin): try insert(section, position(of: origin))
        case .returnSection(let id, let origin): try moveSection(id, position(of: origin, without: id))
        }
    }

    private mutating func edit(_ edit: SectionsEdit) {
        undoing.append(store.apply(edit))
    }

    // MARK: - Rows

    private mutating func insert(
        _ row: any Row, _ position: ListPosition, in section: MutableSection
    ) throws(SectionsBatchError) {
        try checkIsNew(RowIdentity(section: section.id, row: row.id), in: section)
        let index = try index(of: position, in: section)
        edit(.insertRow(row, section, at: index))
        notes.changeRows(ofSection: section.id, by: .insert(at: index))
    }

    private mutating func delete(_ identity: RowIdentity) throws(SectionsBatchError) {
        let section = try mutableSection(identity.section)
        let index = try index(of: identity, in: section)
        edit(.removeRow(section, at: index))
        notes.deleteRow(identity, at: index)
    }

    private mutating func move(
        _ identity: RowIdentity, _ position: ListPosition, to target: MutableSection
    ) throws(SectionsBatchError) {
        let source = try mutableSection(identity.section)
        if source !== target { try checkIsNew(RowIdentity(section: target.id, row: identity.row), in: target) }
        if position.isBeside(identity.row) { throw .besideItself(identity.row) }
        let oldIndex = try index(of: identity, in: source)
        guard let row = source.list[oldIndex] else { throw .unknownRow(identity, wasDeleted: false) }
        edit(.removeRow(source, at: oldIndex))
        let newIndex = try index(of: position, in: target)
        edit(.insertRow(row, target, at: newIndex))
        // If the row is at its old position again, there is nothing to announce.
        guard source !== target || newIndex != oldIndex else { return }
        notes.moveRow(identity, at: oldIndex, toSection: target.id, at: newIndex)
    }

    private mutating func reload(_ identity: RowIdentity) throws(SectionsBatchError) {
        let section = store.sections[try index(ofSection: identity.section)]
        // Only a `MutableSection` can always find its rows by their ids. So the rows of other sections are not checked.
        if let section = section as? MutableSection { _ = try index(of: identity, in: section) }
        notes.change.reloadedRows.insert(identity)
    }

    private mutating func replace(_ row: any Row, in section: MutableSection) throws(SectionsBatchError) {
        let identity = RowIdentity(section: section.id, row: row.id)
        edit(.replaceRow(row, section, at: try index(of: identity, in: section)))
        notes.change.reloadedRows.insert(identity)
    }

    // MARK: - Sections

    private mutating func insert(_ section: Section, _ position: ListPosition) throws(SectionsBatchError) {
        if store.index(of: section.id) != nil { throw .duplicateSection(section.id) }
        try checkRows(of: section)
        edit(.insertSection(section, at: try index(of: position)))
        notes.insertSection(section.id)
    }

    private mutating func moveSection(_ id: AnyHashable, _ position: ListPosition) throws(SectionsBatchError) {
        if position.isBeside(id) { throw .besideItself(id) }
        let oldIndex = try index(ofSection: id)
        let section = store.sections[oldIndex]
        edit(.removeSection(at: oldIndex))
        let newIndex = try index(of: position)
        edit(.insertSection(section, at: newIndex))
        if newIndex != oldIndex { notes.change.hasOtherSections = true }
    }
}
