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
        let indentation = min(max(0, indentation), surface.width)
        let textWidth = text.displayWidth(upTo: surface.width + 1)
        let right = surface.drawDetail(detail, besideTextAt: indentation, ofWidth: textWidth)
        let area = Rect(x: indentation, y: 0, width: right - indentation, height: 1)
        surface.region(area).draw(text, x: 0, y: 0)
        if textWidth > area.width, area.width > 0 {
            surface.draw(String(surface.symbols.ellipsis), x: area.maxX - 1, y: 0, role: .dim)
        }
    }
}

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
        lines(forWidth: width).count + min(max(0, spacingBelow), 1_000)
    }

    public func draw(in surface: Surface, state: CellState) {
        let indentation = min(max(0, indentation), surface.width)
        if let label {
            surface.draw(label, x: indentation - 1 - label.displayWidth, y: 0, role: .header)
        }
        if tick {
            surface.draw(String(surface.symbols.mark), x: indentation - 2, y: 0, role: .done)
        }
        let lines = lines(forWidth: surface.width)
        // A long text has many more lines than the window.
        for y in surface.visibleRows.clamped(to: lines.indices) {
            if bar { surface.draw(String(surface.symbols.verticalLine), x: indentation - 2, y: y, role: .dim) }
            surface.draw(lines[y], x: indentation, y: y)
        }
    }

    /// Draws a marker in the first column of each line of text. It does not draw the text in the style of the
    /// selection, because a whole paragraph in that style would be hard to read.
    public func drawSelection(in surface: Surface, state: CellState) {
        for y in surface.visibleRows.clamped(to: 0..<max(1, surface.height - max(0, spacingBelow))) {
            surface.draw(String(surface.symbols.marker), x: 0, y: y, role: .accent)
        }
    }

    private func lines(forWidth width: Int) -> [StyledText] {
        let available = min(maximumWidth, width - min(max(0, indentation), width) - 1)
        if let wrapped, wrapped.width == available { return wrapped.lines }
        let lines = text.wrapped(toWidth: available)
        wrapped = (available, lines)
        return lines
    }
}

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
