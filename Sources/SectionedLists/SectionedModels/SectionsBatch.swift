/// Changes to a ``MutableSectionsModel`` that are made together, in their order, or not at all.
///
/// Each change sees what those before it did: a row can be put before one that the same batch inserted.
public struct SectionsBatch {
    enum Operation {
        case insertRow(any Row, ListPosition, section: AnyHashable)
        case deleteRow(RowIdentity)
        case moveRow(RowIdentity, ListPosition, section: AnyHashable)
        case reloadRow(RowIdentity)
        case replaceRow(any Row, section: AnyHashable)
        case insertSection(Section, ListPosition)
        case deleteSection(AnyHashable)
        case moveSection(AnyHashable, ListPosition)
        case reloadSection(AnyHashable)
        case replaceSection(Section)
    }

    private(set) var operations: [Operation] = []

    // MARK: - Rows

    /// Puts a new row into a section, whose rows must not have its id.
    public mutating func insert(_ row: any Row, _ position: ListPosition = .end, inSection section: AnyHashable) {
        operations.append(.insertRow(row, position, section: section))
    }

    /// Takes a row out of its section.
    public mutating func deleteRow(_ id: AnyHashable, inSection section: AnyHashable) {
        operations.append(.deleteRow(RowIdentity(section: section, row: id)))
    }

    /// Moves a row within its section, or to another one, whose rows must not have its id. Selection goes with it.
    ///
    /// - Parameters:
    ///   - id: The row's id.
    ///   - section: The id of the section it is in.
    ///   - position: Where it goes.
    ///   - target: The id of the section it goes to; its own section where it is left out.
    public mutating func moveRow(
        _ id: AnyHashable, inSection section: AnyHashable, _ position: ListPosition,
        ofSection target: AnyHashable? = nil
    ) {
        let identity = RowIdentity(section: section, row: id)
        operations.append(.moveRow(identity, position, section: target ?? section))
    }

    /// Says that a row shows something else now.
    public mutating func reloadRow(_ id: AnyHashable, inSection section: AnyHashable) {
        operations.append(.reloadRow(RowIdentity(section: section, row: id)))
    }

    /// Puts a row in the place of the one with its id.
    public mutating func reload(_ row: any Row, inSection section: AnyHashable) {
        operations.append(.replaceRow(row, section: section))
    }

    // MARK: - Sections

    /// Puts a new section into the list, which must not have its id.
    public mutating func insert(_ section: Section, _ position: ListPosition = .end) {
        operations.append(.insertSection(section, position))
    }

    /// Takes a section with its rows out of the list.
    public mutating func deleteSection(_ id: AnyHashable) {
        operations.append(.deleteSection(id))
    }

    /// Moves a section with its rows.
    public mutating func moveSection(_ id: AnyHashable, _ position: ListPosition) {
        operations.append(.moveSection(id, position))
    }

    /// Says that a section's header, footer or rows are others now.
    public mutating func reloadSection(_ id: AnyHashable) {
        operations.append(.reloadSection(id))
    }

    /// Puts a section in the place of the one with its id.
    public mutating func reload(_ section: Section) {
        operations.append(.replaceSection(section))
    }
}
