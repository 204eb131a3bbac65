import Terminal

/// The selected row of a list, by index path and by identity.
@MainActor
final class ListSelection {
    private let window: ListWindow
    /// The view controller of the list.
    weak var owner: ViewController?
    /// The index path of the selected row, or `nil` if no row is selected.
    private(set) var indexPath: ListIndexPath?
    /// The section and the row from which ``identity`` is made at the first access, or `nil` if it was made already.
    /// The id of a row is an `AnyHashable`, and making the first one of a type takes a fifth of a millisecond.
    private var unidentified: (section: AnyHashable, row: LiveRow)?
    private var knownIdentity: RowIdentity?
    /// Whether ``selectFirstIfNeeded()`` scrolls to the selected row, because the size of the window has changed.
    private var needsReveal = false
    /// The type of the row that was selected last, or `nil` if no row was selected.
    private var rowType: (any Row.Type)?

    /// Called after another row was selected.
    var onSelect: (@MainActor (ListIndexPath) -> Void)?

    init(window: ListWindow) {
        self.window = window
    }

    /// The identity of the selected row, or `nil` if no row is selected.
    private(set) var identity: RowIdentity? {
        get {
            if let (section, row) = unidentified {
                knownIdentity = RowIdentity(section: section, row: row.id)
                unidentified = nil
            }
            return knownIdentity
        }
        set {
            unidentified = nil
            knownIdentity = newValue
        }
    }

    /// The item of the selected row, or `nil` if no row is selected.
    var item: ListItem? { indexPath.map { ListItem($0) } }

    /// Returns the placement of the selected row in a layout, or `nil` if the row is not in the layout.
    func placement(in layout: ListLayout) -> ListLayout.Placement? { item.flatMap(layout.placement(of:)) }

    /// The selected row, or `nil` if no row is selected.
    var row: (any Row)? { indexPath.flatMap { window.row(at: $0) } }

    /// The action of the selected row. If the row has no action, the value is the action of its section for the row. If
    /// the section also has no action, or if no row is selected, the value is `nil`.
    var action: Section.Action? {
        guard let indexPath, let row else { return nil }
        if let actionable = row.actionable {
            return { [weak list = window.reader.owner] in
                // The row may also be in another list, which may have made itself the delegate.
                actionable.actionDelegate = list
                actionable.performAction()
            }
        }
        // The model may have removed the section without announcing it. A row of that section can be in view until the
        // next drawing.
        guard indexPath.section < window.reader.model.numberOfSections else { return nil }
        let origin = window.reader.origin(ofRowAt: indexPath)
        return origin.section.action(ofRowAt: origin.index)
    }

    /// Whether the selected row or its section has an action.
    var isActionable: Bool {
        guard let item else { return false }
        return window.existingRow(at: item)?.isActionable == true || action != nil
    }

    /// Whether the selected row can be ticked.
    var isTickable: Bool {
        guard let item else { return false }
        return window.existingRow(at: item)?.isTickable ?? (row?.tickable != nil)
    }

    // MARK: - Selecting

    /// Selects a row. If the row was not selected already, calls ``onSelect``. Has no effect if the row does not exist
    /// or cannot be selected.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row.
    ///   - reveals: Whether the list scrolls to the row.
    /// - Returns: Whether the row exists and can be selected.
    @discardableResult
    func select(_ indexPath: ListIndexPath, reveals: Bool = true) -> Bool {
        let item = ListItem(indexPath)
        guard window.contents.contains(item), let live = window.liveRow(at: item), live.isSelectable else {
            return false
        }
        let section = window.contents.shapes[indexPath.section].id
        let isOther =
            (self.indexPath ?? indexPath) != indexPath
            || identity.map { $0 != RowIdentity(section: section, row: live.id) } ?? true
        self.indexPath = indexPath
        unidentified = (section, live)
        let rowType = type(of: live.row)
        if rowType != self.rowType {
            // Usually, the key commands depend on the type of the selected row.
            self.rowType = rowType
            owner?.setNeedsKeyHints()
        }
        if reveals { window.reveal(item) }
        setNeedsDisplayKeepingDrawings()
        if isOther { onSelect?(indexPath) }
        return true
    }

    /// Requests a drawing of the list. Call this method after the selection or the window has moved.
    func setNeedsDisplayKeepingDrawings() {
        owner?.setNeedsDisplayKeepingDrawings()
    }

