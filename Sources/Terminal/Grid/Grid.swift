/// The content of a screen as a value: rows of glyphs.
///
/// Programs draw into a ``Surface``, which changes the grid of a ``Canvas``. A driver compares the new grid with the
/// last one and sends the changes to the terminal. Tests read a grid as text.
public struct Grid: Hashable, Sendable {
    /// The number of columns and rows.
    public private(set) var size: Size
    /// The glyphs, row by row from the top left.
    public internal(set) var glyphs: [Glyph]
    /// The versions of the rows, for drivers. They are not compared: grids with the same glyphs are equal.
    package internal(set) var versions = RowVersions()

    /// Creates a grid of blank glyphs. A negative size counts as 0.
    public init(size: Size) {
        self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
        glyphs = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    }

    public static func == (left: Grid, right: Grid) -> Bool {
        left.size == right.size && left.glyphs == right.glyphs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(glyphs)
    }

    /// The glyph in a column and a row, which must be within ``size``.
    public subscript(x: Int, y: Int) -> Glyph {
        glyphs[y * size.columns + x]
    }

    /// Returns the glyphs of a row, which must be within ``size``.
    public func row(_ y: Int) -> ArraySlice<Glyph> {
        glyphs[y * size.columns..<(y + 1) * size.columns]
    }

    /// Returns the text of a row, which must be within ``size``, without the spaces at its end.
    public func text(ofRow y: Int) -> String {
        var text = ""
        for glyph in row(y) where glyph.width > 0 { text += glyph.cluster.text }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// The text of all rows, separated by line feeds. The spaces at the end of each row are omitted.
    public var text: String {
        (0..<size.rows).map(text(ofRow:)).joined(separator: "\n")
    }
}

/// A cluster with its width and its style, as a grid stores it.
public struct Glyph: Hashable, Sendable {
    /// The displayed character.
    public var cluster: Cluster
    /// The colours and attributes.
    public var style: Style
    /// The width in columns: 1 or 2, or 0 for the right half of a wide glyph.
    public var width: UInt16

    public init(cluster: Cluster, width: UInt16, style: Style) {
        self.cluster = cluster
        self.width = width
        self.style = style
    }

    public static let blank = Glyph(cluster: .space, width: 1, style: .plain)
}

extension Glyph {
    /// Whether the glyph looks like a space in the plain style.
    ///
    /// A driver can send such a glyph in any style whose ``Style/looksPlainOnSpace`` is `true`.
    public var isBlank: Bool {
        cluster.base == 0x20 && style.looksPlainOnSpace
    }
}

extension Style {
    /// Whether a space in this style looks like a space in the plain style.
    public var looksPlainOnSpace: Bool {
        background == .default && attributes.isDisjoint(with: [.reverse, .underline])
    }
}
