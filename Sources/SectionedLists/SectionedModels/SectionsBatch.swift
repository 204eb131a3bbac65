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

    /// Deletes a row from its section.
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
