import TestSupport
import Testing

@testable import RecipeLibrary

@Suite("The words of a field in an index")
struct WordCollectorTests {
    private func collected(_ fields: [[String]]) -> [String] {
        var collector = WordCollector()
        return fields.map { lines in
            var bytes: [UInt8] = Array("kept ".utf8)
            collector.begin()
            for line in lines { collector.add(line, to: &bytes) }
            return String(decoding: bytes.dropFirst(5), as: UTF8.self)
        }
    }

    @Test func `each word of a field is stored once, in the order of its first place`() {
        #expect(collected([["Egg, eggs and EGG", "and milk"]]) == ["egg eggs and milk "])
        #expect(collected([["egg"], ["egg"]]) == ["egg ", "egg "], "each field has its own words")
        #expect(collected([[], [""], ["..."]]) == ["", "", ""])
    }

    @Test func `words with accents, apostrophes and other scripts are folded like in a search`() {
        #expect(collected([["Crème d'huile", "creme", "親子 親", "Shepherd’s"]]) == ["creme d huile 親 子 shepherds "])
    }

    @Test(arguments: [1, 2, 3])
    func `the words of random fields are those of a plain collection`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("abcdeé親'- ,9")
        var fields: [[String]] = []
        for count in [5, 3000, 1, 800, 0, 40] {
            fields.append(
                (0..<count).map { _ in
                    String(
                        (0..<Int.random(in: 0...9, using: &random)).map { _ in
                            letters.randomElement(using: &random) ?? "a"
                        })
                })
        }
        let expected = fields.map { lines in
            var seen: Set<String> = []
            return lines.flatMap { FoldedWords($0).strings }.filter { seen.insert($0).inserted }.map { $0 + " " }
                .joined()
        }
        #expect(collected(fields) == expected)
        #expect(expected[1].count { $0 == " " } > 512, "so many words need a larger table")
    }

    @Test func `plain bytes are refused if they are not all ASCII or have an apostrophe`() {
        func isAdded(_ text: String) -> Bool {
            var (collector, bytes) = (WordCollector(), [UInt8]())
            collector.begin()
            return Array(text.utf8).withUnsafeBufferPointer { collector.addPlain($0, to: &bytes) }
        }
        #expect(isAdded("2 eggs, [large] @{Z}") && isAdded("") && !isAdded("crème") && !isAdded("shepherd's"))
    }
}
