/// The grid that surfaces draw into.
///
/// One canvas is kept from one drawing to the next, so that drawing allocates nothing.
public final class Canvas {
    /// What was drawn so far.
    public private(set) var grid: Grid

    /// An empty canvas.
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

    /// Opens a row for drawing. Everything that one call draws into a row is done in here, so that access to the grid is
    /// checked once and not for each glyph.
    @inline(__always)
    func withRow(_ row: Int, _ body: (inout CanvasRow) -> Void) {
        let columns = grid.size.columns
        grid.glyphs.withUnsafeMutableBufferPointer { glyphs in
            let places = UnsafeMutableBufferPointer(rebasing: glyphs[row * columns..<(row + 1) * columns])
            var opened = CanvasRow(glyphs: places)
            body(&opened)
        }
    }
}
