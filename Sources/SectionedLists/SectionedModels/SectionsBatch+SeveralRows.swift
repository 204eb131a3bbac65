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
