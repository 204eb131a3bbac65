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
