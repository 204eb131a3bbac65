@testable import Terminal

/// The result of drawing a text in a grid of one row: the glyphs and the column after them.
struct DrawnText {
    var glyphs: [Glyph]
    var end: Int

    init(_ text: String, columns: Int = 40) {
        let canvas = Canvas(size: Size(columns: columns, rows: 1))
        end = Surface(canvas: canvas, appearance: Appearance()).draw(text, x: 0, y: 0)
        glyphs = Array(canvas.grid.row(0))
    }

    /// The drawn clusters, separated by bars: `e◌́|中`.
    var clusters: String {
        glyphs.prefix(max(0, end)).filter { $0.width > 0 }.map(\.cluster.text).joined(separator: "|")
    }
}
