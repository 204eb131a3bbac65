/// A list of changes to a ``MutableSectionsModel``. They are applied together and in order. If one of the changes
/// cannot be applied, none is applied.
///
/// Each change is applied to the result of the changes before it. For example, a row can be inserted before a row that
/// the same batch inserted.
public struct SectionsBatch {
    enum Operation {
        case insertRow(any Row, ListPosition, section: AnyHashable)
        case deleteRow(RowIdentity)
        case moveRow(RowIdentity, ListPosition, section: AnyHashable)
        case reloadRow(RowIdentity)
        case replaceRow(any Row, section: AnyHashable)
        case putRow(any Row, section: AnyHashable)
        case insertSection(Section, ListPosition)
        case deleteSection(AnyHashable)
        case moveSection(AnyHashable, ListPosition)
        case reloadSection(AnyHashable)
        case replaceSection(Section)
        // Only an undo uses the operations below.
        case restoreRow(any Row, Origin, section: AnyHashable)
        case returnRow(RowIdentity, Origin, section: AnyHashable)
        case restoreSection(Section, Origin)
        case returnSection(AnyHashable, Origin)
    }

    /// The position from which a row or a section was removed. With this value, an undo finds the position again even
    /// after other rows or sections were inserted, deleted or moved.
    struct Origin {
        /// The id of the row or section before the removed one, or `nil` if the removed row or section was the first.
        let previous: AnyHashable?
        let index: Int
    }

    private(set) var operations: [Operation] = []

    // MARK: - Rows

    /// Inserts a row into a section. The section must not contain a row with the same id.
    public mutating func insert(_ row: any Row, _ position: ListPosition = .end, inSection section: AnyHashable) {
        operations.append(.insertRow(row, position, section: section))
    }

    public mutating func deleteRow(_ id: AnyHashable, inSection section: AnyHashable) {
        operations.append(.deleteRow(RowIdentity(section: section, row: id)))
    }

    /// Moves a row within its section, or to another section that has no row with the same id. If the row is selected,
    /// it stays selected.
    ///
    /// - Parameters:
    ///   - id: The id of the row.
    ///   - section: The id of the section that contains the row.
    ///   - position: The position of the row after the move.
    ///   - target: The id of the target section. By default, the row stays in its section.
    public mutating func moveRow(
        _ id: AnyHashable, inSection section: AnyHashable, to position: ListPosition,
        ofSection target: AnyHashable? = nil
    ) {
        let identity = RowIdentity(section: section, row: id)
        operations.append(.moveRow(identity, position, section: target ?? section))
    }

    /// Announces that the content of a row has changed. The list then draws the row again.
    public mutating func reloadRow(_ id: AnyHashable, inSection section: AnyHashable) {
        operations.append(.reloadRow(RowIdentity(section: section, row: id)))
    }

    /// Replaces a row of a section by a row with the same id.
    public mutating func reload(_ row: any Row, inSection section: AnyHashable) {
        operations.append(.replaceRow(row, section: section))
    }

    /// Replaces a row of a section by a row with the same id. If the section has no row with the id, inserts the new
    /// row at the end.
    public mutating func insertOrReload(_ row: any Row, inSection section: AnyHashable) {
        operations.append(.putRow(row, section: section))
    }

    // MARK: - Sections

    /// Inserts a section into the list. The list must not contain a section with the same id.
    public mutating func insert(_ section: Section, _ position: ListPosition = .end) {
        operations.append(.insertSection(section, position))
    }

    /// Deletes a section with its rows.
    public mutating func deleteSection(_ id: AnyHashable) {
        operations.append(.deleteSection(id))
    }

    /// Moves a section with its rows. `position` is the position of the section after the move.
    public mutating func moveSection(_ id: AnyHashable, to position: ListPosition) {
        operations.append(.moveSection(id, position))
    }

    /// Announces that the header, the footer or the rows of a section have changed. The list then reads them again.
    public mutating func reloadSection(_ id: AnyHashable) {
        operations.append(.reloadSection(id))
    }

    /// Replaces a section by a section with the same id.
    public mutating func reload(_ section: Section) {
        operations.append(.replaceSection(section))
    }
}

extension SectionsBatch {
    /// Inserts rows into a section. The rows keep their order. Their ids must be new in the section.
    public mutating func insert(
        contentsOf rows: [any Row], _ position: ListPosition = .end, inSection section: AnyHashable
    ) {
        switch position {
        case .end, .before: for row in rows { insert(row, position, inSection: section) }
        case .start, .after: for row in rows.reversed() { insert(row, position, inSection: section) }
        case .at(let index):
            for (offset, row) in rows.enumerated() { insert(row, .at(index + offset), inSection: section) }
        }
    }

    /// Deletes rows from their sections.
    public mutating func deleteRows(_ identities: [RowIdentity]) {
        for identity in identities { deleteRow(identity.row, inSection: identity.section) }
    }
}

/// The reason why a batch cannot be applied.
struct SectionsBatchError: Error {
    let fault: String

    /// Reports the batch as a programming error.
    @MainActor
    func report() { ProgrammingError.report("A batch was not carried out: \(fault)") }

    static func unknownSection(_ id: AnyHashable, wasDeleted: Bool) -> Self {
        Self(fault: wasDeleted ? "section \(id) was deleted before" : "there is no section \(id)")
    }

    static func unknownRow(_ identity: RowIdentity, wasDeleted: Bool) -> Self {
        let sectionText = "section \(identity.section)"
        return Self(
            fault: wasDeleted
                ? "row \(identity.row) was deleted before from \(sectionText)"
                : "there is no row \(identity.row) in \(sectionText)"
        )
    }

    static func duplicateSection(_ id: AnyHashable) -> Self {
        Self(fault: "there is a section \(id) already")
    }

    static func duplicateRow(_ identity: RowIdentity) -> Self {
        Self(fault: "there is a row \(identity.row) already in section \(identity.section)")
    }

    static func noSuchPosition(_ index: Int, count: Int) -> Self {
        Self(fault: "there is no position \(index) among \(count)")
    }

    static func besideItself(_ id: AnyHashable) -> Self {
        Self(fault: "\(id) cannot be moved to a position beside itself")
    }

    static func fixedRows(ofSection id: AnyHashable) -> Self {
        Self(fault: "the rows of section \(id) cannot be changed: it is no MutableSection")
    }
}

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
        let indices = Dictionary(zip(sections.map(\.id), sections.indices)) { first, second in
            ProgrammingError.report("Sections \(first) and \(second) have the same id, \(sections[first].id)")
            return first
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
