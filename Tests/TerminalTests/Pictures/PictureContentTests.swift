import Testing

@testable import Terminal

@Suite struct PictureContentTests {
    /// Two columns and five rows of pixels, whose red is their number.
    private static let rgb: [UInt8] = (0..<10).flatMap { [UInt8($0), 0, 9] }

    private func halfBlocks(_ rgb: [UInt8], width: Int) -> Picture? {
        PictureContent(rgb: rgb, width: width, form: .halfBlocks).flatMap(Picture.init(halfBlocks:))
    }

    private func drawn(_ picture: Picture, at x: Int = 1, on size: Size = Size(columns: 5, rows: 4)) -> Grid {
        let canvas = Canvas(size: size)
        Surface(canvas: canvas, appearance: Appearance()).draw(picture, x: x, y: 1)
        return canvas.grid
    }

    @Test func `each cell has the colours of two pixels, one above the other`() throws {
        let picture = try #require(halfBlocks(Self.rgb, width: 2))
        #expect(picture.size == Size(columns: 2, rows: 2), "a last row without another one is left out")
        let grid = drawn(picture)
        #expect(grid.text == "\n ▀▀\n ▀▀\n")
        #expect(grid[1, 1].style == Style(foreground: Color(rgb: 0x000009), background: Color(rgb: 0x020009)))
        #expect(grid[2, 2].style == Style(foreground: Color(rgb: 0x050009), background: Color(rgb: 0x070009)))
        #expect((0..<5).allSatisfy { PictureCell.isFound(in: grid[$0, 1]) == (1...2).contains($0) })
    }

    @Test func `a sheet over a picture does not change its colours`() throws {
        let picture = try #require(halfBlocks(Self.rgb, width: 2))
        let canvas = Canvas(size: Size(columns: 5, rows: 4))
        let surface = Surface(canvas: canvas, appearance: Appearance())
        surface.draw(picture, x: 1, y: 1)
        surface.draw("a", x: 0, y: 1)
        let before = canvas.grid
        surface.restyle(surface.bounds) { _ in Style(foreground: .red) }
        #expect(canvas.grid[1, 1] == before[1, 1] && canvas.grid[0, 1].style == Style(foreground: .red))
    }

    @Test func `a picture that would be cut off is not drawn`() throws {
        let picture = try #require(halfBlocks(Self.rgb, width: 2))
        #expect(drawn(picture, at: 4).text == "\n\n\n")
        #expect(drawn(picture, at: 3, on: Size(columns: 5, rows: 2)).text == "\n")
    }

    @Test(arguments: [([], 1), ([1, 2, 3], 1), ([1, 2, 3, 4], 1), ([1, 2, 3, 4, 5, 6], 0), ([1, 2, 3], -1)])
    func `bytes that are no whole picture make none`(rgb: [UInt8], width: Int) {
        #expect(halfBlocks(rgb, width: width) == nil)
        #expect(PictureContent(rgb: rgb, width: width, form: .none) == nil)
    }

    @Test func `a screen without graphics shows only half blocks`() throws {
        let cell = PixelSize(width: 2, height: 2)
        let content = try #require(PictureContent(rgb: Self.rgb, width: 2, form: .sixel(cell: cell)))
        #expect(Picture(halfBlocks: content) == nil && content.size == Size(columns: 1, rows: 3))
    }

    @Test func `the marks of placeholders have the order of the protocol`() {
        // Places in the table of kitty's documentation: the first ones, the first Cyrillic one, and one of a later script.
        for (number, mark) in [(0, 0x305), (1, 0x30D), (4, 0x312), (16, 0x35B), (17, 0x363), (30, 0x483), (35, 0x592)] {
            #expect(PlaceholderMarks.mark(number) == UInt32(mark), "\(number)")
            #expect(PlaceholderMarks.number(UInt32(mark)) == number)
        }
        #expect(PlaceholderMarks.count > 150 && PlaceholderMarks.mark(PlaceholderMarks.count - 1) == 0x1DE6)
        #expect(PlaceholderMarks.number(0x300) == nil && PlaceholderMarks.number(0) == nil)
    }

    @Test func `sixels have the colours of the pixels, six rows in a band`() {
        let white = SixelEncoder.rows(
            [UInt8](repeating: 255, count: 5 * 8 * 3), PixelSize(width: 5, height: 8), rowHeight: 8)
        #expect(
            white.map { String(decoding: $0, as: UTF8.self) } == [
                "\u{1B}P0;1;0q\"1;1;5;8#251;2;100;100;100#251!5~-#251!5B\u{1B}\\"
            ])
        let black = SixelEncoder.rows([UInt8](repeating: 0, count: 2 * 3), PixelSize(width: 2, height: 1), rowHeight: 8)
        #expect(black.map { String(decoding: $0, as: UTF8.self) } == ["\u{1B}P0;1;0q\"1;1;2;1#0;2;0;0;0#0@@\u{1B}\\"])
    }

    @Test(arguments: [
        ([], ""), ([102], "Zg=="), ([102, 111], "Zm8="), ([102, 111, 111], "Zm9v"), ([255, 255, 255, 0], "////AA=="),
    ])
    func `base 64 is that of RFC 4648`(bytes: [UInt8], text: String) {
        #expect(String(decoding: Base64.encoded(bytes), as: UTF8.self) == text)
    }
}
