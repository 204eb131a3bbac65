import TestSupport
import Testing

@testable import TextLayout

@Suite("Line breaking")
struct LineBreakerTests {
    private func lines(_ text: String, width: Int) -> [String] {
        var breaker = LineBreaker(width: width)
        breaker.add(text)
        return breaker.finish().map { $0.map(\.text).joined() }
    }

    @Test(
        "Lines break between words, inside long words, and beside wide characters",
        arguments: [
            ("stir the soup", 8, ["stir the", "soup"]),
            ("stir  the   soup", 9, ["stir  the", "soup"]),
            ("abcdefgh", 3, ["abc", "def", "gh"]),
            ("把水烧开。放盐", 8, ["把水烧", "开。放盐"]),
            ("一，二", 3, ["一", "，", "二"]),
            ("腐abc", 4, ["腐", "abc"]),
            ("豆腐abc豆", 7, ["豆腐abc", "豆"]),
            ("ab腐cdef gh", 5, ["ab腐", "cdef", "gh"]),
            ("a\nb", 10, ["a", "b"]),
            ("a\u{7F}b c", 4, ["a\u{7F}b c"]),
            ("a\tb é c", 7, ["a b é c"]),
            ("a é", 3, ["a é"]),
            ("a é", 2, ["a", "é"]),
            ("腐 ,a", 4, ["腐", ",a"]),
            ("", 10, [""]),
            ("  a b", 4, ["  a", "b"]),
            ("a\n  b", 10, ["a", "  b"]),
            ("      腐", 6, ["   腐"]),
        ])
    func breaks(text: String, width: Int, expected: [String]) {
        #expect(lines(text, width: width) == expected)
    }

    @Test("A whole word is never broken, and may be wider than a line")
    func whole() {
        var breaker = LineBreaker(width: 6)
        breaker.add("see")
        breaker.addWhole("https://a.b", number: 1)
        breaker.add("now ok")
        let lines = breaker.finish()
        #expect(lines.map { $0.map(\.text) } == [["see"], ["https://a.b"], ["now ok"]])
        #expect(lines.map { $0.map(\.number) } == [[0], [1], [0]])
        breaker.add("again")
        #expect(breaker.finish().map { $0.map(\.text) } == [["again"]])
    }

    @Test("A line may break after a whole word without a space")
    func afterWhole() {
        var breaker = LineBreaker(width: 4)
        breaker.add("x ")
        breaker.addWhole("ab", number: 1)
        breaker.add("c")
        #expect(breaker.finish().map { $0.map(\.text) } == [["x ", "ab"], ["c"]])
    }

    @Test("A letter with spacing marks that is wider than a line is broken at its marks")
    func spacingMarks() {
        #expect(lines("कीकी", width: 2) == ["की", "की"])
        #expect(lines("कीa", width: 1).count == 3)
        #expect(lines("中a", width: 1) == ["中", "a"])
    }

    @Test("Words that are added as a whole break like single characters", arguments: 1...20 as ClosedRange<UInt64>)
    func wordsAsCharacters(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let words = [
            "salt", " ", "  ", "two", "(", "豆腐", ",", "½", "\u{301}", "\u{600}", "a", ".", "\n", "e\u{301}", "-",
        ]
        for _ in 0..<200 {
            let width = Int.random(in: 1...14, using: &generator)
            var (whole, single) = (LineBreaker(width: width), LineBreaker(width: width))
            var texts: [String] = []
            for number in 0...2 {
                let text = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                    words.randomElement(using: &generator) ?? ""
                }.joined()
                texts.append(text)
                whole.add(text, number: number)
                for character in text { single.add(String(character), number: number) }
            }
            let lines = (whole: whole.finish(), single: single.finish())
            #expect(lines.whole.map { $0.map(\.text) } == lines.single.map { $0.map(\.text) }, "seed \(seed), \(texts)")
            #expect(lines.whole.map { $0.map(\.number) } == lines.single.map { $0.map(\.number) })
        }
    }

    @Test("Line breaking keeps the numbers of the texts")
    func attributes() {
        var breaker = LineBreaker(width: 6)
        breaker.add("add ", number: 0)
        breaker.add("2 cups", number: 1)
        let lines = breaker.finish()
        #expect(lines.map { $0.map(\.text) } == [["add ", "2"], ["cups"]])
        #expect(lines.map { $0.map(\.number) } == [[0, 1], [1]])
    }

    @Test("A paragraph has the same lines as a line breaker, except for runs of spaces and addresses")
    func paragraphsAgree() {
        var random = SeededGenerator(seed: 20_261_122)
        for _ in 0..<500 {
            let pieces = ["a", "bc", "déf", "中", "，", "!", " ", "  ", "👨‍👩‍👧", "\u{A0}"]
            let text = (0..<Int.random(in: 0..<40, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let width = Int.random(in: 1..<20, using: &random)
            let words = text.split(separator: " ").joined(separator: " ")
            let expected = lines(words, width: width).map { $0.replacing("\u{A0}", with: " ") }
            #expect(Paragraph.lines(of: text, width: width) == expected, "\(text.debugDescription) at \(width)")
        }
    }

    @Test("A paragraph without columns is one line for each of its lines")
    func withoutColumns() {
        for width in [0, -1] {
            #expect(Paragraph.lines(of: "one  two\nthree ", width: width) == ["one two", "three"])
        }
        #expect(Paragraph.lines(of: "ab", width: 1) == ["a", "b"])
    }

    @Test("A paragraph does not break an address")
    func addresses() {
        #expect(
            Paragraph.lines(of: "see https://example.org/a-long-address now", width: 10)
                == ["see", "https://example.org/a-long-address", "now"])
    }

    @Test("A paragraph breaks at spaces, beside wide characters, not before closing punctuation, and in long words")
    func wrapping() {
        #expect(Paragraph.lines(of: "one two  three", width: 7) == ["one two", "three"])
        #expect(Paragraph.lines(of: "abcdefgh éclairs", width: 5) == ["abcde", "fgh", "éclai", "rs"])
        #expect(Paragraph.lines(of: "将豆腐切成丁，放入锅中。", width: 12) == ["将豆腐切成", "丁，放入锅", "中。"])
        #expect(Paragraph.lines(of: "a\n\nb", width: 5) == ["a", "", "b"])
        #expect(Paragraph.lines(of: "", width: 5) == [""])
    }
}
