/// The grid that surfaces draw into.
///
/// Use one canvas for all drawings of a screen. Then a drawing allocates memory only after the size has changed.
public final class Canvas {
    /// The grid with everything drawn since the last ``clear(size:)``.
    public private(set) var grid: Grid

    /// Creates an empty canvas.
    public init(size: Size) {
        grid = Grid(size: size)
    }

    /// Sets the size and makes every glyph blank, for the next drawing.
    public func clear(size: Size) {
        guard size == grid.size else {
            grid = Grid(size: size)
            return
        }
        grid.glyphs.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    }

    /// Calls a function that can change the glyphs of a row.
    ///
    /// Swift checks the exclusive access to the grid once for each call. So a drawing function changes all glyphs of a
    /// row in one call.
    @inline(__always)
    func withRow(_ row: Int, _ body: (inout CanvasRow) -> Void) {
        let columns = grid.size.columns
        grid.glyphs.withUnsafeMutableBufferPointer { glyphs in
            let rowGlyphs = UnsafeMutableBufferPointer(rebasing: glyphs[row * columns..<(row + 1) * columns])
            var opened = CanvasRow(glyphs: rowGlyphs)
            body(&opened)
        }
    }
}
