import Testing

@testable import Terminal

@Suite("A snapshot of a surface")
struct SurfaceSnapshotTests {
    private func canvas(_ columns: Int, _ rows: Int) -> (Canvas, Surface) {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        return (canvas, Surface(canvas: canvas, appearance: Appearance()))
    }

    @Test("A snapshot draws the same glyphs with styles and wide glyphs at any position")
    func drawsTheSame() throws {
        let (_, source) = canvas(6, 2)
        source.draw("中ab", x: 0, y: 0, role: .title)
        source.draw("cafe\u{301}", x: 1, y: 1)
        let snapshot = try #require(source.snapshot(of: source.bounds))

        let (canvas, target) = canvas(10, 4)
        #expect(target.region(Rect(x: 1, y: 1, width: 9, height: 3)).draw(snapshot, x: 2, y: 1))
        #expect(canvas.grid.text == "\n\n   中ab\n    cafe\u{301}")
        #expect(canvas.grid[3, 2].style == target.theme[.title])
    }

    @Test("A snapshot of an area that is cut off is nil")
    func isNotTakenOfHalf() {
        let (_, surface) = canvas(6, 2)
        #expect(surface.snapshot(of: Rect(x: 0, y: -1, width: 6, height: 2)) == nil)
        #expect(surface.snapshot(of: Rect(x: 3, y: 0, width: 4, height: 1)) == nil)
        #expect(surface.region(surface.bounds).snapshot(of: surface.bounds) != nil)
    }

    @Test("A snapshot that would be cut off is not drawn")
    func isNotDrawnInHalf() throws {
        let (_, source) = canvas(4, 1)
        source.draw("abcd", x: 0, y: 0)
        let snapshot = try #require(source.snapshot(of: source.bounds))
        let (canvas, target) = canvas(5, 1)
        #expect(!target.draw(snapshot, x: 2, y: 0))
        #expect(canvas.grid.text.isEmpty)
    }

    @Test("Drawing a snapshot leaves no half of a wide glyph beside it")
    func mendsItsNeighbours() throws {
        let (_, source) = canvas(2, 1)
        source.draw("ab", x: 0, y: 0)
        let snapshot = try #require(source.snapshot(of: source.bounds))
        let (canvas, target) = canvas(6, 1)
        target.draw("中中中", x: 0, y: 0)
        #expect(target.draw(snapshot, x: 1, y: 0))
        #expect(canvas.grid.text == " ab 中")
    }
}
