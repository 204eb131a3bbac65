import Terminal

/// An object that reads the texts of rows for a search.
@MainActor
final class RowTextReader {
    private let pool = CellPool()
    private var canvas = Canvas(size: .zero)

    /// The width in which a cell draws its text, and the maximum number of lines that are read from the drawing.
    private static let size = Size(columns: 200, rows: 20)

    /// Returns the text of a row: the result of ``Section/findText(ofRowAt:)``. If that result is `nil`, returns the
    /// text that the cell of the row draws. A ``LoadMoreRow`` has no text.
    func text(ofRowAt index: Int, in section: Section) -> String {
        section.findText(ofRowAt: index) ?? drawnText(ofRowAt: index, in: section)
    }

    private func drawnText(ofRowAt index: Int, in section: Section) -> String {
        var origin = (section: section, index: index)
        while case let next = origin.section.origin(ofRowAt: origin.index), next.section !== origin.section {
            origin = next
        }
        let row = section.preparedRow(at: index)
        // A `LoadMoreRow` is not data, and drawing it would load rows.
        if row is LoadMoreRow { return "" }
        let live = LiveRow(row, from: origin, factory: CellFactory(), pool: pool, width: Self.size.columns)
        defer { live.retire(to: pool) }
        let rows = min(live.height, Self.size.rows)
        canvas.clear(size: Size(columns: Self.size.columns, rows: rows))
        let area = Rect(x: 0, y: 0, width: Self.size.columns, height: live.height)
        live.draw(in: Surface(canvas: canvas, appearance: Appearance()), area: area, state: CellState(), version: nil)
        return canvas.grid.text
    }
}
