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
