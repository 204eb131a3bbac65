import Terminal

extension Surface {
    /// Draws a detail, such as a count, at the right end of the first line. One column at the right edge stays free.
    /// The caller then draws the text at the left of the detail.
    ///
    /// The detail can use the columns that the text does not need. If these are less than half of the line, the detail
    /// can use half of the line. A longer detail is truncated, or omitted if it can use fewer than 4 columns.
    ///
    /// - Parameters:
    ///   - detail: The detail. If it is `nil` or empty, nothing is drawn.
    ///   - start: The column where the text begins.
    ///   - textWidth: The width of the text in columns. Every value greater than the width of the surface has the same
    ///     effect.
    /// - Returns: The first column at the right of the space for the text. The text must end before this column.
    func drawDetail(_ detail: String?, besideTextAt start: Int, ofWidth textWidth: Int) -> Int {
        let end = width - 1
        guard let detail, !detail.isEmpty else { return end }
        let line = end - start - 1
        let room = max(line - textWidth, line / 2)
        let isWhole = detail.displayWidth(upTo: width + 1) <= room
        guard isWhole || room >= 4 else { return end }
        let shown = isWhole ? detail : detail.truncated(toWidth: room, ellipsis: symbols.ellipsis)
        draw(shown, x: end - shown.displayWidth, y: 0, role: .dim)
        return end - shown.displayWidth - 1
    }
}
