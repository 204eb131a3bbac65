import Terminal

/// A cell that shows one line of text, truncated if it is too long, with an optional detail at the right.
public final class TextCell: Cell {
    /// The text, truncated with an ellipsis if the line is too short.
    public var text = StyledText()
    /// The text at the right end, such as a count.
    public var detail: String?
    /// The number of columns before the text. The selection marker is drawn in the first of them.
    public var indentation = 2

    /// Creates a cell without text.
    public init() {}

    public func prepareForReuse() {
        detail = nil
        indentation = 2
    }

    public func draw(in surface: Surface, state: CellState) {
        let textWidth = text.displayWidth(upTo: surface.width + 1)
        let right = surface.drawDetail(detail, besideTextAt: indentation, ofWidth: textWidth)
        let area = Rect(x: indentation, y: 0, width: right - indentation, height: 1)
        surface.region(area).draw(text, x: 0, y: 0)
        if textWidth > area.width, area.width > 0 {
            surface.draw(String(surface.symbols.ellipsis), x: area.maxX - 1, y: 0, role: .dim)
        }
    }
}
