/// An object that scrolls a list after a change of the model, according to a ``ScrollPolicy``. For example, it keeps
/// the end of the list in view.
@MainActor
final class ListFollower {
    var policy = ScrollPolicy.keepsSelection

    private let window: ListWindow
    private let selection: ListSelection
    private let mover: ListMover

    /// A record of what the window showed at the last layout, before any later change of the model.
    private struct Place {
        var showsStart = true
        var showsEnd = true
        /// `true` if no row is selected, or if the selected row is ``edge``.
        var selectsEdge = true
        /// The most recent row that was both selected and the first selectable row of the list. With the policy
        /// `.followsEnd`, the most recent row that was both selected and the last selectable row of the list.
        var edge: RowIdentity?
        /// Whether the selected row is in view.
        var showsSelection = true
    }

    private var place = Place()
    /// Whether ``withoutFollowing(_:)`` is running. Meanwhile, the window does not move to the start or the end.
    private var isHeld = false

    init(window: ListWindow, selection: ListSelection, mover: ListMover) {
        self.window = window
        self.selection = selection
        self.mover = mover
    }

    /// Whether the window moves with the next change; see ``SectionsViewController/isFollowing``.
    var isFollowing: Bool {
        notePlace()
        return follows
    }

    private var follows: Bool {
        let looksAtRow = place.showsSelection && !place.selectsEdge
        return switch policy {
        case .keepsSelection, .keepsPlace: false
        case .followsSelection: true
        case .followsStart: place.showsStart && !looksAtRow
        case .followsEnd: place.showsEnd && !looksAtRow
        }
    }

    /// The place to which the window returns after a change, or `nil` if there is no such place. Read this property
    /// before the change.
    var keptPlace: KeptPlace? {
        policy == .keepsPlace && !isHeld ? KeptPlace(of: window) : nil
    }

    /// Stores what the window shows. Call this method before the list applies a change. After a change and until the
    /// next layout, has no effect.
    ///
    /// Reads no row of the model, because the model may already be in its new state.
    func notePlace() {
        guard let layout = window.lastLayout, window.size.rows > 0 else { return }
        let rows = layout.placements.filter { window.existingRow(at: $0.item)?.isSelectable == true }
            .compactMap(\.item.indexPath)
        let edge = policy == .followsEnd ? rows.last : rows.first
        let showsEdge = policy == .followsEnd ? layout.showsEnd : layout.showsStart
        let selected = selection.indexPath
        if showsEdge, selected == edge { place.edge = selection.identity }
        place.showsStart = layout.placements.isEmpty || layout.showsStart
        place.showsEnd = layout.placements.isEmpty || layout.showsEnd
        place.selectsEdge = selected == nil || selection.identity == place.edge
        place.showsSelection = selected.map(rows.contains) ?? false
    }

    /// Runs a closure that shows other rows of the same model, such as the results of a search. The window does not
    /// move to the start or the end of these rows.
    func withoutFollowing(_ showRows: () -> Void) {
        guard window.size.rows > 0 else { return showRows() }
        isHeld = true
        showRows()
        isHeld = false
        place = Place(showsStart: false, showsEnd: false, selectsEdge: false)
    }

    /// Scrolls according to the policy. Call this method after a change, or after the size of the window has changed.
    func follow() {
        guard follows, window.size.rows > 0, !isHeld || policy == .followsSelection else { return }
        switch policy {
        case .keepsSelection, .keepsPlace: break
        case .followsSelection:
            if let item = selection.item { window.reveal(item) }
        case .followsStart:
            guard let layout = window.scrollToStart() else { return }
            selectEdge(.up, in: layout)
        case .followsEnd:
            guard let layout = window.scrollToEnd() else { return }
            selectEdge(.down, in: layout)
        }
    }

    /// If the first row was selected before the change, or if no row was selected, selects the new first row. With the
    /// direction down, does the same for the last row.
    private func selectEdge(_ direction: ListMover.Direction, in layout: ListLayout) {
        guard place.selectsEdge else { return }
        mover.selectExtreme(direction, in: layout)
        place.edge = selection.identity
    }
}

/// A record of what a window shows before a change. After the change, the window uses this record to return to its
/// place; see ``ScrollPolicy/keepsPlace``.
@MainActor
struct KeptPlace {
    private struct Line {
        let row: RowIdentity
        /// The number of the row in the list.
        let number: Int
        /// The line of the window where the row begins.
        let y: Int
    }

    /// The rows in view, from top to bottom.
    private let lines: [Line]
    /// Whether the first line of the list is in view.
    private let showsStart: Bool
    /// The number of rows in the list.
    private let total: Int

