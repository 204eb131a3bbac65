import TextLayout

/// A picture as a screen shows it: an area of cells that is drawn like any other.
public struct Picture: Sendable {
    private let snapshot: SurfaceSnapshot

    /// The number of columns and rows.
    public var size: Size { snapshot.size }

    /// Creates a picture of half blocks: each cell shows two pixels, one above the other.
    ///
    /// If the number of rows of pixels is odd, the last row is left out. Returns `nil` if there is nothing to show, or
    /// if bytes are missing.
    ///
    /// - Parameters:
    ///   - rgb: Red, green and blue of each pixel, row by row from the top left.
    ///   - width: The number of pixels in a row.
    public init?(halfBlocks rgb: [UInt8], width: Int) {
        guard width > 0, rgb.count % (3 * width) == 0 else { return nil }
        let rows = rgb.count / (3 * width) / 2
        guard rows > 0 else { return nil }
        func color(_ x: Int, _ y: Int) -> Color {
            let index = 3 * (y * width + x)
            return Color(red: rgb[index], green: rgb[index + 1], blue: rgb[index + 2])
        }
        let block = Cluster(base: PictureCell.halfBlock)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(rows * width)
        for y in 0..<rows {
            for x in 0..<width {
                let style = Style(foreground: color(x, 2 * y), background: color(x, 2 * y + 1))
                glyphs.append(Glyph(cluster: block, width: 1, style: style))
            }
        }
        snapshot = SurfaceSnapshot(size: Size(columns: width, rows: rows), glyphs: glyphs)
    }

    fileprivate func draw(in surface: Surface, x: Int, y: Int) -> Bool { surface.draw(snapshot, x: x, y: y) }
}

extension Surface {
    /// Draws a picture with its top left corner at a column and a row. If an edge of the surface would cut off a part of
    /// it, draws nothing.
    ///
    /// - Returns: Whether the picture was drawn.
    @discardableResult
    public func draw(_ picture: Picture, x: Int, y: Int) -> Bool { picture.draw(in: self, x: x, y: y) }
}

/// The cells of pictures. A driver sends them in the colours of the pixels, of which there are more than other cells have.
package enum PictureCell {
    /// `▀`, whose foreground is the upper pixel, and whose background is the lower one.
    static let halfBlock: UInt32 = 0x2580

    /// Returns whether a glyph is a cell of a picture.
    @inline(__always)
    package static func isFound(in glyph: Glyph) -> Bool {
        glyph.cluster.base == halfBlock && glyph.style.foreground.rgb != nil && glyph.style.background.rgb != nil
    }
}
