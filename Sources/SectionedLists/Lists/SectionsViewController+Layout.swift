import Terminal

extension SectionsViewController {
    /// The width of rows in columns, without the scroll bar and the section index.
    var rowWidth: Int { max(1, size.columns - 1 - indexWidth) }

    /// The width of the column for marks at the left of the rows.
    var rowIndentation: Int { marking != nil && rowWidth > 2 ? 2 : 0 }

    /// Returns the current layout.
    func currentLayout() -> ListLayout {
        if let cachedLayout { return cachedLayout }
        guard let anchor = anchor ?? contents.firstItem.map({ ListLayout.Anchor(item: $0, y: 0) }) else {
            let layout = ListLayout.empty(height: size.rows)
            retireRows(exceptThoseOf: layout)
            return layout
        }
        return adopt(anchor)
    }

    /// Computes and stores the layout for an anchor, and releases the rows that left the window.
    @discardableResult
    func adopt(_ anchor: ListLayout.Anchor) -> ListLayout {
        let layout = ListLayout(height: size.rows, contents: contents, anchor: anchor) { height(of: $0) }
        // A window without lines has no anchor. The old anchor is needed when the window grows.
        if size.rows > 0 { self.anchor = layout.anchor }
        cachedLayout = layout
        retireRows(exceptThoseOf: layout)
        return layout
    }

    func height(of item: ListItem) -> Int {
        liveRow(at: item)?.height ?? 1
    }

    /// Returns the live row of an item. Creates it if the item has just come into view.
    func liveRow(at item: ListItem) -> LiveRow? {
        if let live = liveRows[item] { return live }
        let live = readingModel { makeLiveRow(at: item) }
        if let live { liveRows.insert(live, at: item) }
        return live
    }

    private func makeLiveRow(at item: ListItem) -> LiveRow? {
        guard let row = row(of: item) else { return nil }
        let origin = item.indexPath.map { self.origin(ofRowAt: $0) }
        if let kept = keptRow(for: row, at: item, from: origin) { return kept }
        let width = origin == nil ? rowWidth : rowWidth - rowIndentation
        return LiveRow(row, from: origin, factory: cellFactory, pool: pool, width: width)
    }

    private func retireRows(exceptThoseOf layout: ListLayout) {
        retireKeptRows()
        if let first = layout.placements.first?.item, let last = layout.placements.last?.item {
            // A pinned header is drawn although its place in the layout is above the window.
            let pinned = ListItem(section: first.section, .header)
            liveRows.removeAll(except: { $0 == pinned || ($0 >= first && $0 <= last) }) { $0.retire(to: pool) }
        } else {
            retireAllRows()
        }
        // Together with the cells in view, keep at most two windows of cells.
        pool.trim(toIdle: max(0, 2 * layout.height - liveRows.count))
    }

    /// Releases the rows outside the window that a search for a selectable row created.
    func retireRowsOutOfView() {
        guard liveRows.count > size.rows + 1, let cachedLayout else { return }
        retireRows(exceptThoseOf: cachedLayout)
    }

    /// Releases every cell. Call it after the rows or the width changed.
    func retireAllRows() {
        retireKeptRows()
        liveRows.removeAll(except: { _ in false }) { $0.retire(to: pool) }
        cachedLayout = nil
    }

    /// Prepares for a new window size. The selected row, or else the top row, keeps its line.
    func windowWillChange(to size: Size) {
        anchorSelection()
        if let selection, var newAnchor = anchor, newAnchor.item == ListItem(selection) {
            newAnchor.y = min(newAnchor.y, max(0, size.rows - 1))
            anchor = newAnchor
            needsReveal = true
        }
        if self.size.rows == 0 { needsReveal = true }
        retireAllRows()
        // A window that is too small is never drawn, so the pool is trimmed here.
        pool.trim(toIdle: 2 * size.rows)
    }

    /// Makes the selected row the anchor if it is in the window. The row then keeps its line when rows above it change.
    func anchorSelection() {
        guard let selection, let placement = cachedLayout?.placement(of: ListItem(selection)) else { return }
        anchor = ListLayout.Anchor(item: placement.item, y: placement.y)
    }
}
