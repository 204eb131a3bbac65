import Terminal

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
