import Terminal

/// The rows that the user marks if ``SectionsViewController/allowsMultipleSelection`` is `true`.
///
/// Marks follow the identities of rows. A moved row stays marked, and a deleted row loses its mark. If a section cannot
/// find rows by id, its rows lose their marks when the section changes.
///
/// A row stays marked while a layer, such as a ``FilterLayer`` or a ``CollapseLayer``, hides the row. So a user can
/// filter, mark rows, filter again and mark more rows. Hidden rows are in ``selectedRowIDs``, and the number of marked
/// rows in the key hint includes them.
///
/// When the user marks all rows of a section, there are three cases:
///
/// - If the section has at most ``wholeSectionLimit`` rows, each row is marked on its own.
/// - If the section is larger, it is marked as a whole, without creating a row. Rows that are added later are then
///   marked too.
/// - If a layer hides rows of the section, each visible row is marked on its own, even in a larger section. So no row
///   is marked that the user did not see.
extension SectionsViewController {
    /// Whether the user can mark several rows. A command can then act on all marked rows. `false` by default.
    ///
    /// ``markKey`` marks a row, `v` and Shift with the arrows mark a range, and `*` marks a section. Esc removes all
    /// marks. The marks are in a column at the left of the rows; see ``markedRows`` and ``selectedRowIDs``.
    public var allowsMultipleSelection: Bool {
        get { marking.isAllowed }
        set {
            guard newValue != allowsMultipleSelection else { return }
            marking.isAllowed = newValue
            replaceVisibleCells()
        }
    }

    /// The key that marks the selected row: the space bar by default. While the space bar marks rows, it ticks no rows.
    public var markKey: Key {
        get { marking.key }
        set {
            marking.key = newValue
            setNeedsDisplay()
        }
    }

    /// The maximum number of rows in a range: 10,000. It is also a limit for marking all rows of a section: a larger
    /// section is marked as a whole, unless a layer hides some of its rows.
    public static var wholeSectionLimit: Int { ListMarking.wholeSectionLimit }

    /// The marked rows. Testing one row costs O(1).
    public var markedRows: MarkedRows { marking.rows }

    /// The number of marked rows, including hidden rows. In a section that is marked as a whole, rows that cannot be
    /// selected count too.
    public var numberOfMarkedRows: Int { marking.count }

    /// The marked rows in the order of the list. In each section, the hidden rows follow the visible ones. The rows of
    /// hidden sections come last. If marking is not allowed, the array is empty.
    ///
    /// Each marked row is looked up in its section. If a section is marked as a whole, all rows of that section are
    /// created.
    public var selectedRowIDs: [RowIdentity] { marking.identities }

    /// The rows that a command acts on: the marked rows in the order of the list. If no row is marked, the array
    /// contains only the selected row. If there is also no selected row, the array is empty.
    public var markedOrSelectedRowIDs: [RowIdentity] {
        let marked = selectedRowIDs
        return marked.isEmpty ? [selectedIdentity].compactMap(\.self) : marked
    }

    /// Marks or unmarks a row. Does nothing if ``allowsMultipleSelection`` is `false`.
    public func setMarked(_ isMarked: Bool, _ identity: RowIdentity) { marking.setMarked(isMarked, identity) }

    /// In a section, marks or unmarks all visible rows that can be marked. Rows that layers hide keep their marks.
    ///
    /// Does nothing if ``allowsMultipleSelection`` is `false` or if the section is not visible.
    public func setAllMarked(_ isMarked: Bool, inSection id: AnyHashable) {
        marking.setAllMarked(isMarked, inSection: id)
    }

    /// Removes all marks.
    public func unmarkAll() { marking.unmarkAll() }
}
