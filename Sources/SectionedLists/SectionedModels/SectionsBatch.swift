/// A list of changes to a ``MutableSectionsModel`` that are applied together, in order, or not at all.
///
/// Each change sees the result of those before it: a row can be inserted before a row that the same batch inserted.
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

    /// The place from which an element was removed. It can be found again even if other elements were inserted, deleted
    /// or moved since.
    struct Origin {
        /// The id of the element before, or `nil` for the first one.
        let previous: AnyHashable?
        let index: Int
    }

    private(set) var operations: [Operation] = []

    // MARK: - Rows

    /// Inserts a row into a section. No row of the section may have the same id.
    public mutating func insert(_ row: any Row, _ position: ListPosition = .end, inSection section: AnyHashable) {
        operations.append(.insertRow(row, position, section: section))
    }

    /// Deletes a row from its section.
    public mutating func deleteRow(_ id: AnyHashable, inSection section: AnyHashable) {
        operations.append(.deleteRow(RowIdentity(section: section, row: id)))
    }

    /// Moves a row within its section, or to another section that has no row with the same id. The selection moves with
    /// the row.
    ///
    /// - Parameters:
    ///   - id: The id of the row.
    ///   - section: The id of its section.
    ///   - position: The position that the row has afterwards.
    ///   - target: The id of the target section. By default, it is the section of the row.
    public mutating func moveRow(
        _ id: AnyHashable, inSection section: AnyHashable, to position: ListPosition,
        ofSection target: AnyHashable? = nil
    ) {
        let identity = RowIdentity(section: section, row: id)
        operations.append(.moveRow(identity, position, section: target ?? section))
    }

    /// Announces that the content of a row changed, so that it is drawn again.
    public mutating func reloadRow(_ id: AnyHashable, inSection section: AnyHashable) {
        operations.append(.reloadRow(RowIdentity(section: section, row: id)))
    }

    /// Replaces the row of a section that has the same id as a given row.
    public mutating func reload(_ row: any Row, inSection section: AnyHashable) {
        operations.append(.replaceRow(row, section: section))
    }

    /// Replaces the row that has the same id. If the section has none, inserts the row at the end.
    public mutating func insertOrReload(_ row: any Row, inSection section: AnyHashable) {
        operations.append(.putRow(row, section: section))
    }

    // MARK: - Sections

    /// Inserts a section into the list. No section of the list may have the same id.
    public mutating func insert(_ section: Section, _ position: ListPosition = .end) {
        operations.append(.insertSection(section, position))
    }

    /// Deletes a section with its rows.
    public mutating func deleteSection(_ id: AnyHashable) {
        operations.append(.deleteSection(id))
    }

    /// Moves a section with its rows to the position that it has afterwards.
    public mutating func moveSection(_ id: AnyHashable, to position: ListPosition) {
        operations.append(.moveSection(id, position))
    }

    /// Announces that the header, footer and rows of a section changed, so that they are read again.
    public mutating func reloadSection(_ id: AnyHashable) {
        operations.append(.reloadSection(id))
    }

    /// Replaces the section that has the same id as a given section.
    public mutating func reload(_ section: Section) {
        operations.append(.replaceSection(section))
    }
}
