extension BatchRun {
    /// Returns the operation that undoes `operation`. Call this method before `operation` is performed. The result is
    /// `nil` only if `operation` cannot be performed.
    mutating func inverse(of operation: SectionsBatch.Operation) -> SectionsBatch.Operation? {
        switch operation {
        case .insertRow(let row, _, let section), .restoreRow(let row, _, let section):
            return .deleteRow(RowIdentity(section: section, row: row.id))
        case .deleteRow(let identity):
            guard let place = place(of: identity) else { return nil }
            return .restoreRow(place.row, place.origin, section: identity.section)
        case .moveRow(let identity, _, let target), .returnRow(let identity, _, let target):
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
