/// A change of a model, described by the ids of sections and rows.
///
/// A list needs no indices to follow a change: it finds the selected row and the top row of its window again by their
/// ids. The change only says what to read again, so nothing else is read and a layer can pass on a change unchanged.
public struct ListChange: Hashable {
    /// Whether sections were inserted, deleted or moved.
    public var hasOtherSections: Bool
    /// The ids of sections whose rows were inserted, deleted or moved. Their headers and footers are read again too.
    public var sectionsWithOtherRows: Set<AnyHashable>
    /// The rows whose content changed but not their position.
    public var reloadedRows: Set<RowIdentity>
    /// The rows that moved to another section: the new identity by the old one. Both sections, if they still exist, are
    /// also in ``sectionsWithOtherRows``. Selection and scroll position follow.
    public var movedRows: [RowIdentity: RowIdentity]
    /// The sections for which the model now returns another object, although nothing in them may look different.
    ///
    /// A list does not need to read them again. A layer does, because what it made from the old object may be outdated.
    public var replacedSections: Set<AnyHashable>
    /// Whether everything may have changed.
    public var isEverything: Bool
    /// The exact edits of the rows of some ``sectionsWithOtherRows``, if the model knows them.
    var rowEdits = RowEdits()

    /// Creates a change. By default nothing is different.
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

    /// The change after which everything may be different.
    public static var everything: ListChange {
        var change = ListChange(hasOtherSections: true)
        change.isEverything = true
        return change
    }

    /// Whether nothing looks different. ``replacedSections`` may contain ids.
    public var isEmpty: Bool {
        !isEverything && !hasOtherSections && sectionsWithOtherRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
    }

    /// Returns this change combined with a later one.
    public func union(_ other: ListChange) -> ListChange {
        var union = self
        union.rowEdits = rowEdits.followed(
            by: other.rowEdits, after: sectionsWithOtherRows, other.sectionsWithOtherRows)
        union.hasOtherSections = hasOtherSections || other.hasOtherSections
        union.sectionsWithOtherRows.formUnion(other.sectionsWithOtherRows)
        union.reloadedRows.formUnion(other.reloadedRows)
        union.replacedSections.formUnion(other.replacedSections)
        var later = other.movedRows
        union.movedRows = movedRows.mapValues { later.removeValue(forKey: $0) ?? $0 }
        union.movedRows.merge(later) { first, _ in first }
        union.isEverything = isEverything || other.isEverything
        return union
    }
}
