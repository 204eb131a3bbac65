import TestSupport
import Testing

@testable import Terminal

@Suite("Drawing on a surface")
struct SurfaceTests {
    private func canvas(_ columns: Int, _ rows: Int) -> (Canvas, Surface) {
        let canvas = Canvas(size: Size(columns: columns, rows: rows))
        return (canvas, Surface(canvas: canvas, appearance: Appearance()))
    }

    @Test("A surface draws text at its position and cuts it off at the edges")
    func cutsAtEdges() {
        let (canvas, surface) = canvas(8, 3)
        #expect(surface.draw("before", x: -3, y: 0) == 3)
        #expect(surface.draw("beyond", x: 5, y: 1) == 8)
        surface.draw("above", x: 0, y: -1)
        surface.draw("below", x: 0, y: 3)
        #expect(canvas.grid.text == "ore\n     bey\n")
    }

    @Test("Drawing text returns the column after it and decodes nothing beyond the edge")
    func columnAfter() {
        let (canvas, surface) = canvas(8, 2)
        let long = String(repeating: "汉", count: 1_000_000)
        for y in [0, 5] {
            #expect(surface.draw("ab", x: 1, y: y) == 3)
            #expect(surface.draw(long, x: 3, y: y) == 8)
            #expect(surface.draw(long, x: 8, y: y) == 8)
            #expect(surface.draw(long, x: 20, y: y) == 20)
        }
        #expect(canvas.grid.text == " ab汉汉\n")
        #expect(surface.region(Rect(x: 0, y: 1, width: 3, height: 1)).draw("abcd", x: 0, y: 0) == 3)
    }

    @Test("Drawing on a region starts at its corner and ends at its edges")
    func regionHasItsOwnOrigin() {
        let (canvas, surface) = canvas(8, 3)
        let region = surface.region(Rect(x: 2, y: 1, width: 3, height: 1))
        region.draw("abcdef", x: 0, y: 0)
        region.draw("no", x: 0, y: 1)
        #expect(canvas.grid.text == "\n  abc\n")
        #expect(region.size == Size(columns: 3, rows: 1))
    }

    @Test("Half of a wide glyph at an edge becomes a space")
    func halvesBecomeSpaces() {
        let (canvas, surface) = canvas(8, 2)
        surface.fill(surface.bounds, with: ".")
        let region = surface.region(Rect(x: 2, y: 0, width: 3, height: 2))
        region.draw("中文", x: 0, y: 0)
        region.draw("中文", x: -1, y: 1)
        #expect(canvas.grid.text == "..中 ...\n.. 文...")
    }

    @Test("Drawing over half of a wide glyph makes the other half a space")
    func halfOverwritten() {
        let (canvas, surface) = canvas(6, 3)
        for y in 0..<3 { surface.draw("中文字", x: 0, y: y) }
        surface.draw("a", x: 2, y: 0)
        surface.draw("b", x: 3, y: 1)
        surface.draw("国", x: 1, y: 2)
        #expect(canvas.grid.text == "中a 字\n中 b字\n 国 字")
    }

    @Test("Filling with a wide character or a control character draws spaces")
    func fillsSafely() {
        let (canvas, surface) = canvas(4, 4)
        let characters: [Character] = ["中", "\n", "\u{1B}", "e\u{301}"]
        for (y, character) in characters.enumerated() {
            surface.fill(Rect(x: 0, y: y, width: 4, height: 1), with: character)
        }
        #expect(canvas.grid.text == "\n\n\n" + String(repeating: "e\u{301}", count: 4))
    }

    @Test("Drawing on an empty region changes nothing, even if half of a wide glyph is at its edge")
    func emptyRegion() {
        let (canvas, surface) = canvas(4, 1)
        surface.fill(surface.bounds, with: ".")
        surface.region(Rect(x: 2, y: 0, width: 0, height: 1)).draw("中", x: -1, y: 0)
        surface.region(Rect(x: 4, y: 0, width: 0, height: 1)).draw("中", x: -1, y: 0)
        #expect(canvas.grid.text == "....")
    }

    @Test("Restyling changes the style of the area and nothing else")
    func restyles() {
        let (canvas, surface) = canvas(4, 1)
        surface.draw("abcd", x: 0, y: 0)
        surface.region(Rect(x: 1, y: 0, width: 2, height: 1)).restyle(Rect(x: -5, y: -5, width: 50, height: 50)) { _ in
            Style(attributes: .reverse)
        }
        #expect(canvas.grid.text == "abcd")
        #expect(canvas.grid.row(0).map(\.style.attributes) == [[], .reverse, .reverse, []])
    }

