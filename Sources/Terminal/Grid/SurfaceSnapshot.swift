/// What was drawn into an area, kept to be drawn again.
///
/// Drawing text anew measures it and takes it apart; a snapshot is only copied. It is worth keeping for whatever is
/// drawn many times and seldom changes, such as the rows of a list.
public struct SurfaceSnapshot: Sendable {
    /// The columns and rows of the area.
    public let size: Size
    /// Row by row, from the top left.
    fileprivate let glyphs: [Glyph]
}

extension Surface {
    /// Takes a snapshot of an area; `nil` where a part of it is cut off, and so was not drawn. O(places).
    public func snapshot(of area: Rect) -> SurfaceSnapshot? {
        guard let placed = placedIfWhole(area) else { return nil }
        let columns = placed.x..<placed.maxX
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(placed.width * placed.height)
        for row in placed.y..<placed.maxY {
            canvas.withRow(row) { places in glyphs.append(contentsOf: places.glyphs[columns]) }
        }
        return SurfaceSnapshot(size: Size(columns: placed.width, rows: placed.height), glyphs: glyphs)
    }

    /// Draws a snapshot over what is there. O(places).
    ///
    /// - Returns: Whether it was drawn; it is not where a part of it would be cut off.
    public func draw(_ snapshot: SurfaceSnapshot, x: Int, y: Int) -> Bool {
        let area = Rect(x: x, y: y, width: snapshot.size.columns, height: snapshot.size.rows)
        guard let placed = placedIfWhole(area) else { return false }
        for row in 0..<placed.height {
            let start = row * placed.width
            canvas.withRow(placed.y + row) { places in
                places.copy(snapshot.glyphs[start..<start + placed.width], toColumn: placed.x)
            }
        }
        return true
    }
}
