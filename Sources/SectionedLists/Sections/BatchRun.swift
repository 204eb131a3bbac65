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
        case .moveRow(let identity, let position, let id, let selection):
            try move(identity, position, to: mutableSection(id), selection)
        case .reloadRow(let identity): try reload(identity)
        case .replaceRow(let row, let id): try replace(row, in: mutableSection(id))
        case .putRow(let row, let id):
            let section = try mutableSection(id)
            let isNew = section.index(ofRow: row.id) == nil
            if isNew { try insert(row, .end, in: section) } else { try replace(row, in: section) }
        case .insertSection(let section, let position): try insert(section, position)
        case .ensureSection(let section, let position):
            if store.index(of: section.id) == nil { try insert(section, position) }
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
            try move(identity, position(of: origin, in: section, without: identity), to: section, .follows)
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
        _ identity: RowIdentity, _ position: ListPosition, to target: MutableSection, _ selection: SelectionOfMovedRow
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
        notes.moveRow(identity, at: oldIndex, toSection: target.id, at: newIndex, selection)
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

extension BatchRun {
    mutating func index(ofSection id: AnyHashable) throws(SectionsBatchError) -> Int {
        if let index = store.index(of: id) { return index }
        throw .unknownSection(id, wasDeleted: notes.deletedSections.contains(id))
    }

    mutating func mutableSection(_ id: AnyHashable) throws(SectionsBatchError) -> MutableSection {
        let section = store.sections[try index(ofSection: id)]
        guard let section = section as? MutableSection else { throw .fixedRows(ofSection: id) }
        return section
    }

    func index(of identity: RowIdentity, in section: MutableSection) throws(SectionsBatchError) -> Int {
        if let index = section.index(ofRow: identity.row) { return index }
        throw .unknownRow(identity, wasDeleted: notes.deletedRows.contains(identity))
    }

    func index(of position: ListPosition, in section: MutableSection) throws(SectionsBatchError) -> Int {
        switch position {
        case .before(let id): try index(of: RowIdentity(section: section.id, row: id), in: section)
        case .after(let id): try index(of: RowIdentity(section: section.id, row: id), in: section) + 1
        case .start, .end, .at: try position.index(among: section.numberOfRows)
        }
    }

    mutating func index(of position: ListPosition) throws(SectionsBatchError) -> Int {
        switch position {
        case .before(let id): try index(ofSection: id)
        case .after(let id): try index(ofSection: id) + 1
        case .start, .end, .at: try position.index(among: store.sections.count)
        }
    }

    func checkIsNew(_ identity: RowIdentity, in section: MutableSection) throws(SectionsBatchError) {
        if section.index(ofRow: identity.row) != nil { throw .duplicateRow(identity) }
    }

    func checkRows(of section: Section) throws(SectionsBatchError) {
        guard let section = section as? MutableSection, let id = section.list.repeatedID else { return }
        throw .duplicateRow(RowIdentity(section: section.id, row: id))
    }
}

extension ListPosition {
    func isBeside(_ id: AnyHashable) -> Bool {
        switch self {
        case .before(let other), .after(let other): other == id
        case .start, .end, .at: false
        }
    }

    /// Returns the index for this position. The position must be `.start`, `.end` or `.at`.
    ///
    /// - Parameter count: The number of elements before the change.
    /// - Throws: ``SectionsBatchError`` if the index in `.at` is negative or greater than `count`.
    func index(among count: Int) throws(SectionsBatchError) -> Int {
        switch self {
        case .start: 0
        case .at(let index) where index < 0 || index > count: throw .noSuchPosition(index, count: count)
        case .at(let index): index
        case .end, .before, .after: count
        }
    }
}

