/// A region of a grid to draw into, with its own origin, clipped to its bounds.
///
/// A screen is handed the surface of the whole terminal and hands regions of it on. Whatever a cell draws outside its
/// own region is cut off, so no cell can harm another. A surface is a view, cheap to make and to pass on; it is of use
/// only while its screen draws.
public struct Surface {
    let canvas: Canvas
    private let origin: Point
    /// What may be drawn into, in the grid's coordinates.
    private let clip: Rect
    /// The columns and lines there are to draw in.
    public let size: Size
    /// What suits the terminal's colours and character set.
    public let appearance: Appearance
    #if DEBUG
    /// Notes what is drawn above or below the lines of a region that is watched, whatever part of it is drawn into.
    private var watch: LineWatch?
    #endif

    /// A surface that covers a whole canvas.
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

    /// In columns.
    public var width: Int { size.columns }
    /// In lines.
    public var height: Int { size.rows }
    /// The whole surface, in its own coordinates.
    public var bounds: Rect { Rect(size: size) }
    /// What each role looks like here.
    public var theme: Theme { appearance.theme }
    /// The marks to draw with here.
    public var symbols: Symbols { appearance.symbols }

    /// The part of this surface under an area, with the area's corner as its origin.
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
    /// This surface, noting whether something is drawn above or below its lines. Only in debug builds.
    public func watchingLines() -> Surface {
        var watched = self
        watched.watch = LineWatch(origin.y..<origin.y + max(0, height))
        return watched
    }

    /// Whether something was drawn above or below the lines of the surface that is watched.
    public var hasStrayLines: Bool { watch?.hasStray ?? false }
    #endif

    /// An area in the grid's coordinates, where all of it could be seen.
    func placedIfWhole(_ area: Rect) -> Rect? {
        let placed = Rect(x: origin.x + area.x, y: origin.y + area.y, width: area.width, height: area.height)
        return placed.isEmpty || clip.intersection(placed) != placed ? nil : placed
    }

    /// Whether anything drawn here could be seen.
    public var isVisible: Bool { !clip.isEmpty }
}

// MARK: - Drawing

extension Surface {
    /// Draws text in one line from a place on, cut off at the right edge.
    ///
    /// Control characters are left out. A wide glyph that would cross an edge becomes a space.
    ///
    /// What lies beyond that edge is not looked at: the cost is that of the columns, however long the text is.
    ///
    /// - Returns: The column after the text; where that is cut off, the surface's width. What begins at the edge or
    ///   beyond it ends where it begins.
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
        canvas.withRow(row) { places in
            Glyphs.forEach(in: text, upTo: room) { cluster, width in
                places.put(cluster, width: width, column: column, style: style, visible: visible)
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

    /// Draws a character that is one column wide over a run of columns.
    public func drawLine(_ character: Character, x: Int, y: Int, width: Int, role: Role) {
        fill(Rect(x: x, y: y, width: width, height: 1), with: character, style: theme[role])
    }

    /// Fills an area with a character that is one column wide; with spaces where it is not.
    public func fill(_ area: Rect, with character: Character = " ", style: Style = .plain) {
        var cluster = Cluster.space
        var columns = 0
        Glyphs.forEach(in: String(character)) { glyph, width in
            cluster = glyph
            columns += width
        }
        let glyph = Glyph(cluster: columns == 1 ? cluster : .space, width: 1, style: style)
        forEachVisibleRow(of: area) { places, columns in
            for column in columns { places.set(glyph, column: column) }
        }
    }

    /// Changes the style of what was drawn, as a selection does.
    public func restyle(_ area: Rect, _ change: (Style) -> Style) {
        forEachVisibleRow(of: area) { places, columns in
            for column in columns { places.glyphs[column].style = change(places.glyphs[column].style) }
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
/// Notes whether something is drawn on other lines than it should be.
private final class LineWatch {
    private let lines: Range<Int>
    private(set) var hasStray = false

    init(_ lines: Range<Int>) { self.lines = lines }

    func note(_ drawn: Range<Int>) {
        if drawn.lowerBound < lines.lowerBound || drawn.upperBound > lines.upperBound { hasStray = true }
    }
}
#endif
