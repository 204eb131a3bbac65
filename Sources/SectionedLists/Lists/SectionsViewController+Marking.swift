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

    /// Whether the marks are drawn in the second column of the rows, in place of a column of their own. Set it if no cell
    /// draws there. Then the rows do not move to the right. `false` by default.
    public var marksMargin: Bool {
        get { marking.marksMargin }
        set {
            guard newValue != marksMargin else { return }
            marking.marksMargin = newValue
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

    /// The keys that mark all rows of the section: `*` and Ctrl-A by default. Set them if one of them does something else
    /// in your list.
    public var markSectionKeys: [Key] {
        get { marking.sectionKeys }
        set { marking.sectionKeys = newValue }
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
    ///
    /// Marked rows that a layer or a search hides are in the array too. A command that must not act on what the user
    /// does not see, such as one that deletes, keeps only those with an ``SectionsViewController/indexPath(of:)``.
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

/// The key commands that mark rows.
@MainActor
struct MarkingKeyCommands {
    let marking: ListMarking

    /// Returns the commands that are active now. The array is empty if marking is not allowed.
    ///
    /// - Parameter moving: The commands that move the selection. For some of these commands, the array contains a
    ///   second command, with Shift, that also marks rows.
    func commands(moving: [KeyCommand]) -> [KeyCommand] {
        let all = allCommands(moving: moving)
        return marking.rows.isEmpty ? all.filter { $0.id != Self.unmarkID } : all
    }

    /// Returns all commands for marking, including “unmark”, which is active only while rows are marked. The array is
    /// empty if marking is not allowed.
    func allCommands(moving: [KeyCommand]) -> [KeyCommand] {
        marking.isAllowed ? [mark, range, section] + extending(moving) + [unmark] : []
    }

    private static let unmarkID = "list.unmark"

    private var mark: KeyCommand {
        KeyCommand(
            "list.mark", keys: [marking.key], title: "mark", help: "Mark the selected row, or remove its mark",
            hint: .init(order: 50), actsOnSelectedRow: true
        ) { [weak marking] in marking?.toggleSelectedRow() }
    }

    private var range: KeyCommand {
        KeyCommand(
            "list.markRange", keys: [.character("v")], title: marking.hasRange ? "end range" : "range",
            help: "Begin to mark all rows on the way of the selection, or end it", hint: .init(order: 53),
            actsOnSelectedRow: true
        ) { [weak marking] in marking?.toggleRange() }
        .with(variant: marking.hasRange ? "end" : nil)
    }

    private var section: KeyCommand {
        KeyCommand(
            "list.markSection", keys: marking.sectionKeys, title: "all",
            help: "Mark all rows of the section, or remove their marks", hint: .init(order: 54),
            actsOnSelectedRow: true
        ) { [weak marking] in marking?.toggleSection() }
    }

    private var unmark: KeyCommand {
        KeyCommand(
            Self.unmarkID, keys: [.escape], title: "unmark \(marking.count)", help: "Remove all marks",
            hint: .init(order: 90)
        ) { [weak marking] in marking?.unmarkAll() }
        .with(subject: "\(marking.count)")
    }

    /// Returns the commands with Shift. They move the selection and mark the rows from the start of the range to the
    /// newly selected row.
    private func extending(_ moving: [KeyCommand]) -> [KeyCommand] {
        let codes: [Key.Code] = [.down, .up, .pageDown, .pageUp, .home, .end]
        return codes.compactMap { code in
            guard let command = moving.command(for: Key(code)) else { return nil }
            return KeyCommand(
                command.id + "Marking", keys: [Key(code, .shift)], title: "mark",
                help: command.help + ", marking the rows on the way", actsOnSelectedRow: true
            ) { [weak marking] in marking?.extendRange(command.action) }
        }
    }
}
