extension ListChange {
    /// Creates a change that describes the difference between two arrays of sections.
    ///
    /// The sections are matched by their ids. If the arrays do not contain the same ids in the same order,
    /// ``hasOtherSections`` is `true`.
    ///
    /// A pair of sections can be compared if the two sections are different objects, both know the ids of their rows
    /// (see ``Section/fixedRowIDs``), and their headers and footers are equal. A section object is not compared with
    /// itself, because its old content is no longer known. The result for a pair:
    ///
    /// - If the pair cannot be compared, ``sectionsWithOtherRows`` contains the section.
    /// - If both sections have the same row ids in the same order, ``reloadedRows`` contains the rows whose content
    ///   differs or cannot be compared; see ``Row/isSame(as:)``. If there are no such rows, the change omits the
    ///   section.
    /// - Otherwise, ``sectionsWithOtherRows`` contains the section, and ``movedRows`` contains its rows that moved to
    ///   or from another section.
    ///
    /// If two sections of one array have the same id and `old` is not empty, the result is ``everything``.
    ///
    /// - Parameters:
    ///   - old: The old sections.
    ///   - new: The new sections.
    ///   - limit: The maximum number of rows to compare: the sum over all sections, old and new. If the rows of a pair
    ///     of sections would exceed this limit, they are not compared, and ``sectionsWithOtherRows`` contains the
    ///     section. The change is then less exact but still correct.
    ///
    /// O(number of sections + number of compared rows). Creates no rows if the sections were created from arrays of
    /// rows.
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

    /// Creates the change for a list whose model is replaced by another one. If both models are ``SectionsModel``
    /// objects and are not the same object, compares their sections. Otherwise the change is ``everything``.
    @MainActor
    init(from old: any SectionedModel, to new: any SectionedModel) {
        if old !== new, let old = old as? SectionsModel, let new = new as? SectionsModel {
            self.init(from: old.sections, to: new.sections)
        } else {
            self = .everything
        }
    }
}

/// A comparison of pairs of sections that compares only a limited number of rows.
private struct SectionComparison {
    /// The number of rows that can still be compared before the limit is reached.
    var rowsLeft: Int
    /// The sections of the old array that have other row ids in the new array, or that the new array does not contain.
    /// Sections that cannot be compared are omitted.
    var old: [SectionsDifference.SectionIDs] = []
    /// The sections of the new array whose row ids differ in the old array, and those that the old array does not
    /// contain.
    var new: [SectionsDifference.SectionIDs] = []

    /// Compares two sections with the same id and adds the result to a change.
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

    /// Adds to ``old`` or ``new`` a section that only one of the two compared arrays contains. Does nothing if the
    /// section does not know its row ids, or if it has more than ``rowsLeft`` rows.
    @MainActor
    mutating func note(_ section: Section, into list: WritableKeyPath<Self, [SectionsDifference.SectionIDs]>) {
        guard section.numberOfRows <= rowsLeft, let rows = section.fixedRowIDs else { return }
        rowsLeft -= rows.count
        self[keyPath: list].append(SectionsDifference.SectionIDs(id: section.id, rows: rows))
    }

    /// Returns the row ids of two sections. Returns `nil` if they are the same object, if one of them does not know its
    /// row ids, or if they have more than ``rowsLeft`` rows together.
    @MainActor
    private mutating func ids(of old: Section, _ new: Section) -> (old: [AnyHashable], new: [AnyHashable])? {
        guard old !== new, old.numberOfRows + new.numberOfRows <= rowsLeft,
            let oldIDs = old.fixedRowIDs, let newIDs = new.fixedRowIDs
        else { return nil }
        rowsLeft -= oldIDs.count + newIDs.count
        return (oldIDs, newIDs)
    }

    /// Returns whether two headers or two footers show the same content, or both are `nil`.
    @MainActor
    private static func areSame(_ old: (any Row)?, _ new: (any Row)?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.isInterchangeable(with: new)
    }
}
