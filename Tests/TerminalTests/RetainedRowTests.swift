import TestSupport
import Testing

@testable import Terminal

@Suite struct RetainedRowTests {
    private let size = Size(columns: 12, rows: 4)

    private func surface(_ canvas: Canvas) -> Surface { Surface(canvas: canvas, appearance: Appearance()) }

    private func snapshot(_ text: String) throws -> SurfaceSnapshot {
        let canvas = Canvas(size: Size(columns: 8, rows: 1))
        surface(canvas).draw(text, x: 0, y: 0)
        return try #require(surface(canvas).snapshot(of: Rect(x: 0, y: 0, width: 8, height: 1)))
    }

    /// Draws a snapshot into a canvas. Fails if the canvas does not take it.
    private func draw(_ snapshot: SurfaceSnapshot, x: Int, y: Int, in canvas: Canvas) {
        #expect(surface(canvas).draw(snapshot, x: x, y: y))
    }

    /// Returns the numbers of the rows whose versions differ between two grids.
    private func changedRows(_ old: Grid, _ new: Grid) -> [Int] {
        (0..<size.rows).filter { !new.versions.isSame(row: $0, as: old.versions) }
    }

    @Test func `a row with the same snapshot as in the last drawing keeps its version`() throws {
        let canvas = Canvas(size: size)
        let soup = try snapshot("Soup")
        let rice = try snapshot("Rice")
        var grids: [Grid] = []
        for second in [rice, rice, soup] {
            canvas.clear(size: size)
            draw(soup, x: 2, y: 0, in: canvas)
            draw(second, x: 2, y: 1, in: canvas)
            grids.append(canvas.grid)
        }
        #expect(changedRows(grids[0], grids[1]) == [])
        #expect(changedRows(grids[1], grids[2]) == [1])
        #expect(grids[2].text == "  Soup\n  Soup\n\n")
    }

    @Test func `a snapshot at another column or an equal second snapshot changes the version of the row`() throws {
        let canvas = Canvas(size: size)
        let first = try snapshot("Soup")
        let second = try snapshot("Soup")
        draw(first, x: 0, y: 0, in: canvas)
        let before = canvas.grid
        canvas.clear(size: size)
        draw(first, x: 1, y: 0, in: canvas)
        let moved = canvas.grid
        #expect(changedRows(before, moved) == [0])
        #expect(moved.text == " Soup\n\n\n")
        canvas.clear(size: size)
        draw(second, x: 1, y: 0, in: canvas)
        #expect(changedRows(moved, canvas.grid) == [0])
        #expect(canvas.grid == moved)
    }

    @Test func `a row whose snapshot is no longer drawn is blank`() throws {
        let canvas = Canvas(size: size)
        draw(try snapshot("Soup"), x: 0, y: 2, in: canvas)
        #expect(canvas.grid.text == "\n\nSoup\n")
        canvas.clear(size: size)
        #expect(canvas.grid == Grid(size: size))
    }

    @Test func `grids of two canvases and grids without a canvas never have the same version`() {
        let first = Canvas(size: size).grid
        let second = Canvas(size: size).grid
        #expect(changedRows(first, second) == [0, 1, 2, 3])
        #expect(changedRows(Grid(size: size), Grid(size: size)) == [0, 1, 2, 3])
        #expect(first == second && first.hashValue == second.hashValue)
    }

    @Test func `a grid that is read between two drawings into a row has the glyphs of both`() throws {
        let canvas = Canvas(size: size)
        let soup = try snapshot("Soup")
        draw(soup, x: 0, y: 0, in: canvas)
        let first = canvas.grid
        draw(soup, x: 4, y: 0, in: canvas)
        let second = canvas.grid
        #expect(second.text(ofRow: 0) == "SoupSoup")
        #expect(changedRows(first, second) == [0])
        surface(canvas).draw("!", x: 9, y: 0)
        #expect(canvas.grid.text(ofRow: 0) == "SoupSoup !")
        #expect(changedRows(second, canvas.grid) == [0])
    }

    @Test(arguments: 1...100)
    func `a canvas that is drawn into again and again has the same grid as a new canvas`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let snapshots = try ["Soup", "Rice", "", "漢字 a", "Rice"].map(snapshot)
        let canvas = Canvas(size: size)
        var lastDrawn: (grid: Grid, size: Size) = (canvas.grid, size)
        for _ in 0..<30 {
            let size = Int.random(in: 0..<12, using: &random) == 0 ? Size(columns: 13, rows: 3) : self.size
            let new = Canvas(size: size)
            canvas.clear(size: size)
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let x = Int.random(in: -1...5, using: &random)
                let y = Int.random(in: 0..<size.rows, using: &random)
                let kind = Int.random(in: 0..<snapshots.count + 3, using: &random)
                for target in [canvas, new] {
                    switch kind {
                    case snapshots.count: surface(target).draw("漢 x", x: x, y: y)
                    case snapshots.count + 1: surface(target).fill(Rect(x: x, y: y, width: 3, height: 1), with: "█")
                    case snapshots.count + 2: _ = target.grid
                    default: _ = surface(target).draw(snapshots[kind], x: x, y: y)
                    }
                }
            }
            #expect(canvas.grid == new.grid)
            if lastDrawn.size == size {
                for row in 0..<size.rows where canvas.grid.versions.isSame(row: row, as: lastDrawn.grid.versions) {
                    #expect(canvas.grid.row(row) == lastDrawn.grid.row(row))
                }
            }
            lastDrawn = (canvas.grid, size)
        }
    }
}
