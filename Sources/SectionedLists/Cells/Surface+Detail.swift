import Terminal

extension Surface {
    /// Draws a detail, such as a count, at the right end of the first line, a column before the edge.
    ///
    /// Where text and detail do not fit in together, the text has what it needs up to half the line, and the detail is cut
    /// off; a detail of which next to nothing would remain is left out.
    ///
    /// - Parameters:
    ///   - start: The column where the text begins.
    ///   - textWidth: The columns that the text would take; of no more than the surface has is the same as all of them.
    /// - Returns: The column before which the text has to end.
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
