/// A copy of the glyphs of an area. It can be drawn again at another position.
///
/// Drawing text splits it into clusters and measures them. Drawing a snapshot only copies glyphs. Use snapshots for
/// content that is drawn often and seldom changes, such as the rows of a list.
public struct SurfaceSnapshot: Sendable {
    /// The number of columns and rows.
    public let size: Size
    /// The glyphs, row by row from the top left.
    let glyphs: [Glyph]
}

extension Surface {
    /// Returns a snapshot of an area. Returns `nil` if the area is empty, or if an edge of the surface cuts off a part
    /// of it. O(glyphs).
    public func snapshot(of area: Rect) -> SurfaceSnapshot? {
        guard let placed = placedIfWhole(area) else { return nil }
        let columns = placed.x..<placed.maxX
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(placed.width * placed.height)
        for row in placed.y..<placed.maxY {
            canvas.withRow(row) { canvasRow in glyphs.append(contentsOf: canvasRow.glyphs[columns]) }
        }
        return SurfaceSnapshot(size: Size(columns: placed.width, rows: placed.height), glyphs: glyphs)
    }

    /// Draws a snapshot with its top left corner at a column and a row. If an edge of the surface would cut off a part
    /// of the snapshot, draws nothing. O(glyphs). If each row of the screen consists of the same snapshots at the same
    /// columns as in the previous drawing, O(rows).
    ///
    /// - Returns: Whether the snapshot was drawn.
    public func draw(_ snapshot: SurfaceSnapshot, x: Int, y: Int) -> Bool {
        let area = Rect(x: x, y: y, width: snapshot.size.columns, height: snapshot.size.rows)
        guard let placed = placedIfWhole(area) else { return false }
        for row in 0..<placed.height {
            let start = row * placed.width
            let copied = SnapshotRow(
                glyphs: snapshot.glyphs, range: start..<start + placed.width, column: placed.x)
            canvas.copy(copied, toRow: placed.y + row)
        }
        return true
    }
}
