import TestSupport
import Testing

@testable import Terminal

@Suite("Wrapping text")
struct WrappingTests {
    private func wrap(_ text: String, _ width: Int) -> [String] {
        StyledText(text).wrapped(toWidth: width).map(\.plain)
    }

    @Test("Wrapping breaks between words")
    func breaksBetweenWords() {
        #expect(wrap("Melt the butter in a pan", 10) == ["Melt the", "butter in", "a pan"])
        #expect(wrap("exactly ten", 11) == ["exactly ten"])
        #expect(wrap("exactly ten", 10) == ["exactly", "ten"])
    }

    @Test("Wrapping breaks inside a word only if it is wider than a line")
    func breaksOverlongWords() {
        #expect(wrap("Donaudampfschiff", 6) == ["Donaud", "ampfsc", "hiff"])
        #expect(wrap("a Donaudampf b", 6) == ["a", "Donaud", "ampf b"])
    }

    @Test("Wrapping does not break at a no-break space")
    func keepsWordsTogether() {
        #expect(wrap("Add 450\u{A0}g flour", 8) == ["Add", "450\u{A0}g", "flour"])
    }

    @Test("Wrapping breaks between ideographs")
    func breaksBesideIdeographs() {
        #expect(wrap("麻婆豆腐", 5) == ["麻婆", "豆腐"])
        #expect(wrap("tofu豆腐", 6) == ["tofu豆", "腐"])
    }

    @Test("Wrapping does not break inside a Devanagari word that fits on a line")
    func keepsDevanagariWords() {
        #expect(wrap("पानी पानी", 5) == ["पानी", "पानी"])
        #expect(wrap("ab पानी", 5) == ["ab", "पानी"])
    }

    @Test("Wrapping breaks at every kind of line break and keeps empty lines")
    func breaksAtLineFeeds() {
        #expect(wrap("a\nb\r\nc", 5) == ["a", "b", "c"])
        #expect(wrap("a\n\nb", 5) == ["a", "", "b"])
        #expect(wrap("", 5) == [""])
    }

    @Test("Wrapping keeps several spaces within a line and drops those at a break")
    func dropsSpacesAtBreaks() {
        #expect(wrap("a   b", 5) == ["a   b"])
        #expect(wrap("a   b", 4) == ["a", "b"])
        #expect(wrap("a  ", 4) == ["a"])
    }

    @Test("Wrapping keeps the spaces at the start of each line of a text, up to half of the width")
    func keepsIndentation() {
        #expect(wrap("if x:\n    return x\n\tend", 40) == ["if x:", "    return x", " end"])
        #expect(wrap("  one two three", 9) == ["  one two", "three"])
        #expect(wrap("        one", 8) == ["    one"])
        #expect(wrap("    sixsix", 8) == ["  sixsix"])
        #expect(wrap("    overlong", 4) == ["over", "long"])
        #expect(wrap("   \n a", 8) == ["", " a"])
    }

    @Test("Wrapping works at a width of one column or less, with a wide glyph on its own line")
    func worksAtOneColumn() {
        #expect(wrap("ab 中c", 1) == ["a", "b", "中", "c"])
        #expect(wrap("ab", 0) == ["a", "b"])
        #expect(wrap("ab", -5) == ["a", "b"])
    }

    @Test("Wrapping keeps roles and does not break a word with several roles")
    func keepsRoles() {
        var text = StyledText("Cook ")
        text.append("20", .strong)
        text.append(" min", .accent)
        text.append("utes more")
        let lines = text.wrapped(toWidth: 11)
        #expect(lines.map(\.plain) == ["Cook 20", "minutes", "more"])
        #expect(lines[0].runs == [.init("Cook "), .init("20", .strong)])
        #expect(lines[1].runs == [.init("min", .accent), .init("utes")])
    }

    @Test("Wrapping random text makes no line too wide and loses only white space at breaks")
    func losesNothing() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let styled = randomText(using: &random)
            let width = Int.random(in: 2..<14, using: &random)
            let lines = styled.wrapped(toWidth: width)
            let dump = "\(styled.plain.unicodeScalars.map { String($0.value, radix: 16) }) to \(width)"
            #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(dump)")
            #expect(lines.flatMap(Self.marks) == Self.marks(styled), "\(dump)")
            #expect(lines.allSatisfy { $0.plain.last != " " }, "\(dump)")
        }
    }

    private func randomText(using random: inout SeededGenerator) -> StyledText {
        var text = StyledText()
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let piece = RandomText.make(length: .random(in: 0..<16, using: &random), hasLineFeeds: true, using: &random)
            text.append(piece, Role.allCases.randomElement(using: &random) ?? .text)
        }
        return text
    }

    /// Returns the scalars other than white space, each with its role.
    private static func marks(_ text: StyledText) -> [StyledText.Run] {
        text.runs.flatMap { run in
            run.text.unicodeScalars.filter { !$0.properties.isWhitespace }.map { .init(String($0), run.role) }
        }
    }

    @Test("Styled text of any kind wraps as the line breaker breaks its runs", arguments: 1...20 as ClosedRange<UInt64>)
    func wrapsAsTheLineBreaker(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let runs = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                let text =
                    Bool.random(using: &generator)
                    ? RandomText.make(
                        length: Int.random(in: 0...6, using: &generator), hasLineFeeds: true, using: &generator)
                    : ["salt", " ", "two eggs ", " a", "½ cup", ""].randomElement(using: &generator) ?? ""
                return StyledText.Run(text, Bool.random(using: &generator) ? .text : .dim)
            }
            let width = Int.random(in: 1...30, using: &generator)
            var breaker = LineBreaker(width: width)
            for (number, run) in runs.enumerated() { breaker.add(run.text, number: number) }
            let expected = breaker.finish().map { line in
                var text = StyledText()
                for run in line { text.append(run.text, runs[run.number].role) }
                return text
            }
            #expect(StyledText(runs).wrapped(toWidth: width) == expected, "seed \(seed), \(runs)")
        }
    }
}
