/// A change of a model, described by the ids of sections and rows.
///
/// A list needs no indices to apply a change: it finds the selected row and the top row of its window again by their
/// ids. The change only says which sections and rows to read again. Nothing else is read. Because a change contains no
/// indices, a layer can often pass the change on unmodified.
public struct ListChange: Hashable {
    /// Whether sections were inserted, deleted or moved.
    public var hasOtherSections: Bool
    /// The ids of sections whose rows were inserted, deleted or moved. The headers and footers of these sections are
    /// read again too.
    public var sectionsWithOtherRows: Set<AnyHashable>
    /// The rows whose content changed. This set need not contain rows of the sections in ``sectionsWithOtherRows``,
    /// because all rows of these sections are read again anyway.
    public var reloadedRows: Set<RowIdentity>
    /// The rows that moved to another section. The keys are the old identities, the values are the new ones. The
    /// selection and the scroll position move with the rows. The old and the new section of such a row are also in
    /// ``sectionsWithOtherRows``. Exception: a section that the change inserts or deletes can be missing there.
    public var movedRows: [RowIdentity: RowIdentity]
    /// The sections for which the model returns another object than before the change. The new object can look the same
    /// as the old one.
    ///
    /// A list need not read these sections again. A layer must, because it made its own sections from the old objects.
    public var replacedSections: Set<AnyHashable>
    /// Whether everything may have changed.
    public var isEverything: Bool
    /// The rows that moved without the selection: if one of them was selected, the row that is now at its old position is
    /// selected. The values are the identities before the change. See ``SelectionOfMovedRow/stays``.
    public var rowsMovedWithoutSelection: Set<RowIdentity> = []
    /// The exact edits of rows, for sections in ``sectionsWithOtherRows``. If the model does not know the edits of a
    /// section, the section is missing here.
    var rowEdits = RowEdits()
    /// The sections before and after the change, if the model replaced sections.
    var replacements = SectionReplacements()

    /// Creates a change. By default, nothing has changed.
    public init(
        hasOtherSections: Bool = false, sectionsWithOtherRows: Set<AnyHashable> = [],
        reloadedRows: Set<RowIdentity> = [], movedRows: [RowIdentity: RowIdentity] = [:],
        replacedSections: Set<AnyHashable> = []
    ) {
        self.hasOtherSections = hasOtherSections
        self.sectionsWithOtherRows = sectionsWithOtherRows
        self.reloadedRows = reloadedRows
        self.movedRows = movedRows
        self.replacedSections = replacedSections
        isEverything = false
    }

    /// Returns the exact edits of the rows of a section, in order, or `nil` if the edits are not known.
    public func rowEdits(ofSection id: AnyHashable) -> [RowEdit]? { rowEdits[id] }

    /// Announces that the rows of a section were changed by edits, in order. The section is then also in
    /// ``sectionsWithOtherRows``. With the edits, layers over a model need not read every row of the section again.
    ///
    /// ```swift
    /// var change = ListChange()
    /// change.setRowEdits([.remove(at: 3), .insert(at: 0)], ofSection: "Inbox")
    /// observer?.model(self, didChange: change)
    /// ```
    ///
    /// If the number of rows that the section has after the change does not agree with the edits, the edits are ignored
    /// and all rows are read again.
    public mutating func setRowEdits(_ edits: [RowEdit], ofSection id: AnyHashable) {
        sectionsWithOtherRows.insert(id)
        rowEdits[id] = edits
    }

    /// A change after which everything may be different.
    public static var everything: ListChange {
        var change = ListChange(hasOtherSections: true)
        change.isEverything = true
        return change
    }

    /// Whether nothing looks different. ``replacedSections`` can still contain ids.
    public var isEmpty: Bool {
        !isEverything && !hasOtherSections && sectionsWithOtherRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
    }

    /// Returns one change that has the effect of this change followed by `other`.
    public func union(_ other: ListChange) -> ListChange {
        var union = self
        union.rowEdits = rowEdits.followed(
            by: other.rowEdits, after: sectionsWithOtherRows, other.sectionsWithOtherRows)
        union.hasOtherSections = hasOtherSections || other.hasOtherSections
        union.sectionsWithOtherRows.formUnion(other.sectionsWithOtherRows)
        union.reloadedRows.formUnion(other.reloadedRows)
        union.replacedSections.formUnion(other.replacedSections)
        union.replacements = replacements.followed(by: other.replacements)
        let origins = Dictionary(movedRows.map { ($0.value, $0.key) }) { first, _ in first }
        union.rowsMovedWithoutSelection.formUnion(other.rowsMovedWithoutSelection.map { origins[$0] ?? $0 })
        var later = other.movedRows
        union.movedRows = movedRows.mapValues { later.removeValue(forKey: $0) ?? $0 }
        union.movedRows.merge(later) { first, _ in first }
        union.isEverything = isEverything || other.isEverything
        return union
    }
}

