/// A list of changes to a ``MutableSectionsModel``. They are applied together and in order. If one of the changes
/// cannot be applied, none is applied.
///
/// Each change is applied to the result of the changes before it. For example, a row can be inserted before a row that
/// the same batch inserted.
public struct SectionsBatch {
    enum Operation {
        case insertRow(any Row, ListPosition, section: AnyHashable)
        case deleteRow(RowIdentity)
        case moveRow(RowIdentity, ListPosition, section: AnyHashable, SelectionOfMovedRow)
        case reloadRow(RowIdentity)
        case replaceRow(any Row, section: AnyHashable)
        case putRow(any Row, section: AnyHashable)
        case insertSection(Section, ListPosition)
        case ensureSection(Section, ListPosition)
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
    private let model: MutableSectionsModel
    /// The outcome of the first changes, and their number. `nil` until the program asks.
    private var known: (outcome: BatchOutcome, count: Int)?

    /// Creates a batch of changes of a model. Nothing is applied.
    init(of model: MutableSectionsModel) {
        self.model = model
    }

    // MARK: - Asking

    /// The number of changes so far.
    public var count: Int { operations.count }

    /// Returns whether the model has a section after the changes so far.
    @MainActor
    public mutating func hasSection(_ id: AnyHashable) -> Bool { outcome().hasSection(id) }

    /// Returns whether a section has a row after the changes so far. The result is `false` if there is no such section.
    @MainActor
    public mutating func hasRow(_ id: AnyHashable, inSection section: AnyHashable) -> Bool {
        outcome().hasRow(RowIdentity(section: section, row: id))
    }

    @MainActor
    private mutating func outcome() -> BatchOutcome {
        var outcome = known?.outcome ?? BatchOutcome([], on: model)
        outcome.add(operations[(known?.count ?? 0)...])
        known = (outcome, operations.count)
        return outcome
    }

    // MARK: - Rows

    /// Inserts a row into a section. The section must not contain a row with the same id.
    public mutating func insert(_ row: any Row, _ position: ListPosition = .end, inSection section: AnyHashable) {
        operations.append(.insertRow(row, position, section: section))
    }

    public mutating func deleteRow(_ id: AnyHashable, inSection section: AnyHashable) {
        operations.append(.deleteRow(RowIdentity(section: section, row: id)))
    }

    /// Moves a row within its section, or to another section that has no row with the same id. By default, a selected row
    /// stays selected.
    ///
    /// - Parameters:
    ///   - id: The id of the row.
    ///   - section: The id of the section that contains the row.
    ///   - position: The position of the row after the move.
    ///   - target: The id of the target section. By default, the row stays in its section.
    ///   - selection: Whether the selection follows the row if it is selected.
    public mutating func moveRow(
        _ id: AnyHashable, inSection section: AnyHashable, to position: ListPosition,
        ofSection target: AnyHashable? = nil, selection: SelectionOfMovedRow = .follows
    ) {
        let identity = RowIdentity(section: section, row: id)
        operations.append(.moveRow(identity, position, section: target ?? section, selection))
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

    /// Inserts a section into the list, unless the list has a section with the same id already.
    ///
    /// ```swift
    /// batch.ensureSection(MutableSection("Done"))
    /// batch.moveRow("salt", inSection: "To do", to: .end, ofSection: "Done")
    /// ```
    public mutating func ensureSection(_ section: Section, _ position: ListPosition = .end) {
        operations.append(.ensureSection(section, position))
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
            for (offset, row) in rows.enumerated() {
                let (sum, overflows) = index.addingReportingOverflow(offset)
                insert(row, .at(overflows ? .max : sum), inSection: section)
            }
        }
    }

    /// Deletes rows from their sections.
    public mutating func deleteRows(_ identities: [RowIdentity]) {
        for identity in identities { deleteRow(identity.row, inSection: identity.section) }
    }
}

/// Whether the selection follows a selected row that a batch moves.
public enum SelectionOfMovedRow: Hashable, Sendable {
    /// The row stays selected.
    case follows
    /// The selection stays at its place: the row that is then at the old position is selected. For example, a user who
    /// ticks off one task after another stays among the open tasks.
    case stays
}
