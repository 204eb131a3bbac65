/// A row of a canvas while something is drawn into it.
struct CanvasRow {
    let glyphs: UnsafeMutableBufferPointer<Glyph>

    /// Sets a place. Half of a wide glyph that loses its other half becomes a space.
    @inline(__always)
    mutating func set(_ glyph: Glyph, column: Int) {
        let oldWidth = glyphs[column].width
        if oldWidth != 1 { mendNeighbour(ofWidth: oldWidth, column: column, replacement: glyph) }
        glyphs[column] = glyph
    }

    /// Sets a cluster that may reach over the edges of the columns that may be drawn into; what does not fit whole is
    /// left out, or is a space where half of it would show.
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

    /// Sets places that stand side by side to what stood side by side before.
    mutating func copy(_ source: ArraySlice<Glyph>, toColumn column: Int) {
        guard let first = source.first, let last = source.last else { return }
        // Only at the edges can half of a wide glyph be left over.
        set(first, column: column)
        set(last, column: column + source.count - 1)
        source.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress, let place = glyphs.baseAddress else { return }
            (place + column).update(from: start, count: source.count)
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
