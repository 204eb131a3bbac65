import Terminal
import Testing

@testable import CursesTerminal

@Suite struct ShownGridTests {
    /// Returns the column ranges of a row that are sent to the terminal if one text replaces another.
    private func runs(from old: String, to new: String, columns: Int = 30) -> [Range<Int>] {
        var shown = ShownGrid()
        shown.reset(to: Size(columns: columns, rows: 2))
        var runs: [Range<Int>] = []
        for text in [old, new] {
            runs = []
            let canvas = Canvas(size: shown.size)
            Surface(canvas: canvas, appearance: Appearance()).draw(text, x: 0, y: 1)
            canvas.grid.glyphs.withUnsafeBufferPointer { glyphs in
                shown.take(row: 1, of: glyphs, columns: columns) { runs.append($0) }
            }
            #expect(shown.glyphs[columns...] == canvas.grid.row(1))
        }
        return runs
    }

    @Test func `only the changed columns of a row are sent`() {
        #expect(runs(from: "Soup", to: "Soup") == [])
        #expect(runs(from: "Soup", to: "Soap") == [2..<3])
        #expect(runs(from: "Soup", to: "") == [0..<4])
        #expect(runs(from: "", to: String(repeating: "x", count: 30)) == [0..<30])
    }

    @Test func `a gap of fewer than eight unchanged columns is a part of the run`() {
        let text = String(repeating: ".", count: 30)
        func changed(_ columns: Int...) -> [Range<Int>] {
            runs(from: text, to: String(text.enumerated().map { columns.contains($0.offset) ? "x" : $0.element }))
        }
        #expect(changed(3, 11) == [3..<12])
        #expect(changed(3, 12) == [3..<4, 12..<13])
        #expect(changed(0, 5, 12, 29) == [0..<13, 29..<30])
        #expect(changed(22, 29) == [22..<30])
    }

    @Test func `a run ends at the edge even if the next row changes`() {
        var shown = ShownGrid()
        shown.reset(to: Size(columns: 10, rows: 3))
        let canvas = Canvas(size: shown.size)
        let surface = Surface(canvas: canvas, appearance: Appearance())
        surface.draw("x", x: 9, y: 1)
        surface.draw("x", x: 0, y: 2)
        canvas.grid.glyphs.withUnsafeBufferPointer { glyphs in
            shown.take(row: 1, of: glyphs, columns: 10) { #expect($0 == 9..<10) }
        }
        #expect(shown.glyphs[19] == canvas.grid.row(1).last && shown.glyphs[20] == .blank)
    }

    @Test func `a run does not end between the halves of a wide glyph`() {
        #expect(runs(from: "中文", to: "国文") == [0..<2])
        #expect(runs(from: "a中", to: "a国") == [1..<3])
        #expect(runs(from: "ab", to: "中") == [0..<2])
    }
}