/// The target position of a row in its section or of a section in its list.
///
/// A position describes the result: if an element is inserted at `.at(3)` or moved to `.at(3)`, its index is 3
/// afterwards. For example, to move a row from the index 3 down by one, move the row to `.at(4)`.
public enum ListPosition {
    /// Before all other elements.
    case start
    /// After all other elements.
    case end
    /// Directly before the element with an id.
    case before(AnyHashable)
    /// Directly after the element with an id.
    case after(AnyHashable)
    /// At an index, counted from 0. This is the index of the element after the change.
    case at(Int)
}

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
                comparison.note(section, into: \.came)
            }
        }
        if hasOtherSections {
            let newIDs = Set(new.map(\.id))
            for section in old where !newIDs.contains(section.id) { comparison.note(section, into: \.left) }
        }
        movedRows = comparison.moves
        if hasOtherSections || !sectionsWithOtherRows.isEmpty {
            replacements = SectionReplacements(from: old, to: new)
        }
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
    /// The rows that only the old section of a pair has, and those of sections that only the old array has. Sections that
    /// cannot be compared are omitted.
    var left: [RowIdentity] = []
    /// The rows that only the new section of a pair has, and those of sections that only the new array has.
    var came: [RowIdentity] = []

    /// The rows that moved to another section: those that came with the id of a row that left another section. If several
    /// rows with one id left, only the first is used.
    var moves: [RowIdentity: RowIdentity] {
        guard !left.isEmpty, !came.isEmpty else { return [:] }
        var origins = Dictionary(left.map { ($0.row, $0) }) { first, _ in first }
        var moves: [RowIdentity: RowIdentity] = [:]
        for identity in came {
            guard let origin = origins[identity.row], origin.section != identity.section else { continue }
            origins[identity.row] = nil
            moves[origin] = identity
        }
        return moves
    }

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
            compare(ids.old, ids.new, of: new.id)
            return
        }
        for (index, id) in ids.new.enumerated() where !old.row(at: index).isInterchangeable(with: new.row(at: index)) {
            change.reloadedRows.insert(RowIdentity(section: new.id, row: id))
        }
    }

    /// Adds the rows that only one of two versions of a section has. The common beginning and end are skipped, because then
    /// a run of rows that was inserted or deleted needs no hashing.
    @MainActor
    private mutating func compare(_ old: [AnyHashable], _ new: [AnyHashable], of section: AnyHashable) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
        let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        let (oldRows, newRows) = (oldRest.dropLast(end), newRest.dropLast(end))
        guard !oldRows.isEmpty, !newRows.isEmpty else {
            left += oldRows.map { RowIdentity(section: section, row: $0) }
            came += newRows.map { RowIdentity(section: section, row: $0) }
            return
        }
        var repeated: Set<AnyHashable> = []
        func ids(_ rows: ArraySlice<AnyHashable>) -> Set<AnyHashable> {
            var ids: Set<AnyHashable> = []
            for id in rows where !ids.insert(id).inserted { repeated.insert(id) }
            return ids
        }
        let (oldIDs, newIDs) = (ids(oldRows), ids(newRows))
        left += oldRows.filter { !newIDs.contains($0) }.map { RowIdentity(section: section, row: $0) }
        came += newRows.filter { !oldIDs.contains($0) }.map { RowIdentity(section: section, row: $0) }
        if let id = repeated.first { ProgrammingError.tell("More than one row of section \(section) has the id \(id)") }
    }

    /// Adds to ``left`` or ``came`` the rows of a section that only one of the two compared arrays contains. Does nothing if
    /// the section does not know its row ids, or if it has more than ``rowsLeft`` rows.
    @MainActor
    mutating func note(_ section: Section, into list: WritableKeyPath<Self, [RowIdentity]>) {
        guard section.numberOfRows <= rowsLeft, let rows = section.fixedRowIDs else { return }
        rowsLeft -= rows.count
        self[keyPath: list] += rows.map { RowIdentity(section: section.id, row: $0) }
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
