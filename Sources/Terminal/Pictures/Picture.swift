/// A picture on a screen: an area of cells that is drawn like any other. A screen makes it; see
/// ``Screen/picture(_:)``.
public struct Picture: Sendable {
    private let snapshot: SurfaceSnapshot
    /// What the screen sends for the cells. The screen keeps it as long as the picture exists.
    public let content: PictureContent

    /// The number of columns and rows.
    public var size: Size { content.size }

    /// Creates a picture of half blocks. Returns `nil` if the content has another form.
    public init?(halfBlocks content: PictureContent) {
        guard content.form == .halfBlocks else { return nil }
        self.content = content
        snapshot = SurfaceSnapshot(size: content.size, glyphs: content.cells)
    }

    /// Creates a picture whose cells are placeholders, which a terminal replaces by graphics.
    ///
    /// - Parameters:
    ///   - content: What the terminal receives.
    ///   - id: The number of the picture in the terminal, from 1 on.
    package init(placeholdersFor content: PictureContent, id: UInt8) {
        self.content = content
        let style = Style(foreground: Color(palette: id))
        var glyphs: [Glyph] = []
        for y in 0..<content.size.rows {
            for x in 0..<content.size.columns {
                var cluster = Cluster(base: PictureCell.placeholder)
                cluster.marks = (PlaceholderMarks.mark(y), PlaceholderMarks.mark(x), 0, 0)
                glyphs.append(Glyph(cluster: cluster, width: 1, style: style))
            }
        }
        snapshot = SurfaceSnapshot(size: content.size, glyphs: glyphs)
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

/// The cells of pictures. A driver sends them in another way than text.
package enum PictureCell {
    /// `▀`, whose foreground is the upper pixel, and whose background is the lower one.
    package static let halfBlock: UInt32 = 0x2580
    /// The character of the graphics protocol of kitty that stands for a part of a picture. Its marks are the row and the
    /// column of the part, and its foreground is the number of the picture.
    package static let placeholder: UInt32 = 0x10EEEE

    /// Returns whether a glyph is a cell of a picture.
    @inline(__always)
    package static func isFound(in glyph: Glyph) -> Bool {
        switch glyph.cluster.base {
        case halfBlock: glyph.style.foreground.rgb != nil && glyph.style.background.rgb != nil
        case placeholder: glyph.cluster.marks.1 != 0
        default: false
        }
    }

    /// Returns the number of the picture, and the row and column in it. `nil` if the glyph is no placeholder.
    package static func place(of glyph: Glyph) -> (id: UInt8, row: Int, column: Int)? {
        guard glyph.cluster.base == placeholder, let id = glyph.style.foreground.paletteIndex,
            let row = PlaceholderMarks.number(glyph.cluster.marks.0),
            let column = PlaceholderMarks.number(glyph.cluster.marks.1)
        else { return nil }
        return (id, row, column)
    }
}

/// The combining marks that mean numbers in placeholders. Source: the graphics protocol of kitty, “Unicode placeholders”:
/// the marks above a letter (class 230) of Unicode 6.0 that form no other character with a letter.
package enum PlaceholderMarks {
    /// The marks in the order of their numbers, as far as a screen needs them.
    private static let marks: [UInt32] = (0x300..<0x1DE7).filter { value in
        guard let scalar = Unicode.Scalar(value) else { return false }
        let properties = scalar.properties
        return properties.canonicalCombiningClass.rawValue == 230 && properties.generalCategory == .nonspacingMark
            && (properties.age?.major ?? .max) <= 6 && (properties.age ?? (0, 0)) <= (6, 0)
            && !composing.contains(value)
    }

    /// Marks that form another character with some letter, or that stand for others.
    private static let composing: Set<UInt32> = Set(
        [0x300...0x304, 0x306...0x30C, 0x30F...0x30F, 0x311...0x311, 0x313...0x314, 0x340...0x344, 0x653...0x654]
            .joined())

    private static let numbers = Dictionary(uniqueKeysWithValues: marks.enumerated().map { ($1, $0) })

    /// The number of marks: the largest size of a picture in columns and rows.
    package static var count: Int { marks.count }

    package static func mark(_ number: Int) -> UInt32 { marks[number] }

    package static func number(_ mark: UInt32) -> Int? { numbers[mark] }
}