extension BatchRun {
    /// Returns the operation that undoes `operation`. Call this method before `operation` is performed. The result is
    /// `nil` only if `operation` cannot be performed or changes nothing.
    mutating func inverse(of operation: SectionsBatch.Operation) -> SectionsBatch.Operation? {
        switch operation {
        case .insertRow(let row, _, let section), .restoreRow(let row, _, let section):
            return .deleteRow(RowIdentity(section: section, row: row.id))
        case .deleteRow(let identity):
            guard let place = place(of: identity) else { return nil }
            return .restoreRow(place.row, place.origin, section: identity.section)
        case .moveRow(let identity, _, let target, _), .returnRow(let identity, _, let target):
            guard let place = place(of: identity) else { return nil }
            let moved = RowIdentity(section: target, row: identity.row)
            return .returnRow(moved, place.origin, section: identity.section)
        case .replaceRow(let row, let section):
            guard let place = place(of: RowIdentity(section: section, row: row.id)) else { return nil }
            return .replaceRow(place.row, section: section)
        case .putRow(let row, let section):
            let identity = RowIdentity(section: section, row: row.id)
            return place(of: identity).map { .replaceRow($0.row, section: section) } ?? .deleteRow(identity)
        case .insertSection(let section, _), .restoreSection(let section, _): return .deleteSection(section.id)
        case .ensureSection(let section, _):
            return store.index(of: section.id) == nil ? .deleteSection(section.id) : nil
        case .deleteSection(let id):
            guard let index = store.index(of: id) else { return nil }
            return .restoreSection(store.sections[index], origin(ofSectionAt: index))
        case .moveSection(let id, _), .returnSection(let id, _):
            guard let index = store.index(of: id) else { return nil }
            return .returnSection(id, origin(ofSectionAt: index))
        case .replaceSection(let section):
            guard let index = store.index(of: section.id) else { return nil }
            return .replaceSection(store.sections[index])
        case .reloadRow, .reloadSection: return operation
        }
    }

    private mutating func place(of identity: RowIdentity) -> (row: any Row, origin: SectionsBatch.Origin)? {
        guard let section = try? mutableSection(identity.section), let index = section.index(ofRow: identity.row),
            let row = section.list[index]
        else { return nil }
        let previous = index > 0 ? section.list[index - 1]?.id : nil
        return (row, SectionsBatch.Origin(previous: previous, index: index))
    }

    private func origin(ofSectionAt index: Int) -> SectionsBatch.Origin {
        SectionsBatch.Origin(previous: index > 0 ? store.sections[index - 1].id : nil, index: index)
    }

    // MARK: - Finding a place again

    /// Returns the position at which an undo puts a row back.
    ///
    /// Normally, this is below the row that was directly above. If the row was the first one, it returns to the start.
    /// If the row above no longer exists in the section, the position is the old index, or the end if the section is
    /// now shorter.
    ///
    /// - Parameters:
    ///   - origin: The position of the row before the row was deleted or moved.
    ///   - section: The section to which the row returns.
    ///   - moved: The current identity of the row if it was moved, or `nil` if it was deleted.
    func position(
        of origin: SectionsBatch.Origin, in section: MutableSection, without moved: RowIdentity? = nil
    ) -> ListPosition {
        guard let previous = origin.previous else { return .start }
        if section.index(ofRow: previous) != nil { return .after(previous) }
        let isInside = moved.map { $0.section == section.id } ?? false
        return .at(min(origin.index, section.numberOfRows - (isInside ? 1 : 0)))
    }

    /// Returns the position at which an undo puts a section back.
    ///
    /// Normally, this is below the section that was directly above. If the section was the first one, it returns to the
    /// start. If the section above no longer exists, the position is the old index, or the end if the list is now
    /// shorter.
    ///
    /// - Parameters:
    ///   - origin: The position of the section before the section was deleted or moved.
    ///   - moved: The id of the section if it was moved, or `nil` if it was deleted.
    mutating func position(of origin: SectionsBatch.Origin, without moved: AnyHashable? = nil) -> ListPosition {
        guard let previous = origin.previous else { return .start }
        if store.index(of: previous) != nil { return .after(previous) }
        return .at(min(origin.index, store.sections.count - (moved == nil ? 0 : 1)))
    }
}
