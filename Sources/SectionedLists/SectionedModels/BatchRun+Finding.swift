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
