import TestSupport
import Testing

@testable import Terminal

@Suite("The columns of drawn text")
struct DrawnWidthTests {
    @Test("The display width equals the number of columns that drawing advances, for random text")
    func equalsAdvance() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<3_000 {
            let text = RandomText.make(length: .random(in: 0..<24, using: &random), using: &random)
            let drawn = DrawnText(text, columns: 120)
            let filled = drawn.glyphs.prefix(drawn.end).reduce(0) { $0 + Int($1.width) }
            #expect(text.displayWidth == drawn.end, "\(text.unicodeScalars.map(\.value))")
            #expect(filled == drawn.end, "\(text.unicodeScalars.map(\.value))")
            var clusters: [String] = []
            Clusters.forEach(in: text) { cluster, _ in clusters.append(cluster.text) }
            #expect(drawn.clusters == clusters.joined(separator: "|"), "\(text.unicodeScalars.map(\.value))")
        }
    }

    @Test("A grid never contains control characters")
    func letsNoControlThrough() {
        var random = SeededGenerator(seed: 3)
        let controls: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator, .surrogate]
        for _ in 0..<2_000 {
            let drawn = DrawnText(RandomText.make(length: 20, using: &random), columns: 80)
            for scalar in drawn.glyphs.flatMap(\.cluster.text.unicodeScalars) {
                let properties = scalar.properties
                #expect(!controls.contains(properties.generalCategory) && !properties.isBidiControl, "\(scalar.value)")
            }
        }
    }
}
