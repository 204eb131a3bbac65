import Terminal

/// The part of a list that is in view: the layout, and the rows with their cells.
@MainActor
final class ListWindow {
    let reader: ListReader
    let index: SectionIndexColumn
    let scrollBar = ListScrollBar()
    private let rows: WindowRows

    /// The size of the list, without the find bar.
    private(set) var size = Size.zero
    /// Whether there is a column for the signs of marked rows at the left of the rows.
    var hasMarkColumn = false
    /// Whether these signs are drawn over the margin of the rows instead.
    var marksMargin = false
    /// The factory that selects the cells of rows. After you set another factory, call ``retireRows()``.
    var cellFactory = CellFactory()

    /// The fixed point of the scroll position, or `nil` if there is none, for example before the first layout. Without
    /// a fixed point, the next layout starts at the top.
    private(set) var anchor: ListLayout.Anchor?
    /// The last layout. It is `nil` before the first layout and after a change.
    private var cachedLayout: ListLayout?

    init(reader: ListReader, index: SectionIndexColumn) {
        self.reader = reader
        self.index = index
        rows = WindowRows(reader: reader)
    }

    var contents: ListContents { reader.contents }
    /// The pool of cells that are not on the screen.
    var pool: CellPool { rows.pool }

    /// The width of rows in columns, without the scroll bar and the section index.
    var rowWidth: Int { rowWidth(in: size) }

    /// Returns the width of the rows in a list of the given size, at least 1.
    func rowWidth(in size: Size) -> Int { max(1, size.columns - 1 - index.width(in: size)) }

    /// The width of the column for the signs of marked rows. It is 0 if there is no such column or no room for it.
    var rowIndentation: Int { rowIndentation(rowWidth: rowWidth) }

    private func rowIndentation(rowWidth: Int) -> Int { hasMarkColumn && !marksMargin && rowWidth > 2 ? 2 : 0 }

    /// Returns the width of the cell of an item. If there is a column for the signs of marked rows, the cell of a row
    /// is narrower than that of a header.
    func cellWidth(of item: ListItem, rowWidth: Int) -> Int {
        item.indexPath == nil ? rowWidth : rowWidth - rowIndentation(rowWidth: rowWidth)
    }

    // MARK: - Layout

    /// Returns the current layout. After a change, computes the layout and releases the rows that are no longer in the
    /// window.
    func layout() -> ListLayout {
        if let cachedLayout { return cachedLayout }
        guard let anchor = anchor ?? contents.firstItem.map({ ListLayout.Anchor(item: $0, y: 0) }) else {
            let layout = ListLayout.empty(height: size.rows)
            rows.retire(exceptThoseOf: layout)
            return layout
        }
        return adopt(anchor)
    }

    /// Computes and stores the layout for an anchor. Releases the rows that are no longer in the window.
    @discardableResult
    func adopt(_ anchor: ListLayout.Anchor) -> ListLayout {
        let layout = ListLayout(height: size.rows, contents: contents, anchor: anchor) { height(of: $0) }
        // A window without lines has no anchor. The old anchor is kept, because it is needed when the window grows.
        if size.rows > 0 { self.anchor = layout.anchor }
        cachedLayout = layout
        rows.retire(exceptThoseOf: layout)
        return layout
    }

    /// Replaces the anchor from which the next layout starts.
    func setAnchor(_ anchor: ListLayout.Anchor?) {
        self.anchor = anchor
    }

    /// If an item is in the window, makes it the anchor. The item then stays on its line when rows above the item
    /// change.
    func anchor(at item: ListItem) {
        guard let placement = cachedLayout?.placement(of: item) else { return }
        anchor = ListLayout.Anchor(item: placement.item, y: placement.y)
    }

    /// The last layout. It is `nil` before the first layout and after a change.
    var lastLayout: ListLayout? { cachedLayout }

    /// Returns whether the last layout contains an item. Returns `false` after a change.
    func lastLayoutContains(_ item: ListItem) -> Bool { cachedLayout?.placement(of: item) != nil }

    /// Changes the size. The next layout creates the rows again.
    func resize(to size: Size) {
        retireRows()
        self.size = size
        // A window that is too small is never drawn, so the pool is trimmed here.
        pool.trim(toIdle: 2 * size.rows)
    }

    // MARK: - Rows

    /// Returns the number of lines of an item. If the item has no live row, creates the live row. If the model no
    /// longer has the row, returns 1.
    func height(of item: ListItem) -> Int {
        liveRow(at: item)?.height ?? 1
    }

