/// The grid that surfaces draw into.
///
/// A program reuses one canvas for all drawings, so that drawing allocates no memory.
public final class Canvas {
    /// The grid with everything drawn so far.
    public private(set) var grid: Grid

    /// Creates an empty canvas.
    public init(size: Size) {
        grid = Grid(size: size)
    }

    /// Sets the size and makes every glyph blank.
    public func clear(size: Size) {
        guard size == grid.size else {
            grid = Grid(size: size)
            return
        }
        grid.glyphs.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    }

    /// Opens a row for drawing.
    ///
    /// Swift checks exclusive access once for each closure. So a drawing call changes its whole row inside one closure.
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
