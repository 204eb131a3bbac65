/// A region of a grid to draw into. It has its own origin. A drawing cannot change the grid outside the region.
///
/// A view controller receives a surface and passes regions of it to its cells. A surface does not copy the grid, so it
/// is cheap to create and to pass on. Use it only during the drawing for which it was created.
public struct Surface {
    /// The canvas and the appearance, which all surfaces of a canvas share. They are in one object, because copying the
    /// appearance for each surface would take longer than drawing a row.
    private let target: Target
    private let origin: Point
    /// The area that drawings can change, in the grid's coordinates.
    private let clip: Rect
    /// The number of columns and rows.
    public let size: Size
    #if DEBUG
    /// Detects drawing above or below the surface for which ``watchingLines()`` was called. The regions of that surface
    /// use the same detector.
    private var watch: LineWatch?
    #endif

    /// Creates a surface that covers a whole canvas.
    public init(canvas: Canvas, appearance: Appearance) {
        target = Target(canvas: canvas, appearance: appearance)
        origin = .zero
        size = canvas.size
        clip = Rect(size: size)
    }

    private init(target: Target, origin: Point, size: Size, clip: Rect) {
        self.target = target
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
    /// The theme and the symbols for the terminal.
    public var appearance: Appearance { target.appearance }
    /// The style of each role.
    public var theme: Theme { target.appearance.theme }
    /// The symbols that the terminal can show.
    public var symbols: Symbols { target.appearance.symbols }
    var canvas: Canvas { target.canvas }
    /// The rows that drawings can change. A cell that is much higher than the window can draw only these.
    public var visibleRows: Range<Int> {
        clip.height > 0 ? clip.y - origin.y..<clip.maxY - origin.y : 0..<0
    }

    /// Returns the surface of an area of this surface. Its origin is the top left corner of the area. A drawing has no
    /// effect on the parts of the area that are outside this surface.
    public func region(_ area: Rect) -> Surface {
        let placed = Rect(x: origin.x + area.x, y: origin.y + area.y, width: area.width, height: area.height)
        let region = Surface(
            target: target, origin: Point(x: placed.x, y: placed.y), size: area.size, clip: clip.intersection(placed))
        #if DEBUG
        var watched = region
        watched.watch = watch
        return watched
        #else
        return region
        #endif
    }

    #if DEBUG
    /// Returns this surface with a detector for drawing above or below its rows. Only debug builds have it.
    public func watchingLines() -> Surface {
        var watched = self
        watched.watch = LineWatch(origin.y..<origin.y + max(0, height))
        return watched
    }

    /// Whether something was drawn above or below the rows of the watched surface.
    public var hasStrayLines: Bool { watch?.hasStray ?? false }
    #endif

    /// Converts an area from the coordinates of this surface to the coordinates of the grid. If the area is empty, or
    /// if drawings cannot change a part of it, returns `nil`.
    func placedIfWhole(_ area: Rect) -> Rect? {
        let placed = Rect(x: origin.x + area.x, y: origin.y + area.y, width: area.width, height: area.height)
        return placed.isEmpty || clip.intersection(placed) != placed ? nil : placed
    }
}

// MARK: - Drawing

extension Surface {
    /// Draws text in one row, cut off at the right edge.
    ///
    /// A tab becomes a space. Other control characters are omitted. If an edge cuts off one half of a wide glyph, the
    /// other half becomes a space. O(columns), regardless of the length of the text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - x: The column.
    ///   - y: The row.
    ///   - given: The style, or `nil` for that of ``Role/text``.
    /// - Returns: The column after the text, or the width of the surface if the text is cut off. If `x` is not less
    ///   than the width of the surface, returns `x`.
    @discardableResult
    public func draw(_ text: String, x: Int, y: Int, style given: Style? = nil) -> Int {
        let style = given ?? theme[.text]
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

    /// Fills columns of one row with a character. If the character is not one column wide, fills them with spaces.
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

    /// Changes the style of each glyph in an area, for example to show a selection. The cells of a picture keep their
    /// colours, which are what they show.
    ///
    /// - Parameters:
    ///   - area: The area.
    ///   - change: Receives the style of a glyph and returns its new style.
    public func restyle(_ area: Rect, _ change: (Style) -> Style) {
        forEachVisibleRow(of: area) { canvasRow, columns in
            for column in columns where !PictureCell.isFound(in: canvasRow.glyphs[column]) {
                canvasRow.glyphs[column].style = change(canvasRow.glyphs[column].style)
            }
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

extension Surface {
    /// The canvas and the appearance of a surface and its regions.
    private final class Target {
        let canvas: Canvas
        let appearance: Appearance

        init(canvas: Canvas, appearance: Appearance) {
            self.canvas = canvas
            self.appearance = appearance
        }
    }
}

#if DEBUG
/// A detector for drawing outside a range of rows of the grid.
private final class LineWatch {
    private let lines: Range<Int>
    private(set) var hasStray = false

    init(_ lines: Range<Int>) { self.lines = lines }

    func note(_ drawn: Range<Int>) {
        if drawn.lowerBound < lines.lowerBound || drawn.upperBound > lines.upperBound { hasStray = true }
    }
}
#endif

/// A copy of the glyphs of an area. It can be drawn again at another position.
///
/// Drawing text splits it into clusters and measures them. Drawing a snapshot only copies glyphs. Use snapshots for
/// content that is drawn often and seldom changes, such as the rows of a list.
public struct SurfaceSnapshot: Sendable {
    /// The number of columns and rows.
    public let size: Size
    /// The glyphs, row by row from the top left.
    let glyphs: [Glyph]
}

extension Surface {
    /// Returns a snapshot of an area. Returns `nil` if the area is empty, or if an edge of the surface cuts off a part
    /// of it. O(glyphs).
    public func snapshot(of area: Rect) -> SurfaceSnapshot? {
        guard let placed = placedIfWhole(area) else { return nil }
        let columns = placed.x..<placed.maxX
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(placed.width * placed.height)
        for row in placed.y..<placed.maxY {
            canvas.withRow(row) { canvasRow in glyphs.append(contentsOf: canvasRow.glyphs[columns]) }
        }
        return SurfaceSnapshot(size: Size(columns: placed.width, rows: placed.height), glyphs: glyphs)
    }

    /// Draws a snapshot with its top left corner at a column and a row. If an edge of the surface would cut off a part
    /// of the snapshot, draws nothing. O(glyphs). If each row of the screen consists of the same snapshots at the same
    /// columns as in the previous drawing, O(rows).
    ///
    /// - Returns: Whether the snapshot was drawn.
    public func draw(_ snapshot: SurfaceSnapshot, x: Int, y: Int) -> Bool {
        let area = Rect(x: x, y: y, width: snapshot.size.columns, height: snapshot.size.rows)
        guard let placed = placedIfWhole(area) else { return false }
        for row in 0..<placed.height {
            let start = row * placed.width
            let copied = SnapshotRow(
                glyphs: snapshot.glyphs, range: start..<start + placed.width, column: placed.x)
            canvas.copy(copied, toRow: placed.y + row)
        }
        return true
    }
}
