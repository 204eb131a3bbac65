/// The grid that surfaces draw into.
///
/// One canvas is kept from one drawing to the next, so that drawing allocates nothing.
public final class Canvas {
    public private(set) var grid: Grid

    public init(size: Size) {
        grid = Grid(size: size)
    }

    /// Empties the grid, giving it another size where that changed.
    public func clear(size: Size) {
        guard size == grid.size else {
            grid = Grid(size: size)
            return
        }
        grid.glyphs.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    }

    /// Gives each empty place the style of the place to its left, where that cannot be seen.
    ///
    /// A driver has to send a change of style wherever it changes; the spaces between two dim words need none.
    public func joinStyles() {
        let columns = grid.size.columns
        grid.glyphs.withUnsafeMutableBufferPointer { glyphs in
            var start = 0
            while start < glyphs.count {
                var style = Style.plain
                for index in start..<start + columns {
                    if glyphs[index].isInvisible, style.isInvisibleOnSpace {
                        glyphs[index].style = style
                    } else {
                        style = glyphs[index].style
                    }
                }
                start += columns
            }
        }
    }

    /// Sets a place within the grid. Half of a wide glyph that loses its other half becomes a space.
    func set(_ glyph: Glyph, column: Int, row: Int) {
        let index = row * grid.size.columns + column
        let old = grid.glyphs[index]
        if old.width != 1 { mendNeighbour(of: old, index: index, column: column, replacement: glyph) }
        grid.glyphs[index] = glyph
    }

    func restyle(column: Int, row: Int, _ change: (Style) -> Style) {
        let index = row * grid.size.columns + column
        grid.glyphs[index].style = change(grid.glyphs[index].style)
    }

    private func mendNeighbour(of old: Glyph, index: Int, column: Int, replacement: Glyph) {
        if old.width == 2, column + 1 < grid.size.columns {
            grid.glyphs[index + 1] = Glyph(cluster: .space, width: 1, style: grid.glyphs[index + 1].style)
        } else if old.width == 0, replacement.width != 0, column > 0 {
            grid.glyphs[index - 1] = Glyph(cluster: .space, width: 1, style: grid.glyphs[index - 1].style)
        }
    }
}

extension Glyph {
    /// Whether nothing but the background shows here, and that is the terminal's own.
    fileprivate var isInvisible: Bool {
        cluster.base == 0x20 && style.isInvisibleOnSpace
    }
}

extension Style {
    /// Whether a space in this style looks like any other.
    fileprivate var isInvisibleOnSpace: Bool {
        background == .default && attributes.isDisjoint(with: [.reverse, .underline])
    }
}
