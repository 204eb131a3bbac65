import Testing

@testable import Terminal

@Suite struct PictureTests {
    /// Two columns and five rows of pixels, whose red is their number.
    private static let rgb: [UInt8] = (0..<10).flatMap { [UInt8($0), 0, 9] }

    private func drawn(_ picture: Picture, at x: Int = 1, on size: Size = Size(columns: 5, rows: 4)) -> Grid {
        let canvas = Canvas(size: size)
        Surface(canvas: canvas, appearance: Appearance()).draw(picture, x: x, y: 1)
        return canvas.grid
    }

    @Test func `each cell has the colours of two pixels, one above the other`() throws {
        let picture = try #require(Picture(halfBlocks: Self.rgb, width: 2))
        #expect(picture.size == Size(columns: 2, rows: 2), "a last row without another one is left out")
        let grid = drawn(picture)
        #expect(grid.text == "\n ▀▀\n ▀▀\n")
        #expect(grid[1, 1].style == Style(foreground: Color(rgb: 0x000009), background: Color(rgb: 0x020009)))
        #expect(grid[2, 2].style == Style(foreground: Color(rgb: 0x050009), background: Color(rgb: 0x070009)))
        #expect((0..<5).allSatisfy { PictureCell.isFound(in: grid[$0, 1]) == (1...2).contains($0) })
    }

    @Test func `a picture that would be cut off is not drawn`() throws {
        let picture = try #require(Picture(halfBlocks: Self.rgb, width: 2))
        #expect(drawn(picture, at: 4).text == "\n\n\n")
        #expect(drawn(picture, at: 3, on: Size(columns: 5, rows: 2)).text == "\n")
    }

    @Test(arguments: [([], 1), ([1, 2, 3], 1), ([1, 2, 3, 4], 1), ([1, 2, 3, 4, 5, 6], 0), ([1, 2, 3], -1)])
    func `bytes that are no whole picture make none`(rgb: [UInt8], width: Int) {
        #expect(Picture(halfBlocks: rgb, width: width) == nil)
    }
}
