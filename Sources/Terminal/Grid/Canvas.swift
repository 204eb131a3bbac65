/// The grid that surfaces draw into.
///
/// Use one canvas for all drawings of a screen. Then a drawing allocates memory only after the size has changed. The
/// glyphs of a row are not copied again if the row consists of the same snapshots as in the last drawing.
public final class Canvas {
    private var content: Grid
    private var rows: [RetainedRow]
    /// The number that the last changed row received in ``RowVersions``. The next changed row receives the next number.
    private var lastVersion = 0

    /// Creates an empty canvas.
    public init(size: Size) {
        content = Grid(size: size)
        rows = Array(repeating: RetainedRow(), count: content.size.rows)
        content.versions = RowVersions(rows: content.size.rows)
    }

    /// The grid with everything drawn since the last ``clear(size:)``.
    public var grid: Grid {
        for row in rows.indices { finish(row) }
        return content
    }

    /// The number of columns and rows.
    var size: Size { content.size }

    /// Sets the size and makes every glyph blank, for the next drawing.
    public func clear(size: Size) {
        if size == content.size {
            for row in rows.indices { rows[row].clear() }
        } else {
            content = Grid(size: size)
            content.versions = RowVersions(rows: content.size.rows)
            rows = Array(repeating: RetainedRow(), count: content.size.rows)
        }
    }

    /// Calls a function that can change the glyphs of a row.
    ///
    /// Swift checks the exclusive access to the grid once for each call. So a drawing function changes all glyphs of a
    /// row in one call.
    @inline(__always)
    func withRow(_ row: Int, _ body: (inout CanvasRow) -> Void) {
        if rows[row].state == .collecting { finish(row) }
        rows[row].state = .drawn
        change(row, body)
    }

    /// Draws a row of a snapshot into a row of the grid. In the state ``RetainedRow/State/collecting``, only stores the
    /// row of the snapshot. ``finish(_:)`` copies its glyphs later.
    func copy(_ copy: SnapshotRow, toRow row: Int) {
        switch rows[row].state {
        case .collecting: rows[row].copies.append(copy)
        case .finished:
            rows[row].copies.append(copy)
            change(row) { copy.apply(to: &$0) }
        case .drawn: change(row) { copy.apply(to: &$0) }
        }
    }

    /// Applies the collected copies of a row to the grid. Does nothing if the grid already shows exactly these copies.
    private func finish(_ row: Int) {
        guard rows[row].state == .collecting else { return }
        rows[row].state = .finished
        guard !rows[row].isUnchanged else { return }
        let copies = rows[row].copies
        change(row) { canvasRow in
            canvasRow.glyphs.update(repeating: .blank)
            for copy in copies { copy.apply(to: &canvasRow) }
        }
    }

    @inline(__always)
    private func change(_ row: Int, _ body: (inout CanvasRow) -> Void) {
        lastVersion += 1
        content.versions.numbers[row] = lastVersion
        let columns = content.size.columns
        content.glyphs.withUnsafeMutableBufferPointer { glyphs in
            let rowGlyphs = UnsafeMutableBufferPointer(rebasing: glyphs[row * columns..<(row + 1) * columns])
            var opened = CanvasRow(glyphs: rowGlyphs)
            body(&opened)
        }
    }
}

/// A row of a canvas during a call of ``Canvas/withRow(_:_:)``.
struct CanvasRow {
    let glyphs: UnsafeMutableBufferPointer<Glyph>

    /// Replaces the glyph in a column. If the old glyph is one half of a wide glyph, the other half becomes a space.
    /// Exception: if the old glyph and the new glyph are both right halves, the left half does not change.
    @inline(__always)
    mutating func set(_ glyph: Glyph, column: Int) {
        let oldWidth = glyphs[column].width
        if oldWidth != 1 { mendNeighbour(ofWidth: oldWidth, column: column, replacement: glyph) }
        glyphs[column] = glyph
    }

    /// Draws the visible part of a cluster.
    ///
    /// A wide cluster of which only one half is visible becomes a space.
    ///
    /// - Parameters:
    ///   - cluster: The cluster.
    ///   - width: The width of the cluster: 1 or 2 columns.
    ///   - column: The column for the cluster. It may be negative.
    ///   - style: The style of the cluster.
    ///   - visible: The columns that may be changed.
    @inline(__always)
    mutating func put(_ cluster: Cluster, width: Int, column: Int, style: Style, visible: Range<Int>) {
        guard column < visible.upperBound, column + width > visible.lowerBound else { return }
        if column >= visible.lowerBound, column + width <= visible.upperBound {
            set(Glyph(cluster: cluster, width: UInt16(truncatingIfNeeded: width), style: style), column: column)
            if width == 2 { set(Glyph(cluster: .none, width: 0, style: style), column: column + 1) }
        } else {
            set(Glyph(cluster: .space, width: 1, style: style), column: max(column, visible.lowerBound))
        }
    }

    /// Replaces glyphs of the row by other glyphs. The first new glyph goes into the given column.
    mutating func copy(_ source: ArraySlice<Glyph>, toColumn column: Int) {
        guard let first = source.first, let last = source.last else { return }
        // Only the first and the last new glyph can replace one half of a wide glyph whose other half remains. `set`
        // replaces the remaining half by a space.
        set(first, column: column)
        set(last, column: column + source.count - 1)
        source.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress, let target = glyphs.baseAddress else { return }
            (target + column).update(from: start, count: source.count)
        }
    }

    private func mendNeighbour(ofWidth oldWidth: UInt16, column: Int, replacement: Glyph) {
        if oldWidth == 2, column + 1 < glyphs.count {
            glyphs[column + 1] = Glyph(cluster: .space, width: 1, style: glyphs[column + 1].style)
        } else if oldWidth == 0, replacement.width != 0, column > 0 {
            glyphs[column - 1] = Glyph(cluster: .space, width: 1, style: glyphs[column - 1].style)
        }
    }
}
