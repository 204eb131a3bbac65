import Terminal

/// A cell that wraps its text over as many lines as it needs.
public final class WrappedTextCell: Cell {
    /// The text. A line feed starts a new line.
    public var text = StyledText() { didSet { wrapped = nil } }
    /// The number of columns before the text. The selection marker is drawn in the first of them.
    public var indentation = 2
    /// A label before the first line, right-aligned in the indentation, such as the number of a step.
    public var label: String?
    /// Whether a tick is drawn before the first line. It covers the last column of the label.
    public var tick = false
    /// Whether a vertical line is drawn in the indentation beside all lines, as for a quotation.
    public var bar = false
    /// The maximum width of a line in columns. A wider window does not make lines longer, because long lines are hard
    /// to read.
    public var maximumWidth = 88
    /// The number of empty lines below the text.
    public var spacingBelow = 0

    /// The wrapped lines and the width for which they were wrapped. The value is `nil` if the current text was not
    /// wrapped yet.
    private var wrapped: (width: Int, lines: [StyledText])?

    /// Creates a cell without text.
    public init() {}

    public func prepareForReuse() {
        indentation = 2
        label = nil
        tick = false
        bar = false
        maximumWidth = 88
        spacingBelow = 0
    }

    public func height(forWidth width: Int) -> Int {
        lines(forWidth: width).count + spacingBelow
    }

    public func draw(in surface: Surface, state: CellState) {
        if let label {
            surface.draw(label, x: indentation - 1 - label.displayWidth, y: 0, role: .header)
        }
        if tick {
            surface.draw(String(surface.symbols.ticked), x: indentation - 2, y: 0, role: .done)
        }
        for (y, line) in lines(forWidth: surface.width).enumerated() {
            if bar { surface.draw(String(surface.symbols.verticalLine), x: indentation - 2, y: y, role: .dim) }
            surface.draw(line, x: indentation, y: y)
        }
    }

    /// Draws a marker in the first column of each line of text. It does not draw the text in the style of the
    /// selection, because a whole paragraph in that style would be hard to read.
    public func drawSelection(in surface: Surface, state: CellState) {
        for y in 0..<max(1, surface.height - spacingBelow) {
            surface.draw(String(surface.symbols.marker), x: 0, y: y, role: .accent)
        }
    }

    private func lines(forWidth width: Int) -> [StyledText] {
        let available = min(maximumWidth, width - indentation - 1)
        if let wrapped, wrapped.width == available { return wrapped.lines }
        let lines = text.wrapped(toWidth: available)
        wrapped = (available, lines)
        return lines
    }
}
