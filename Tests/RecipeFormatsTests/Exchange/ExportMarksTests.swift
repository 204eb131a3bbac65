import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Marks of Markdown in exports")
struct ExportMarksTests {
    @Test("Marks are removed as simple regular expressions remove them")
    func random() {
        let pieces = [
            "*", "**", "_", "__", "[", "]", "(", ")", "![", "](", "[photo:", "[recipe:", "[a](b)", " ", "a", "b.", "\n",
            "é", ",", "\u{A0}", "\"", "*a*", "[]", "()",
        ]
        for seed in 0..<4000 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...12, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            #expect(ExportText.withoutMarks(text) == PlainMarks.removed(from: text), "seed \(seed): \(text)")
        }
    }

    @Test(
        "Marks that are opened thousands of times are read in linear time",
        arguments: [
            "[a](", "![a](", "[photo:", "[recipe:", "[", "![", "*a", "**a", " _a", " __a ", "(*", "(__", "[a](b ",
            "*a*(",
        ])
    func linear(_ unit: String) {
        let isLinear = ProcessorTime.growsLinearly(toSize: 40_000) { count in
            _ = ExportText.withoutMarks(String(repeating: unit, count: count))
        }
        #expect(isLinear)
    }
}

/// Removes marks with regular expressions, which take much more than linear time.
private enum PlainMarks {
    static func removed(from line: String) -> String {
        guard line.utf8.contains(where: { "*_[`".utf8.contains($0) }) else { return line }
        var line = line
        line.replace(#/\[photo:[^\]]*\]/#, with: "")
        line.replace(#/!\[[^\]]*\]\([^)]*\)/#, with: "")
        line.replace(#/\[recipe:([^\]]*)\]/#) { String($0.output.1) }
        line.replace(#/\[([^\]]+)\]\(([^) ]+)[^)]*\)/#) { String($0.output.1) }
        line.replace(#/\*\*([^*]+)\*\*/#) { String($0.output.1) }
        line.replace(#/(^|[\s(])__([^_]+)__(?=$|[\s.,;:!?)])/#) { String($0.output.1 + $0.output.2) }
        line.replace(#/(^|[\s(])\*([^*\s][^*]*)\*(?=$|[\s.,;:!?)])/#) { String($0.output.1 + $0.output.2) }
        line.replace(#/(^|[\s(])_([^_\s][^_]*)_(?=$|[\s.,;:!?)])/#) { String($0.output.1 + $0.output.2) }
        return line.trimmingSpaces()
    }
}