    /// Stores what a window shows. Returns `nil` if there is no layout or no row is in view. Reads no row of the model.
    init?(of window: ListWindow) {
        guard let layout = window.lastLayout else { return nil }
        let contents = window.contents
        lines = layout.placements.compactMap { placement in
            guard let path = placement.item.indexPath, let live = window.existingRow(at: placement.item) else {
                return nil
            }
            let row = RowIdentity(section: contents.shapes[path.section].id, row: live.id)
            return Line(row: row, number: contents.rows(before: placement.item), y: placement.y)
        }
        guard !lines.isEmpty else { return nil }
        showsStart = layout.showsStart
        total = contents.numberOfRows
    }

    /// Returns the anchor that keeps the window in place after a change. Returns `nil` if all rows that were in view
    /// were deleted.
    ///
    /// If more than half of the remaining rows moved by the same distance in the list, they stay on their lines.
    /// Otherwise the rows have probably been sorted again, and the window stays at its position in the list. Calls
    /// ``Section/index(ofRow:)`` for each row that was in view.
    func anchor(in window: ListWindow, after change: ListChange) -> ListLayout.Anchor? {
        let contents = window.contents
        let moved = lines.compactMap { line in
            let row = change.movedRows[line.row] ?? line.row
            return window.reader.indexPath(of: row).map { contents.rows(before: ListItem($0)) - line.number }
        }
        guard !moved.isEmpty, let top = lines.first else { return nil }
        let number = top.number + distance(of: moved, newTotal: contents.numberOfRows)
        let path = contents.indexPath(ofRow: min(max(0, number), contents.numberOfRows - 1))
        return path.map { ListLayout.Anchor(item: ListItem($0), y: top.y) }
    }

    /// Returns the number of rows by which the window moves down in the list. It is negative if the window moves up.
    private func distance(of moved: [Int], newTotal: Int) -> Int {
        let middle = moved.sorted()[moved.count / 2]
        guard 2 * moved.count(where: { $0 == middle }) > moved.count else { return 0 }
        // While the start of the list is in view, the window moves by at most the number of added or removed rows. So
        // the window does not move if an existing row moves to the start of the list.
        let added = newTotal - total
        return showsStart ? min(max(middle, min(0, added)), max(0, added)) : middle
    }
}

/// A detector of the rows that have come into view since the last call of ``takeNew(in:)``.
@MainActor
final class DisplayedRows {
    /// The rows that were in view at the last call of ``takeNew(in:)``.
    private var shown: Set<RowIdentity> = []

    /// Returns the rows in view that were not in view at the last call, from top to bottom.
    func takeNew(in window: ListWindow) -> [(row: any Row, path: ListIndexPath)] {
        var now: Set<RowIdentity> = []
        var new: [(row: any Row, path: ListIndexPath)] = []
        for placement in window.layout().placements {
            guard let path = placement.item.indexPath, let live = window.existingRow(at: placement.item) else {
                continue
            }
            let identity = RowIdentity(section: window.contents.shapes[path.section].id, row: live.id)
            now.insert(identity)
            if !shown.contains(identity) { new.append((live.row, path)) }
        }
        shown = now
        return new
    }
}

/// How a list scrolls when its model changes; see ``SectionsViewController/scrollPolicy``.
public enum ScrollPolicy: Hashable, Sendable {
    /// The selected row stays on its line, wherever it moves in the list. If the selected row is not in view, or if no
    /// row is selected, the top row stays on its line.
    case keepsSelection
    /// The rows in view stay on their lines, even if the selected row moves away from them. If rows are sorted again,
    /// the window stays at its position in the list. Use this policy for a list that is sorted by values that change.
    case keepsPlace
    /// While the start of the list is in view, it stays in view: rows that are inserted there appear, and push the
    /// other rows down. If the first row or no row was selected, the new first row is then selected. If another row in
    /// view is selected, that row stays on its line instead.
    case followsStart
    /// After each change, the list scrolls to the selected row, wherever it moved.
    case followsSelection
    /// While the end of the list is in view, it stays in view, as in a log. If the last row or no row was selected, the
    /// new last row is then selected. If another row in view is selected, that row stays on its line instead. At first,
    /// the end is in view and the last row is selected.
    case followsEnd
}

extension SectionsViewController {
    /// How the list scrolls when the model changes. By default, the selected row stays on its line.
    ///
    /// ```swift
    /// log.scrollPolicy = .followsEnd
    /// ```
    public var scrollPolicy: ScrollPolicy {
        get { follower.policy }
        set {
            follower.policy = newValue
            setNeedsDisplay()
        }
    }

    /// Whether the list scrolls after the next change of the model; see ``scrollPolicy``.
    ///
    /// With `.followsSelection`, the value is always `true`. With `.keepsSelection` and `.keepsPlace`, it is always
    /// `false`. With `.followsStart`, it is `true` while the start of the list is in view. But if the selected row is
    /// in view and is not the first row, it is `false`. `.followsEnd` has the same rule for the end and the last row.
    public var isFollowing: Bool { follower.isFollowing }

    /// Scrolls to the end of the list and selects the last selectable row in view.
    public func scrollToEnd() { mover.moveToEnd() }
}
