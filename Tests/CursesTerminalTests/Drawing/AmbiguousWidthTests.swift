import Terminal
import Testing

@testable import CursesTerminal

@Suite struct AmbiguousWidthTests {
    /// Returns the first glyph of a text.
    private func glyph(_ text: String) -> Glyph {
        let canvas = Canvas(size: Size(columns: 4, rows: 1))
        Surface(canvas: canvas, appearance: Appearance()).draw(text, x: 0, y: 0)
        return canvas.grid.row(0).first ?? .blank
    }

    @Test(arguments: ["a", "é", "ʯ", "Ж", "…", "½", "→", "█", "汉", "カ", "한", "（", "★", "☐", "☑", "😀", "☕", "\u{FFFD}"])
    func `terminals agree on the width of most characters`(text: String) {
        #expect(!AmbiguousWidth.isFound(in: glyph(text)))
    }

    @Test(arguments: [
        "आ", "ต", "✈", "🧋", "🫑", "q\u{300}", "क\u{93E}", "\u{1F8FF}", "\u{E000}", "℀\u{301}",
    ])
    func `terminals differ in scripts with marks, in symbols that can be emoji, and in new emoji`(text: String) {
        #expect(AmbiguousWidth.isFound(in: glyph(text)))
    }

    @Test func `a mark without a base is ambiguous`() {
        for base: UInt32 in [0x300, 0x93E] {
            #expect(AmbiguousWidth.isFound(in: Glyph(cluster: Cluster(base: base), width: 1, style: .plain)))
        }
    }

    @Test(arguments: [
        ("आ", 0), ("q\u{300}", 1), ("q\u{300}\u{301}", 2), ("✈", 1), ("🧋", 0), ("✈\u{301}", 2),
    ])
    func `a terminal can use a column more for each mark, and one for a narrow symbol`(text: String, columns: Int) {
        #expect(AmbiguousWidth.surplus(of: glyph(text)) == columns)
    }

    @Test func `marks are spacing, nonspacing and enclosing marks`() {
        func isMark(_ base: UInt32) -> Bool {
            AmbiguousWidth.isMark(Glyph(cluster: Cluster(base: base), width: 1, style: .plain))
        }
        #expect(isMark(0x93E) && isMark(0x300) && isMark(0x20DD))
        #expect(!isMark(0x61) && !isMark(0x906) && !isMark(0xD800))
    }
}
