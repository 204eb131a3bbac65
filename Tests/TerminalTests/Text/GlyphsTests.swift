import Testing

@testable import Terminal

@Suite("Taking text apart")
struct GlyphsTests {
    /// The widths of the clusters that a text is taken apart into.
    private func widths(_ text: String, upTo columns: Int = .max) -> [Int] {
        var widths: [Int] = []
        Glyphs.forEach(in: text, upTo: columns) { widths.append($1) }
        return widths
    }

    @Test("stops with the glyph that reaches the columns wanted, whatever follows", arguments: ["abc", "éa漢", "漢"])
    func stops(_ text: String) {
        let short = String(repeating: text, count: 20)
        let long = String(repeating: text, count: 300_000)
        for columns in 0...12 {
            let taken = widths(long, upTo: columns)
            #expect(taken == widths(short, upTo: columns))
            #expect((columns...columns + 1).contains(taken.reduce(0, +)))
            #expect(long.displayWidth(upTo: columns) == columns)
        }
        #expect(short.displayWidth(upTo: .max) == short.displayWidth)
        #expect(short.displayWidth(upTo: -1) == 0)
    }

    @Test("keeps the marks of the last glyph")
    func marks() {
        var clusters: [String] = []
        Glyphs.forEach(in: "ae\u{301}x", upTo: 2) { cluster, _ in clusters.append(cluster.text) }
        #expect(clusters == ["a", "e\u{301}"])
    }

    @Test(
        "ends where more in a row than anybody writes takes no columns",
        arguments: ["\u{1}", "\u{301}", "\u{200B}", "\u{AD}"])
    func silence(_ scalar: String) {
        let most = String(repeating: scalar, count: Glyphs.silentLimit)
        #expect("a\(most)b\(most)c".displayWidth == 3)
        #expect("a\(most)\(scalar)b".displayWidth == 1)
    }
}
