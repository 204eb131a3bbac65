import Terminal

/// A line of text, cut off where it is too long, with an optional detail at the right.
public final class TextCell: Cell {
    /// The text; cut off with an ellipsis where the line is too short.
    public var text = StyledText()
    /// What stands at the right end, if anything.
    public var detail: String?
    /// Columns left free at the left; the marker of the selection stands there.
    public var indentation = 2

    /// A cell without text.
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
