import Testing

@testable import RecipeLibrary

@Suite("Distances and forms of words")
struct WordDistanceTests {
    private func distance(_ word: String, _ other: String, _ limit: Int = 9) -> Int? {
        WordDistance.distance(from: Array(word.utf8)[...], to: Array(other.utf8)[...], atMost: limit)
    }

    private func start(_ word: String, _ other: String, _ limit: Int = 9) -> Int? {
        WordDistance.distance(from: Array(word.utf8)[...], toBeginningOf: Array(other.utf8)[...], atMost: limit)
    }

    @Test("A slip is a letter too many, a missing letter, a wrong letter, or two exchanged letters")
    func slips() {
        #expect(distance("soup", "soup") == 0 && distance("soup", "soups") == 1 && distance("soup", "sup") == 1)
        #expect(distance("soup", "soap") == 1 && distance("soup", "suop") == 1 && distance("ab", "ba") == 1)
        #expect(distance("abcd", "badc") == 2 && distance("abc", "cba") == 2)
        #expect(distance("", "abc") == 3 && distance("abc", "") == 3 && distance("", "") == 0)
        #expect(distance("kitten", "sitting") == 3)
    }

    @Test("A distance above the limit is none")
    func limits() {
        #expect(distance("soup", "soap", 0) == nil && distance("soup", "soap", 1) == 1)
        #expect(distance("abcdef", "uvwxyz", 5) == nil && distance("abcdef", "uvwxyz", 6) == 6)
        #expect(distance("a", "abc", 1) == nil && distance("a", "abc", 2) == 2)
        #expect(distance("abcd", "badc", 1) == nil)
    }

    @Test("A word can be compared with the beginning of a longer one")
    func beginnings() {
        #expect(start("tom", "tomatoes", 0) == 0 && start("tmo", "tomatoes", 1) == 1)
        #expect(start("tomx", "tomatoes", 1) == 1 && start("xyz", "tomatoes", 2) == nil)
        #expect(start("tomatoesx", "tomatoes", 1) == 1 && start("tomatoesx", "tomatoes", 0) == nil)
    }

    @Test("Apostrophes part articles from words, and join other words")
    func apostrophes() {
        #expect(
            FoldedWords("un'oliva all'olio dall'orto nell'acqua sull'uva").strings == [
                "un", "oliva", "all", "olio", "dall", "orto", "nell", "acqua", "sull", "uva",
            ])
        #expect(FoldedWords("o'clock ab'c 'x' '").strings == ["o", "clock", "abc", "x"])
        #expect(FoldedWords("×÷ a×b ½").strings == ["a", "b"])
        #expect(FoldedWords("\u{301}a\u{301}b 12ⅷ").strings == ["ab", "12ⅷ"])
    }

    @Test("Marked places of a query that touch are one place")
    func marks() {
        func marked(_ typed: String, in line: String) -> [Range<Int>] {
            SearchQuery.parse(typed).query.matches(in: line, field: .steps)
        }
        #expect(marked("egg eg", in: "eggs and egg") == [0..<3, 9..<12])
        #expect(marked("\"a b\" b", in: "a b b") == [0..<3, 4..<5])
        #expect(marked("親 子", in: "親子") == [0..<6])
        #expect(marked("-egg", in: "egg") == [] && marked("egg", in: "") == [])
        #expect(marked("shepherdsp", in: "shepherd's") == [])
    }
}