    #if DEBUG
    @Test("A watched surface notices drawing above or below its rows, also in its regions")
    func straysAreNoticed() {
        func isStray(_ draw: (Surface) -> Void) -> Bool {
            let (_, surface) = canvas(6, 6)
            let watched = surface.region(Rect(x: 1, y: 2, width: 4, height: 2)).watchingLines()
            draw(watched)
            return watched.hasStrayLines
        }
        #expect(
            !isStray { surface in
                for y in 0..<2 { surface.draw("abcdefgh", x: -1, y: y) }
                surface.fill(surface.bounds, with: ".")
                surface.fill(Rect(x: 0, y: 5, width: 0, height: 3))
                surface.fill(Rect(x: 0, y: 5, width: 3, height: 0))
                surface.region(Rect(x: 0, y: 1, width: 2, height: 1)).draw("a", x: 0, y: 0)
            })
        #expect(isStray { $0.draw("a", x: 0, y: -1) })
        #expect(isStray { $0.draw("a", x: 0, y: 2) })
        #expect(isStray { $0.fill(Rect(x: 0, y: 0, width: 1, height: 3)) })
        #expect(isStray { $0.restyle(Rect(x: 0, y: -1, width: 1, height: 2)) { $0 } })
        #expect(isStray { $0.region(Rect(x: 0, y: 1, width: 2, height: 1)).draw("a", x: 0, y: 1) })
    }
    #endif

    @Test("Clearing a canvas makes it blank in any size")
    func clears() {
        let (canvas, surface) = canvas(4, 1)
        surface.draw("abcd", x: 0, y: 0)
        canvas.clear(size: Size(columns: 4, rows: 1))
        #expect(canvas.grid == Grid(size: Size(columns: 4, rows: 1)))
        canvas.clear(size: Size(columns: -1, rows: 3))
        #expect(canvas.grid.size == Size(columns: 0, rows: 3))
        #expect(canvas.grid.text == "\n\n")
    }
}

@Suite("Random drawing in random regions")
struct ClippingTests {
    private let bounds = Rect(x: 0, y: 0, width: 24, height: 8)

    @Test("Random drawing changes nothing outside its region, except the other half of a split wide glyph")
    func staysInside() {
        var random = SeededGenerator(seed: 7)
        let canvas = Canvas(size: bounds.size)
        for _ in 0..<1_500 {
            let before = canvas.grid
            let clip = drawInNestedRegion(of: canvas, using: &random)
            expectUnchanged(outside: clip, before: before, after: canvas.grid)
            expectWholeGlyphs(canvas.grid)
        }
    }

    /// Draws into a nested region and returns the visible area.
    private func drawInNestedRegion(of canvas: Canvas, using random: inout SeededGenerator) -> Rect {
        let outer = randomRect(using: &random)
        let inner = randomRect(using: &random)
        let surface = Surface(canvas: canvas, appearance: Appearance()).region(outer).region(inner)
        let place = Point(x: .random(in: -6...26, using: &random), y: .random(in: -2...9, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: surface.fill(randomRect(using: &random), with: "#")
        case 1: surface.restyle(randomRect(using: &random)) { _ in Style(attributes: .bold) }
        default:
            let text = RandomText.make(length: 12, using: &random)
            surface.draw(text, x: place.x, y: place.y, role: .accent)
        }
        let placed = Rect(x: outer.x + inner.x, y: outer.y + inner.y, width: inner.width, height: inner.height)
        return bounds.intersection(outer).intersection(placed)
    }

    private func randomRect(using random: inout SeededGenerator) -> Rect {
        Rect(
            x: .random(in: -4...16, using: &random), y: .random(in: -3...6, using: &random),
            width: .random(in: -1...20, using: &random), height: .random(in: -1...8, using: &random))
    }

    private func expectUnchanged(outside clip: Rect, before: Grid, after: Grid) {
        for y in 0..<bounds.height {
            for x in 0..<bounds.width where !clip.contains(Point(x: x, y: y)) && before[x, y] != after[x, y] {
                let wasHalf = before[x, y].width != 1 && after[x, y].cluster == .space
                let isBeside = clip.contains(Point(x: x - 1, y: y)) || clip.contains(Point(x: x + 1, y: y))
                #expect(wasHalf && isBeside, "column \(x), row \(y), outside of \(clip)")
            }
        }
    }

    private func expectWholeGlyphs(_ grid: Grid) {
        for y in 0..<bounds.height {
            for x in 0..<bounds.width {
                let glyph = grid[x, y]
                if glyph.width == 2 { #expect(x + 1 < bounds.width && grid[x + 1, y].width == 0) }
                if glyph.width == 0 { #expect(x > 0 && grid[x - 1, y].width == 2) }
            }
        }
    }
}
