import Terminal
import Testing

@testable import CursesTerminal

@Suite struct ShownGridScrollingTests {
    private let columns = 8

    /// Returns a grid with a text in each row.
    private func grid(_ rows: [String]) -> Grid {
        let canvas = Canvas(size: Size(columns: columns, rows: rows.count))
        let surface = Surface(canvas: canvas, appearance: Appearance())
        for (y, text) in rows.enumerated() { surface.draw(text, x: 0, y: y) }
        return canvas.grid
    }

    private func shown(_ rows: [String]) -> ShownGrid {
        var shown = ShownGrid()
        shown.reset(to: Size(columns: columns, rows: rows.count))
        shown.glyphs = grid(rows).glyphs
        return shown
    }

    private func texts(_ shown: ShownGrid) -> [String] {
        (0..<shown.size.rows).map { y in
            shown.glyphs[y * columns..<(y + 1) * columns].map(\.cluster.text).joined().trimmingSuffix(" ")
        }
    }

    private func scroll(_ old: [String], _ new: [String], rows: Range<Int>? = nil) -> Scroll? {
        grid(new).glyphs.withUnsafeBufferPointer { shown(old).scroll(of: rows ?? old.indices, to: $0) }
    }

    @Test func `blank rows that stay do not count as moved`() {
        #expect(scroll(["a", "", "", "", "", "", "b"], ["c", "", "", "", "", "", "d"]) == nil)
        #expect(scroll(["a", "b", "c", "d", "", "", "e"], ["b", "c", "d", "", "", "", "f"])?.lines == 1)
    }

    @Test func `most rows that moved up or down by one to four lines are a scroll`() {
        #expect(scroll(["a", "b", "c", "d", "e"], ["b", "c", "d", "e", "f"]) == Scroll(rows: 0..<5, lines: 1))
        #expect(scroll(["a", "b", "c", "d", "e"], ["0", "a", "b", "c", "d"]) == Scroll(rows: 0..<5, lines: -1))
        let letters = "abcdefghijklmno".map { String($0) }
        for lines in 1...4 {
            let moved = Array(letters.dropFirst(lines)) + (0..<lines).map(String.init)
            #expect(scroll(letters, moved) == Scroll(rows: 0..<15, lines: lines))
            #expect(scroll(moved, letters) == Scroll(rows: 0..<15, lines: -lines))
        }
        #expect(scroll(letters, Array(letters.dropFirst(5)) + ["1", "2", "3", "4", "5"]) == nil)
    }

    @Test func `fewer than five rows, or half of them, are no scroll`() {
        #expect(scroll(["a", "b", "c", "d"], ["b", "c", "d", "e"]) == nil)
        #expect(scroll(["a", "b", "c", "d", "e", "f"], ["b", "c", "d", "0", "1", "2"]) == nil)
        #expect(
            scroll(["a", "b", "c", "d", "e", "f"], ["b", "c", "d", "e", "1", "2"]) == Scroll(rows: 0..<6, lines: 1))
        #expect(
            scroll(["t", "a", "b", "c", "d", "e", "t"], ["t", "b", "c", "d", "e", "f", "t"], rows: 1..<6)
                == Scroll(rows: 1..<6, lines: 1))
    }

    @Test func `the rows from the first to the last different one differ`() {
        func differing(_ old: [String], _ new: [String]) -> Range<Int>? {
            grid(new).glyphs.withUnsafeBufferPointer { shown(old).rowsDiffering(from: $0) }
        }
        #expect(differing(["a", "b", "c", "d"], ["a", "b", "c", "d"]) == nil)
        #expect(differing(["a", "b", "c", "d"], ["a", "x", "c", "y"]) == 1..<4)
        #expect(differing(["a", "b", "c", "d"], ["x", "b", "c", "d"]) == 0..<1)
        #expect(differing(["a", "b"], ["a"]) == nil, "the sizes are not the same")
    }

    @Test func `a text that was in another changed row has moved`() {
        func movesNoText(_ old: [String], _ new: [String]) -> Bool {
            let shown = shown(old)
            return grid(new).glyphs.withUnsafeBufferPointer {
                shown.movesNoText(in: shown.changedRows(in: old.indices, to: $0).plain, to: $0)
            }
        }
        #expect(movesNoText(["a", "b", "c"], ["a", "x", "y"]))
        #expect(movesNoText(["a", "b", "c"], ["a", "b", "c"]))
        #expect(!movesNoText(["a", "b", "c"], ["b", "x", "c"]))
        #expect(!movesNoText(["a", "b", "c"], ["b", "a", "c"]))
        #expect(movesNoText(["a", "b", "b"], ["b", "b", "b"]), "the row with the same text does not change")
        let numbers = (0...100).map(String.init)
        let letters = (0...100).map { "x\($0)" }
        #expect(movesNoText(numbers, letters.dropLast() + ["100"]))
        #expect(!movesNoText(numbers, letters), "101 rows are too many")
    }

    @Test func `changed rows with glyphs of ambiguous width, now or before, are separate from the others`() {
        func changed(_ old: [String], _ new: [String], ambiguous: Set<Int> = []) -> [[Int]] {
            var shown = shown(old)
            shown.ambiguousRows = ambiguous
            let rows = grid(new).glyphs.withUnsafeBufferPointer { shown.changedRows(in: old.indices, to: $0) }
            return [rows.ambiguous, rows.plain]
        }
        #expect(changed(["a", "b", "c"], ["a", "x", "y"], ambiguous: [0, 1]) == [[1], [2]])
        #expect(changed(["a", "b", "c"], ["x", "आ", "z"]) == [[1], [0, 2]])
        #expect(changed(["a", "b"], ["a", "b"], ambiguous: [0, 1]) == [[], []])
    }

    @Test func `a scroll moves the rows and leaves blank ones`() {
        var up = shown(["t", "a", "b", "c", "d", "e", "t"])
        up.ambiguousRows = [0, 1, 2, 3, 5, 6]
        up.take(Scroll(rows: 1..<6, lines: 2))
        #expect(texts(up) == ["t", "c", "d", "e", "", "", "t"])
        #expect(up.ambiguousRows == [0, 1, 3, 6])
        var down = shown(["t", "a", "b", "c", "d", "e", "t"])
        down.ambiguousRows = [0, 1, 4, 6]
        down.take(Scroll(rows: 1..<6, lines: -2))
        #expect(texts(down) == ["t", "", "", "a", "b", "c", "t"])
        #expect(down.ambiguousRows == [0, 3, 6])
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        String(reversed().drop { $0 == character }.reversed())
    }
}
