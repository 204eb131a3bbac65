import Terminal

extension Surface {
    /// Draws a detail, such as a count, at the right end of the first line, with one free column at the edge.
    ///
    /// If text and detail do not fit together, the text keeps its width up to half of the line, and the detail is
    /// truncated. If almost nothing of the detail would remain, it is omitted.
    ///
    /// - Parameters:
    ///   - start: The column where the text begins.
    ///   - textWidth: The width of the text in columns. A value greater than the width of the surface has the same
    ///     effect as that width.
    /// - Returns: The column where the text has to end.
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