    /// Returns the live row of an item. If the item has just come into view and has no live row yet, creates the live
    /// row. Returns `nil` if the model no longer has the row.
    func liveRow(at item: ListItem) -> LiveRow? {
        if let row = rows[item] { return row }
        return rows.makeRow(at: item, factory: cellFactory, width: cellWidth(of: item, rowWidth: rowWidth))
    }

    /// The identities of the rows in the window, without headers and footers.
    var identitiesOfRows: Set<RowIdentity> {
        Set(rows.ids.map { RowIdentity(section: contents.shapes[$0.item.section].id, row: $0.id) })
    }

    /// Returns the live row of an item, or `nil` if there is none.
    func existingRow(at item: ListItem) -> LiveRow? { rows[item] }

    /// Releases the live rows outside the window if there are more live rows than fit in the window. A search for a
    /// selectable row can create many of them.
    func retireRowsOutOfView() {
        guard rows.count > size.rows + 1, let cachedLayout else { return }
        rows.retire(exceptThoseOf: cachedLayout)
    }

    /// Releases every live row and the layout. Call this method after the rows or the width changed.
    func retireRows() {
        rows.retireAll()
        cachedLayout = nil
    }

    /// Returns the index path of a row in the layout. Returns `nil` if the item is no row or the row cannot be
    /// selected.
    func selectableIndexPath(at placement: ListLayout.Placement) -> ListIndexPath? {
        selectable(placement.item)
    }

    /// Returns the index path of an item that is a selectable row. Returns `nil` if the item is not a row, or if the
    /// row does not exist or cannot be selected. If there is no ``LiveRow`` for the row yet, creates it.
    func selectable(_ item: ListItem) -> ListIndexPath? {
        guard let path = item.indexPath, contents.contains(item), liveRow(at: item)?.isSelectable == true else {
            return nil
        }
        return path
    }

    /// Returns the first selectable row from an item on.
    ///
    /// - Parameters:
    ///   - start: The item where the search begins, or `nil` for no search.
    ///   - forward: Whether to search down. If `false`, searches up.
    ///   - limit: The maximum number of lines of all skipped items together.
    /// - Returns: The index path of the row, or `nil` if there is none within the limit.
    func firstSelectable(from start: ListItem?, forward: Bool, withinLines limit: Int) -> ListIndexPath? {
        var item = start
        var lines = 0
        while let current = item, lines <= limit {
            if let path = selectable(current) { return path }
            lines += height(of: current)
            item = forward ? contents.item(after: current) : contents.item(before: current)
        }
        return nil
    }

    // MARK: - Changes

    /// Applies a change of the model: reads the new shapes, and keeps the cells of rows that did not change.
    func apply(_ change: ListChange) {
        let width = rowWidth
        reader.reading {
            let oldContents = reader.apply(change)
            cachedLayout = nil
            rows.carry(from: oldContents, through: change)
        }
        // The section index may have appeared or disappeared.
        if rowWidth != width { retireRows() }
    }

    /// Returns the anchor with the ids of its section and its row. By these ids, the list finds the anchor again after
    /// a change. Returns `nil` if there is no anchor.
    func identifiedAnchor(selection: ListSelection) -> IdentifiedAnchor? {
        guard let anchor = anchor.map({ belowLeadingRow($0, selected: selection.item) }),
            contents.shapes.indices.contains(anchor.item.section)
        else {
            return nil
        }
        var row: AnyHashable?
        if anchor.item.indexPath != nil {
            row = anchor.item.indexPath == selection.indexPath ? selection.identity?.row : rows.id(at: anchor.item)
        }
        return IdentifiedAnchor(section: contents.shapes[anchor.item.section].id, row: row, anchor: anchor)
    }

    /// Returns the anchor to keep through a change, usually the given anchor. But if that anchor is an unselected row
    /// that loads more rows at the start of a section, returns the next row in the window. Loaded rows are then
    /// inserted above the anchor, and the rows in view stay on their lines.
    private func belowLeadingRow(_ anchor: ListLayout.Anchor, selected: ListItem?) -> ListLayout.Anchor {
        guard anchor.item != selected, let load = rows[anchor.item]?.row as? LoadMoreRow, load.edge == .start,
            let next = cachedLayout?.placements.first(where: { $0.item > anchor.item && $0.item.indexPath != nil })
        else { return anchor }
        return ListLayout.Anchor(item: next.item, y: next.y)
    }

