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
    /// The exact edits of rows, for sections in ``sectionsWithOtherRows``. If the model does not know the edits of a
    /// section, the section is missing here.
    var rowEdits = RowEdits()

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
        var later = other.movedRows
        union.movedRows = movedRows.mapValues { later.removeValue(forKey: $0) ?? $0 }
        union.movedRows.merge(later) { first, _ in first }
        union.isEverything = isEverything || other.isEverything
        return union
    }
}
