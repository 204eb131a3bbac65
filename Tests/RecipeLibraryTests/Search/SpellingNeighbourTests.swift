import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The neighbour of a misspelt word")
struct SpellingNeighbourTests {
    private let words = [
        "chicken": 90, "chickpea": 30, "chilli": 60, "tomato": 80, "tomatillo": 2, "pepper": 70, "paper": 1,
    ]

    private func neighbour(of word: String, isPrefix: Bool = true) -> String? {
        neighbours(of: word, isPrefix: isPrefix).first
    }

    private func neighbours(of word: String, isPrefix: Bool = true) -> [String] {
        var neighbours = SpellingNeighbours(of: word, isPrefix: isPrefix)
        for (word, count) in words { neighbours.add(word.utf8, count: count) }
        return neighbours.best(3).map(\.word)
    }

    @Test(
        "A spelling neighbour has an edit distance of one or two",
        arguments: [
            ("chiken", "chicken"), ("chikcen", "chicken"), ("chickenn", "chicken"), ("tomatto", "tomato"),
            ("tomatilo", "tomatillo"), ("peper", "pepper"), ("chikp", "chickpea"),
        ])
    func slips(word: String, meant: String) {
        #expect(neighbour(of: word) == meant)
    }

    @Test("A short word has no neighbour, and a neighbour has the same first letter")
    func none() {
        #expect(neighbour(of: "thicken") == nil)
        #expect(neighbour(of: "tam") == nil)
        #expect(neighbour(of: "xylophone") == nil)
    }

    @Test("A prefix has a neighbour that is longer, and a complete word has none")
    func beginnings() {
        #expect(neighbour(of: "chikpe", isPrefix: true) == "chickpea")
        #expect(neighbour(of: "tomatilo", isPrefix: false) == "tomatillo")
        #expect(neighbour(of: "chikp", isPrefix: false) == nil)
    }

    @Test("A short word is not shortened, but for a doubled letter")
    func shortWords() {
        var neighbours = SpellingNeighbours(of: "ragu", isPrefix: true)
        neighbours.add("rau".utf8, count: 1)
        #expect(neighbours.best(3).isEmpty)
        neighbours = SpellingNeighbours(of: "eggg", isPrefix: true)
        neighbours.add("egg".utf8, count: 1)
        #expect(neighbours.best(3).map(\.word) == ["egg"])
    }

    @Test("Several neighbours are found, without those that a nearer prefix also finds")
    func several() {
        #expect(neighbours(of: "pepper") == [], "the word itself is none")
        #expect(neighbours(of: "chick") == ["chicken", "chickpea"])
        #expect(neighbours(of: "tomatil") == ["tomatillo", "tomato"])
    }

    @Test("The distance counts letters that were left out, added, replaced or exchanged")
    func distances() {
        func distance(_ a: String, _ b: String) -> Int? {
            WordDistance.distance(from: Array(a.utf8)[...], to: Array(b.utf8)[...], atMost: 3)
        }
        #expect(distance("abc", "abc") == 0)
        #expect(distance("abc", "acb") == 1)
        #expect(distance("abc", "ab") == 1)
        #expect(distance("", "abc") == 3)
        #expect(distance("abcd", "badc") == 2)
        #expect(distance("abcdef", "uvwxyz") == nil)
    }
}