    /// Makes the item of an old anchor the anchor again, on the same line.
    ///
    /// If the row no longer exists, the row that is now at the same index becomes the anchor. If the section no longer
    /// exists, the anchor is the first item at the index of the section or below, or the last item of the list. If no
    /// item is found, the next layout starts at the top of the list.
    func restoreAnchor(_ old: IdentifiedAnchor?) {
        rows.anchorRow = nil
        anchor = old.flatMap { old in
            guard let section = reader.model.index(ofSection: old.section) else {
                let item = contents.firstItem(fromSection: old.anchor.item.section) ?? contents.lastItem
                return item.map { ListLayout.Anchor(item: $0, y: old.anchor.y) }
            }
            var item = ListItem(section: section, old.anchor.item.kind)
            if let row = old.row, let index = reader.model.section(at: section).index(ofRow: row) {
                item.kind = .row(index)
                rows.anchorRow = (item, row)
            }
            return contents.contains(item) ? ListLayout.Anchor(item: item, y: old.anchor.y) : nil
        }
    }
}

extension ListWindow {
    /// Returns the number of lines of all rows, headers and footers, but at most a limit.
    ///
    /// If there are at least as many rows as the limit, returns the limit and creates no row. A list without rows
    /// counts as 3 lines, for the text that an empty list shows.
    ///
    /// - Parameters:
    ///   - width: The width of the list in columns.
    ///   - limit: The maximum number of lines to return.
    func lines(width: Int, atMost limit: Int) -> Int {
        guard contents.numberOfRows > 0 else { return min(3, limit) }
        guard contents.numberOfRows < limit else { return limit }
        let columns = rowWidth(in: Size(columns: width, rows: limit))
        return reader.reading {
            var lines = 0
            var next = contents.firstItem
            while let item = next, lines < limit {
                lines += lineCount(of: item, rowWidth: columns)
                next = contents.item(after: item)
            }
            return min(lines, limit)
        }
    }

    /// Returns the number of lines of each section, with its header and footer. Returns `nil` if there are more lines
    /// than a limit.
    func linesOfSections(width: Int, atMost limit: Int) -> [Int]? {
        guard contents.numberOfRows <= limit else { return nil }
        let columns = rowWidth(in: Size(columns: width, rows: limit))
        return reader.reading {
            var sections = Array(repeating: 0, count: contents.numberOfSections)
            var next = contents.firstItem
            while let item = next {
                sections[item.section] += lineCount(of: item, rowWidth: columns)
                next = contents.item(after: item)
            }
            return sections.reduce(0, +) <= limit ? sections : nil
        }
    }

    /// Returns the number of lines of an item. Creates its row and configures a cell for it.
    private func lineCount(of item: ListItem, rowWidth: Int) -> Int {
        guard let row = reader.row(of: item) else { return 1 }
        let live = LiveRow(
            row, from: item.indexPath.map { reader.origin(ofRowAt: $0) }, factory: cellFactory, pool: pool,
            width: cellWidth(of: item, rowWidth: rowWidth))
        defer { live.retire(to: pool) }
        return live.height
    }
}

extension ListWindow {
    /// Returns the id of a row if the row can be selected and is data; see ``isData(at:)``. Otherwise the row cannot be
    /// marked, and the result is `nil`.
    func markableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let id = selectableRow(at: path) else { return nil }
        return isData(at: path) ? id : nil
    }

    /// Returns whether a row is data. A row that a layer adds at the end of its section, and a row that loads more
    /// rows, such as “Show more…”, are not data.
    func isData(at path: ListIndexPath) -> Bool {
        path.row < contents.shapes[path.section].rows - reader.model.section(at: path.section).trailingRows
            && !(row(at: path) is LoadMoreRow)
    }

    /// Returns the id of a row, or `nil` if the row does not exist or cannot be selected. Creates no cell.
    func selectableRow(at path: ListIndexPath) -> AnyHashable? {
        guard let row = row(at: path), row.isSelectable else { return nil }
        let origin = reader.origin(ofRowAt: path)
        return origin.section.shouldSelectRow(at: origin.index) ? row.id : nil
    }

    /// Returns the row at an index path, or `nil` if there is none. Creates no cell.
    func row(at path: ListIndexPath) -> (any Row)? {
        let item = ListItem(path)
        guard contents.contains(item) else { return nil }
        return existingRow(at: item)?.row ?? reader.row(of: item)
    }
}
