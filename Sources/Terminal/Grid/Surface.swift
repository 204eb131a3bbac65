/// A region of a grid to draw into, with its own origin, clipped to its bounds.
///
/// A view controller receives the surface of the whole terminal and passes regions of it to its cells. A cell cannot
/// draw outside its region. A surface is a view: cheap to create and to pass on, and valid only during the drawing.
public struct Surface {
    let canvas: Canvas
    private let origin: Point
    /// The visible area, in the grid's coordinates.
    private let clip: Rect
    /// The number of columns and rows.
    public let size: Size
    /// The theme and the symbols for the terminal.
    public let appearance: Appearance
    #if DEBUG
    /// Detects drawing above or below the rows of a watched region and of its parts.
    private var watch: LineWatch?
    #endif

    /// Creates a surface that covers a whole canvas.
    public init(canvas: Canvas, appearance: Appearance) {
        self.canvas = canvas
        self.appearance = appearance
        origin = .zero
        size = canvas.grid.size
        clip = Rect(size: size)
    }

    private init(canvas: Canvas, appearance: Appearance, origin: Point, size: Size, clip: Rect) {
        self.canvas = canvas
        self.appearance = appearance
        self.origin = origin
        self.size = size
        self.clip = clip
    }

    /// The number of columns.
    public var width: Int { size.columns }
    /// The number of rows.
    public var height: Int { size.rows }
    /// The whole surface, in its own coordinates.
    public var bounds: Rect { Rect(size: size) }
    /// The style of each role.
    public var theme: Theme { appearance.theme }
    /// The symbols that the terminal can show.
    public var symbols: Symbols { appearance.symbols }

    /// Returns the part of this surface in an area. The top left corner of the area is the origin of that part.
    public func region(_ area: Rect) -> Surface {
        let placed = Rect(x: origin.x + area.x, y: origin.y + area.y, width: area.width, height: area.height)
        let region = Surface(
            canvas: canvas, appearance: appearance, origin: Point(x: placed.x, y: placed.y), size: area.size,
            clip: clip.intersection(placed))
        #if DEBUG
        var watched = region
        watched.watch = watch
        return watched
        #else
        return region
        #endif
    }

    #if DEBUG
    /// Returns this surface with a detector for drawing above or below its rows. Debug builds only.
    public func watchingLines() -> Surface {
        var watched = self
        watched.watch = LineWatch(origin.y..<origin.y + max(0, height))
        return watched
    }

    /// Whether something was drawn above or below the rows of the watched surface.
    public var hasStrayLines: Bool { watch?.hasStray ?? false }
    #endif

    /// Returns an area in the grid's coordinates, or `nil` if a part of it is cut off.
    func placedIfWhole(_ area: Rect) -> Rect? {
        let placed = Rect(x: origin.x + area.x, y: origin.y + area.y, width: area.width, height: area.height)
        return placed.isEmpty || clip.intersection(placed) != placed ? nil : placed
    }
}

// MARK: - Drawing

extension Surface {
    /// Draws text in one row, cut off at the right edge.
    ///
    /// Control characters are omitted. A wide glyph that crosses an edge becomes a space. O(columns), regardless of the
    /// length of the text.
    ///
    /// - Returns: The column after the text, or the width of the surface if the text is cut off. If `x` is at or beyond
    ///   the right edge, returns `x`.
    @discardableResult
    public func draw(_ text: String, x: Int, y: Int, style: Style = .plain) -> Int {
        let row = origin.y + y
        #if DEBUG
        watch?.note(row..<row + 1)
        #endif
        let room = size.columns - x
        guard room > 0 else { return x }
        guard row >= clip.y, row < clip.maxY, !clip.isEmpty else { return x + text.displayWidth(upTo: room) }
        var column = origin.x + x
        let visible = clip.x..<clip.maxX
        canvas.withRow(row) { canvasRow in
            Clusters.forEach(in: text, upTo: room) { cluster, width in
                canvasRow.put(cluster, width: width, column: column, style: style, visible: visible)
                column += width
            }
        }
        return min(column - origin.x, size.columns)
    }

    /// Draws text in the style of a role. See ``draw(_:x:y:style:)``.
    @discardableResult
    public func draw(_ text: String, x: Int, y: Int, role: Role) -> Int {
        draw(text, x: x, y: y, style: theme[role])
    }

    /// Fills a run of columns of one row with a character that is one column wide.
    public func drawLine(_ character: Character, x: Int, y: Int, width: Int, role: Role) {
        fill(Rect(x: x, y: y, width: width, height: 1), with: character, style: theme[role])
    }

    /// Fills an area with a character. If the character is not one column wide, fills it with spaces.
    public func fill(_ area: Rect, with character: Character = " ", style: Style = .plain) {
        var cluster = Cluster.space
        var columns = 0
        Clusters.forEach(in: String(character)) { glyph, width in
            cluster = glyph
            columns += width
        }
        let glyph = Glyph(cluster: columns == 1 ? cluster : .space, width: 1, style: style)
        forEachVisibleRow(of: area) { canvasRow, columns in
            for column in columns { canvasRow.set(glyph, column: column) }
        }
    }

    /// Changes the style of the glyphs in an area, for example to show a selection.
    public func restyle(_ area: Rect, _ change: (Style) -> Style) {
        forEachVisibleRow(of: area) { canvasRow, columns in
            for column in columns { canvasRow.glyphs[column].style = change(canvasRow.glyphs[column].style) }
        }
    }

    @inline(__always)
    private func forEachVisibleRow(of area: Rect, _ body: (inout CanvasRow, _ columns: Range<Int>) -> Void) {
        let placed = Rect(x: origin.x + area.x, y: origin.y + area.y, width: area.width, height: area.height)
        #if DEBUG
        if placed.width > 0, placed.height > 0 { watch?.note(placed.y..<placed.maxY) }
        #endif
        let visible = clip.intersection(placed)
        guard !visible.isEmpty else { return }
        for row in visible.y..<visible.maxY {
            canvas.withRow(row) { body(&$0, visible.x..<visible.maxX) }
        }
    }
}

#if DEBUG
/// A detector for drawing outside a range of rows.
private final class LineWatch {
    private let lines: Range<Int>
    private(set) var hasStray = false

    init(_ lines: Range<Int>) { self.lines = lines }

    func note(_ drawn: Range<Int>) {
        if drawn.lowerBound < lines.lowerBound || drawn.upperBound > lines.upperBound { hasStray = true }
    }
}
#endif
