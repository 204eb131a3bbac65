import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The vocabulary of a cookbook")
struct VocabularyTests {
    /// Returns words of few different letters, so that many words contain the same parts.
    private static func words(_ random: inout SeededGenerator) -> [String: Int] {
        var words: [String: Int] = [:]
        for _ in 0..<200 {
            let letters = (0..<Int.random(in: 1...7, using: &random)).map { _ in
                "abé親".randomElement(using: &random) ?? "a"
            }
            words[String(letters), default: 0] += Int.random(in: 1...9, using: &random)
        }
        return words
    }

    @Test("Words are found by prefix and by part like in a linear search", arguments: [1, 2, 3])
    func plainScan(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let words = Self.words(&random)
        let vocabulary = Vocabulary(words)
        var found = 0
        for part in words.keys.map({ String($0.suffix(2)) }) + ["ab", "b", "親", "éb", "bbbbbbbb", "x"] {
            let holding = words.filter { $0.key.dropFirst().contains(part) }
            #expect(Set(vocabulary.words(holding: part)) == Set(holding.map { .init(word: $0, count: $1) }), "\(part)")
            let beginning = words.filter { $0.key.hasPrefix(part) }
            #expect(vocabulary.count(of: part, isPrefix: true) == beginning.values.reduce(0, +), "\(part)")
            #expect(vocabulary.count(of: part, isPrefix: false) == words[part] ?? 0, "\(part)")
            found += holding.count
        }
        #expect(found > 100)
    }

    @Test("An empty vocabulary finds nothing, and very long words are ignored")
    func empty() {
        #expect(Vocabulary().words(holding: "a").isEmpty && Vocabulary().count(of: "a", isPrefix: true) == 0)
        let long = Vocabulary([String(repeating: "a", count: 61): 1, "ba": 2])
        #expect(long.words(holding: "a") == [.init(word: "ba", count: 2)])
        #expect(long.count(of: "a", isPrefix: true) == 0)
        #expect(long.neighbours(of: "banana", isPrefix: true, most: 3).isEmpty)
    }
}
