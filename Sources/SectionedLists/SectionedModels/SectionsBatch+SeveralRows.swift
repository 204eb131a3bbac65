extension SectionsBatch {
    /// Inserts rows into a section in their order. No row of the section may have the same id as one of them.
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
