import Terminal

/// The rows that the user marks if ``SectionsViewController/allowsMultipleSelection`` is `true`.
///
/// Marks follow the identities of rows. A moved row keeps its mark, and a deleted row loses it. If a section cannot
/// find rows by id, its rows lose their marks when the section changes.
///
/// A row keeps its mark while a layer hides it, such as a ``FilterLayer`` or a ``CollapseLayer``. Therefore a user can
/// filter, mark rows, filter again and mark more rows. The ``selectedRowIDs`` contain hidden rows, and the number of
/// marked rows in the key hint counts them.
///
/// A section of up to ``wholeSectionLimit`` rows is marked row by row. A larger section is marked as a whole, without
/// creating a row. Rows that are added later are then marked too. While a layer hides some of its rows, a larger
/// section is marked row by row, so that no row is marked that the user did not see.
extension SectionsViewController {
    /// Whether the user can mark several rows to act on all of them. `false` by default.
    ///
    /// ``markKey`` marks a row, Shift with the arrows and `v` mark a range, and `*` marks a section. Esc removes all
    /// marks. The marks are in a column at the left of the rows; see ``markedRows`` and ``selectedRowIDs``.
    public var allowsMultipleSelection: Bool {
        get { marking.isAllowed }
        set {
            guard newValue != allowsMultipleSelection else { return }
            marking.isAllowed = newValue
            replaceVisibleCells()
        }
    }

    /// The key that marks the selected row. If it is the space bar, the space bar does not tick rows.
    public var markKey: Key {
        get { marking.key }
        set {
            marking.key = newValue
            setNeedsDisplay()
        }
    }

    /// The maximum number of rows in a range, and in a section that is marked row by row: 10,000.
    public static var wholeSectionLimit: Int { ListMarking.wholeSectionLimit }

    /// The marked rows. Testing one row costs O(1).
    public var markedRows: MarkedRows { marking.rows }

    /// The number of marked rows, including hidden rows. In a section that is marked as a whole, rows that cannot be
    /// selected count too.
    public var numberOfMarkedRows: Int { marking.count }

    /// The marked rows in list order. In each section, hidden rows follow the visible rows. The rows of hidden sections
    /// follow the rows of visible sections. The array is empty if marking is not allowed.
    ///
    /// Each marked row is looked up in its section. If a section is marked as a whole, all its rows are created.
    public var selectedRowIDs: [RowIdentity] { marking.identities }

    /// The marked rows in list order or, if no row is marked, the selected row: those that a command acts on. The array is
    /// empty in an empty list.
    public var markedOrSelectedRowIDs: [RowIdentity] {
        let marked = selectedRowIDs
        return marked.isEmpty ? [selectedIdentity].compactMap(\.self) : marked
    }

    /// Marks or unmarks a row. Does nothing if marking is not allowed.
    public func setMarked(_ isMarked: Bool, _ identity: RowIdentity) { marking.setMarked(isMarked, identity) }

    /// Marks or unmarks all selectable rows of a section.
    public func setAllMarked(_ isMarked: Bool, inSection id: AnyHashable) {
        marking.setAllMarked(isMarked, inSection: id)
    }

    /// Removes all marks.
    public func unmarkAll() { marking.unmarkAll() }
}