    /// If no row is selected, selects the first selectable row within one window height from the start of the list. If
    /// the size of the window has changed, scrolls to the selected row.
    func selectFirstIfNeeded() {
        guard window.size.rows > 0 else { return }
        if indexPath == nil, let first = firstSelectable(from: window.contents.firstItem) {
            select(first, reveals: false)
        }
        if needsReveal, let item {
            needsReveal = false
            window.reveal(item)
        }
    }

    /// If the selected row is in the window, makes it the anchor.
    func becomeAnchor() {
        if let item { window.anchor(at: item) }
    }

    /// Changes the size of the window. If the selected row is in the window, this row stays on its line, or as near to
    /// that line as the new size allows. Otherwise, the top row stays on its line.
    func resizeWindow(to size: Size) {
        becomeAnchor()
        if let item, var anchor = window.anchor, anchor.item == item {
            anchor.y = min(anchor.y, max(0, size.rows - 1))
            window.setAnchor(anchor)
            needsReveal = true
        }
        if window.size.rows == 0 { needsReveal = true }
        window.resize(to: size)
    }

    // MARK: - Following changes

    /// Finds the selected row and the anchor again after a change. Call this method after the window has applied the
    /// change.
    ///
    /// If the selected row no longer exists or can no longer be selected, selects a row near the old position.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - oldAnchor: The anchor before the change. `nil` if there was none, or if the caller sets an anchor
    ///     afterwards.
    func restore(after change: ListChange, anchor oldAnchor: IdentifiedAnchor?) {
        window.restoreAnchor(oldAnchor)
        guard let oldPath = indexPath, let old = identity else { return }
        let identity = change.movedRows[old] ?? old
        self.identity = identity
        let stays = change.rowsMovedWithoutSelection.contains(old)
        let row = stays ? nil : window.reader.indexPath(of: identity).flatMap { window.selectable(ListItem($0)) }
        // A row that moved out of sight, such as into a collapsed section, leaves the selection at its old place.
        let found = row ?? neighbour(of: old, at: oldPath)
        let wasInView = oldAnchor?.anchor.item == ListItem(oldPath)
        if wasInView, let found, let oldAnchor {
            window.setAnchor(ListLayout.Anchor(item: ListItem(found), y: oldAnchor.anchor.y))
        }
        indexPath = nil
        if let found { select(found, reveals: wasInView) }
        if indexPath == nil { self.identity = nil }
    }

    /// Returns the row to select in place of a deleted row, or `nil` if no selectable row is near.
    ///
    /// The search begins at the old index of the row, or at the last row if the section is shorter now. If the section
    /// has no rows any more, the search begins at the old index of the section. It first goes down, then up, each time
    /// at most one window height.
    private func neighbour(of identity: RowIdentity, at indexPath: ListIndexPath) -> ListIndexPath? {
        let contents = window.contents
        var item: ListItem?
        if let section = window.reader.model.index(ofSection: identity.section),
            contents.shapes.indices.contains(section), contents.shapes[section].rows > 0
        {
            item = ListItem(section: section, .row(min(indexPath.row, contents.shapes[section].rows - 1)))
        } else {
            item = contents.firstItem(fromSection: indexPath.section) ?? contents.lastItem
        }
        return firstSelectable(from: item) ?? firstSelectable(from: item, forward: false)
    }

    private func firstSelectable(from item: ListItem?, forward: Bool = true) -> ListIndexPath? {
        window.firstSelectable(from: item, forward: forward, withinLines: max(1, window.size.rows))
    }
}

extension SectionsViewController {
    /// The index path of the selected row, or `nil` if no row is selected.
    public var selection: ListIndexPath? { selected.indexPath }
    /// The identity of the selected row, or `nil` if no row is selected.
    public var selectedIdentity: RowIdentity? { selected.identity }
    /// The selected row, or `nil` if no row is selected.
    public var selectedRow: (any Row)? { selected.row }

    /// Selects a row and scrolls to it. Has no effect if the row does not exist or cannot be selected.
    ///
    /// - Returns: Whether the row exists and can be selected.
    @discardableResult
    public func select(_ indexPath: ListIndexPath) -> Bool { selected.select(indexPath) }
}
