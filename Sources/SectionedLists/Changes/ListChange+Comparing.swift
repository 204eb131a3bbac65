extension ListChange {
    /// What is different between two arrays of sections.
    ///
    /// Sections that both know their ids (see ``Section/fixedRowIDs``) are compared row by row; where all their rows, header
    /// and footer are the same, they are not named at all. Any other section is named as one with other rows, the same
    /// object in both arrays too, because nothing tells what has happened to it.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections now.
    ///   - limit: How many rows, old and new together, are compared at the most. Once they are used up, the sections left
    ///     are named without being looked at: the change is then less exact, but never wrong.
    ///
    /// O(number of sections and of rows compared); makes no row.
    @MainActor
    public init(from old: [Section], to new: [Section], comparingAtMost limit: Int = 2_000) {
        self.init()
        guard !old.isEmpty else {
            hasOtherSections = !new.isEmpty
            return
        }
        let oldIndices = Dictionary(zip(old.map(\.id), old.indices)) { first, _ in first }
        guard oldIndices.count == old.count, Set(new.map(\.id)).count == new.count else {
            self = .everything
            return
        }
        hasOtherSections = old.map(\.id) != new.map(\.id)
        var comparison = SectionComparison(rowsLeft: limit)
        for section in new {
            if let index = oldIndices[section.id] {
                comparison.compare(old[index], section, into: &self)
            } else {
                comparison.note(section, into: \.new)
            }
        }
        if hasOtherSections {
            let newIDs = Set(new.map(\.id))
            for section in old where !newIDs.contains(section.id) { comparison.note(section, into: \.old) }
        }
        let difference = SectionsDifference(from: comparison.old, to: comparison.new)
        for (section, rows) in difference.rows {
            for id in rows.repeatedIDs {
                ProgrammingError.report("More than one row of section \(section) has the id \(id)")
            }
        }
        for move in difference.movesAcross { movedRows[move.from] = move.to }
    }

    /// What is different when a list shows one model in place of another: everything, unless both are arrays of sections.
    @MainActor
    init(from old: any SectionedModel, to new: any SectionedModel) {
        if old !== new, let old = old as? SectionsModel, let new = new as? SectionsModel {
            self.init(from: old.sections, to: new.sections)
        } else {
            self = .everything
        }
    }
}

/// Compares sections until it has seen as many rows as it may.
private struct SectionComparison {
    var rowsLeft: Int
    /// The ids of what was compared and differs.
    var old: [SectionsDifference.SectionIDs] = []
    var new: [SectionsDifference.SectionIDs] = []

    @MainActor
    mutating func compare(_ old: Section, _ new: Section, into change: inout ListChange) {
        guard let ids = ids(of: old, new), Self.areSame(old.header, new.header), Self.areSame(old.footer, new.footer)
        else {
            change.sectionsWithOtherRows.insert(new.id)
            return
        }
        guard ids.old == ids.new else {
            change.sectionsWithOtherRows.insert(new.id)
            self.old.append(SectionsDifference.SectionIDs(id: new.id, rows: ids.old))
            self.new.append(SectionsDifference.SectionIDs(id: new.id, rows: ids.new))
            return
        }
        for (index, id) in ids.new.enumerated() where !old.row(at: index).isInterchangeable(with: new.row(at: index)) {
            change.reloadedRows.insert(RowIdentity(section: new.id, row: id))
        }
    }

    /// Remembers the rows of a section that is in one of the arrays only.
    @MainActor
    mutating func note(_ section: Section, into list: WritableKeyPath<Self, [SectionsDifference.SectionIDs]>) {
        guard section.numberOfRows <= rowsLeft, let rows = section.fixedRowIDs else { return }
        rowsLeft -= rows.count
        self[keyPath: list].append(SectionsDifference.SectionIDs(id: section.id, rows: rows))
    }

    @MainActor
    private mutating func ids(of old: Section, _ new: Section) -> (old: [AnyHashable], new: [AnyHashable])? {
        guard old !== new, old.numberOfRows + new.numberOfRows <= rowsLeft,
            let oldIDs = old.fixedRowIDs, let newIDs = new.fixedRowIDs
        else { return nil }
        rowsLeft -= oldIDs.count + newIDs.count
        return (oldIDs, newIDs)
    }

    @MainActor
    private static func areSame(_ old: (any Row)?, _ new: (any Row)?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.isInterchangeable(with: new)
    }
}
