import Terminal

/// A cell that shows the title of a section, then a horizontal line and, at the right end, a detail such as a count.
public final class HeaderCell: Cell {
    /// The title, shown before the line.
    public var title = ""
    /// The text at the right end, such as a count.
    public var detail: String?

    /// Creates a cell without a title.
    public init() {}

    public func draw(in surface: Surface, state: CellState) {
        surface.fill(surface.bounds)
        let right = surface.drawDetail(detail, besideTextAt: 1, ofWidth: title.displayWidth(upTo: surface.width) + 1)
        let shown = title.truncated(toWidth: right - 2, ellipsis: surface.symbols.ellipsis)
        let end = surface.draw(shown, x: 1, y: 0, role: .header)
        surface.drawLine(surface.symbols.horizontalLine, x: end + 1, y: 0, width: right - end - 1, role: .dim)
    }
}
