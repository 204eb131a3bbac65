/// What is different in a model, by the ids of sections and rows.
///
/// A list needs no positions to follow a change: it finds the selected row, and the row at the top of its window, again by
/// their ids. All it has to know is where it must look again. So a layer can pass a change on as it is, and whatever a
/// change does not name is not read again.
public struct ListChange: Hashable {
    /// Whether there are other sections now, or the same in another order.
    public var hasOtherSections: Bool
    /// Sections whose rows are others now, or the same in another order; their headers and footers are read again too.
    public var sectionsWithOtherRows: Set<AnyHashable>
    /// Rows that are still where they were, but show something else.
    public var reloadedRows: Set<RowIdentity>
    /// Rows that went to another section: under which names they stood before, and stand now. Both sections are also among
    /// ``sectionsWithOtherRows``, where they are still there. Selection and scrolling follow.
    public var movedRows: [RowIdentity: RowIdentity]
    /// Whether nothing may be taken to be as it was.
    public var isEverything: Bool

    /// A change that names what is different; nothing is unless it is given.
    public init(
        hasOtherSections: Bool = false, sectionsWithOtherRows: Set<AnyHashable> = [],
        reloadedRows: Set<RowIdentity> = [], movedRows: [RowIdentity: RowIdentity] = [:]
    ) {
        self.hasOtherSections = hasOtherSections
        self.sectionsWithOtherRows = sectionsWithOtherRows
        self.reloadedRows = reloadedRows
        self.movedRows = movedRows
        isEverything = false
    }

    /// Everything may be different.
    public static var everything: ListChange {
        var change = ListChange(hasOtherSections: true)
        change.isEverything = true
        return change
    }

    /// Nothing is different.
    public var isEmpty: Bool {
        !isEverything && !hasOtherSections && sectionsWithOtherRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
    }

    /// This change and one that came after it as one.
    public func union(_ other: ListChange) -> ListChange {
        var union = self
        union.hasOtherSections = hasOtherSections || other.hasOtherSections
        union.sectionsWithOtherRows.formUnion(other.sectionsWithOtherRows)
        union.reloadedRows.formUnion(other.reloadedRows)
        var later = other.movedRows
        union.movedRows = movedRows.mapValues { later.removeValue(forKey: $0) ?? $0 }
        union.movedRows.merge(later) { first, _ in first }
        union.isEverything = isEverything || other.isEverything
        return union
    }
}
