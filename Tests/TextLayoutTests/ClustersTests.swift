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

    @Test("No cluster follows the one that reaches the number of columns")
    func exactColumns() {
        for text in ["abc", "aéc", "é\u{301}bc", "a\u{301}bc"] {
            for columns in -1...3 {
                let ones = Array(repeating: 1, count: max(0, columns))
                #expect(widths(text, upTo: columns) == ones, "\(text) to \(columns)")
            }
        }
        #expect(widths("漢字", upTo: 1) == [2] && widths("漢字", upTo: 2) == [2] && widths("漢字", upTo: 3) == [2, 2])
        #expect(widths("a漢b", upTo: 2) == [1, 2] && widths("a漢b", upTo: 0).isEmpty)
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

    @Test("Clusters are equal if they have the same scalars, and then have the same hash")
    func equality() {
        func cluster(_ text: String) -> Cluster {
            var result = Cluster.none
            Clusters.forEach(in: text) { cluster, _ in result = cluster }
            return result
        }
        let letters = ["a", "b", "a\u{301}", "a\u{302}", "a\u{301}\u{302}", "a\u{302}\u{301}"]
        let stacks = ["\u{303}", "\u{304}", "\u{303}\u{304}", "\u{303}\u{305}"].map { "a\u{301}\u{302}" + $0 }
        let texts = letters + stacks
        for (index, text) in texts.enumerated() {
            #expect(cluster(text).text == text)
            for (other, otherText) in texts.enumerated() {
                #expect((cluster(text) == cluster(otherText)) == (index == other))
                #expect((cluster(text).hashValue == cluster(otherText).hashValue) == (index == other))
            }
        }
    }

    @Test("Each scalar of UTF-8 with one to four bytes is decoded")
    func decoding() {
        for value: UInt32 in [
            0x24, 0x7E, 0xA3, 0x7FF, 0x800, 0x939, 0x20AC, 0xD55C, 0xE000, 0xFFFD, 0x10000, 0x10348, 0x1F372, 0x10FFFD,
        ] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            var bytes = Array("\(scalar)x".utf8).makeIterator()
            #expect(bytes.nextScalar() == scalar, "\(String(value, radix: 16))")
            #expect(bytes.nextScalar() == "x" && bytes.nextScalar() == nil)
        }
    }
}
