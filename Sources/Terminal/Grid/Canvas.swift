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
        for row in 0..<grid.size.rows {
            withRow(row) { places in
                var style = Style.plain
                for index in places.glyphs.indices {
                    if places.glyphs[index].isInvisible, style.isInvisibleOnSpace {
                        places.glyphs[index].style = style
                    } else {
                        style = places.glyphs[index].style
                    }
                }
            }
        }
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
