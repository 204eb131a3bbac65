import Terminal

extension SectionsViewController {
    /// The columns that rows have, beside the scroll bar and the index.
    var rowWidth: Int { max(1, size.columns - 1 - indexWidth) }

    /// The columns left of rows, for the marks of those that are marked.
    var rowIndentation: Int { marking != nil && rowWidth > 2 ? 2 : 0 }

    /// Where everything stands now.
    func currentLayout() -> ListLayout {
        if let cachedLayout { return cachedLayout }
        guard let anchor = anchor ?? contents.firstItem.map({ ListLayout.Anchor(item: $0, y: 0) }) else {
            let layout = ListLayout.empty(height: size.rows)
            retireRows(exceptThoseOf: layout)
            return layout
        }
        return adopt(anchor)
    }

    /// Lays the window out from an anchor and takes the result over, letting the rows go that left the window.
    @discardableResult
    func adopt(_ anchor: ListLayout.Anchor) -> ListLayout {
        let layout = ListLayout(height: size.rows, contents: contents, anchor: anchor) { height(of: $0) }
        // A window without lines has no place to remember; the one it had is kept for when it grows again.
        if size.rows > 0 { self.anchor = layout.anchor }
        cachedLayout = layout
        retireRows(exceptThoseOf: layout)
        return layout
    }

    func height(of item: ListItem) -> Int {
        liveRow(at: item)?.height ?? 1
    }

    /// The row of an item with its cell, made where the item just came into view.
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
            // The header over the first row may be pinned, and is then drawn although it has no place of its own.
            let pinned = ListItem(section: first.section, .header)
            liveRows.removeAll(except: { $0 == pinned || ($0 >= first && $0 <= last) }) { $0.retire(to: pool) }
        } else {
            retireAllRows()
        }
        // With those in view, no more than fit on two screens.
        pool.trim(toIdle: max(0, 2 * layout.height - liveRows.count))
    }

    /// Lets the rows go that were made only to look at them, when a search for a row that can be selected passed them.
    func retireRowsOutOfView() {
        guard liveRows.count > size.rows + 1, let cachedLayout else { return }
        retireRows(exceptThoseOf: cachedLayout)
    }

    /// Forgets every cell, because the rows or the width they were measured for have changed.
    func retireAllRows() {
        retireKeptRows()
        liveRows.removeAll(except: { _ in false }) { $0.retire(to: pool) }
        cachedLayout = nil
    }

    /// Keeps the selected row on its line, or the top row on its, when the window takes another size.
    func windowWillChange(to size: Size) {
        anchorSelection()
        if let selection, var place = anchor, place.item == ListItem(selection) {
            place.y = min(place.y, max(0, size.rows - 1))
            anchor = place
            needsReveal = true
        }
        if self.size.rows == 0 { needsReveal = true }
        retireAllRows()
        // The window may be too small for anybody to draw the list in it.
        pool.trim(toIdle: 2 * size.rows)
    }

    /// Makes the selected row the anchor where it is in the window, so that it stays on its line whatever happens above.
    func anchorSelection() {
        guard let selection, let place = cachedLayout?.placement(of: ListItem(selection)) else { return }
        anchor = ListLayout.Anchor(item: place.item, y: place.y)
    }
}
