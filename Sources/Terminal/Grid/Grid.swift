/// A screen as a value: rows of glyphs.
///
/// Screens draw into a ``Surface`` over a grid; a driver compares the new grid with the last one and sends what changed;
/// a test reads it as text.
public struct Grid: Hashable, Sendable {
    /// Its columns and rows.
    public private(set) var size: Size
    /// Row by row, from the top left.
    public internal(set) var glyphs: [Glyph]

    /// An empty grid.
    public init(size: Size) {
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
        glyphs = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    }

    /// The glyph in a column of a row. Both must be within ``size``.
    public subscript(x: Int, y: Int) -> Glyph {
        glyphs[y * size.columns + x]
    }

    /// The glyphs of a row.
    public func row(_ y: Int) -> ArraySlice<Glyph> {
        glyphs[y * size.columns..<(y + 1) * size.columns]
    }

    /// The text of a row, without the spaces at its end.
    public func text(ofRow y: Int) -> String {
        var text = ""
        for glyph in row(y) where glyph.width > 0 { text += glyph.cluster.text }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// The text of every row, each without the spaces at its end, parted by line feeds.
    public var text: String {
        (0..<size.rows).map(text(ofRow:)).joined(separator: "\n")
    }
}
