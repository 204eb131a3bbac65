import Terminal

/// A section's title with a line to its right and a detail, such as a count, at the end.
public final class HeaderCell: Cell {
    /// What stands before the line.
    public var title = ""
    /// What stands at the right end, if anything.
    public var detail: String?

    /// A cell without a title.
    public init() {}

    public func draw(in surface: Surface, state: CellState) {
        surface.fill(surface.bounds)
        let right = surface.drawDetail(detail, besideTextAt: 1, ofWidth: title.displayWidth(upTo: surface.width) + 1)
        let shown = title.truncated(toWidth: right - 2, ellipsis: surface.symbols.ellipsis)
        let end = surface.draw(shown, x: 1, y: 0, role: .header)
        surface.drawLine(surface.symbols.horizontalLine, x: end + 1, y: 0, width: right - end - 1, role: .dim)
    }
}
