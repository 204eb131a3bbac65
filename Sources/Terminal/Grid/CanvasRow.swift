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
