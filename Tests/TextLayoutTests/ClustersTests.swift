import Testing

@testable import TextLayout

@Suite("Clusters of text")
struct ClustersTests {
    /// Returns the widths of the clusters of a text.
    private func widths(_ text: String, upTo columns: Int = .max) -> [Int] {
        var widths: [Int] = []
        Clusters.forEach(in: text, upTo: columns) { widths.append($1) }
        return widths
    }

    @Test("Clusters stop at the cluster that reaches the number of columns", arguments: ["abc", "éa漢", "漢"])
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

    @Test("The last cluster keeps its combining marks")
    func marks() {
        var clusters: [String] = []
        Clusters.forEach(in: "ae\u{301}x", upTo: 2) { cluster, _ in clusters.append(cluster.text) }
        #expect(clusters == ["a", "e\u{301}"])
    }

    @Test(
        "Clusters end after too many consecutive scalars without a width",
        arguments: ["\u{1}", "\u{301}", "\u{200B}", "\u{AD}"])
    func silence(_ scalar: String) {
        let most = String(repeating: scalar, count: Clusters.zeroWidthLimit)
        #expect("a\(most)b\(most)c".displayWidth == 3)
        #expect("a\(most)\(scalar)b".displayWidth == 1)
    }
}
