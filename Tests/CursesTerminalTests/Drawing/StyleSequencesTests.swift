import TestSupport
import Testing

@testable import CursesTerminal

@Suite struct StyleSequencesTests {
    /// Returns the shortened form of drawings that follow each other. `^` is the escape character.
    private func shorten(_ drawings: String..., by sequences: StyleSequences = StyleSequences()) -> [String] {
        var sequences = sequences
        return drawings.map { drawing in
            var bytes = Array(drawing.utf8).map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
            let count = bytes.withUnsafeMutableBufferPointer { sequences.shorten($0) }
            return String(decoding: bytes[..<count].map { $0 == 0x1B ? UInt8(ascii: "^") : $0 }, as: UTF8.self)
        }
    }

    @Test func `style sequences that follow each other are merged`() {
        #expect(shorten("^[30m^[47mRice") == ["^[30;47mRice"])
        #expect(shorten("^[1m^[38;5;244m^[48;5;230mé") == ["^[1;38;5;244;48;5;230mé"])
        #expect(shorten("^[30mRice^[47mSoup") == ["^[30mRice^[47mSoup"])
    }

    @Test func `a reset makes the style sequences before it unnecessary`() {
        #expect(shorten("Rice^[39;49m^[m") == ["Rice^[m"])
        #expect(shorten("Rice^[39m^[49m^[0mSoup") == ["Rice^[0mSoup"])
        #expect(shorten("^[m^[m^[m") == ["^[m"])
    }

    @Test func `no style sequence is merged into a reset`() {
        #expect(shorten("^[m^[31mRice") == ["^[m^[31mRice"])
        #expect(shorten("^[m^[31m^[42mRice") == ["^[m^[31;42mRice"])
    }

    @Test func `a merged style sequence has at most 16 parameters`() {
        let eight = "1;3;4;38;5;244;48;5"
        #expect(shorten("^[\(eight)m^[\(eight)mRice") == ["^[\(eight);\(eight)mRice"])
        #expect(shorten("^[\(eight)m^[\(eight)m^[1mRice") == ["^[\(eight);\(eight)m^[1mRice"])
    }

    @Test func `colons separate the parameters of a style sequence`() {
        #expect(shorten("^[4:3m^[31mRice") == ["^[4:3;31mRice"])
        #expect(shorten("^[31m^[0:0mRice") == ["^[31;0:0mRice"])
    }

    @Test func `the default character set is selected only once`() {
        #expect(shorten("Rice^[39;49m^(B^[mSoup^[39m^(B^[m") == ["Rice^[39;49m^(B^[mSoup^[m"])
        #expect(shorten("^(B^[m", "Rice^(B^[m") == ["^(B^[m", "Rice^[m"])
    }

    @Test func `another character set is selected, and the default one after it`() {
        #expect(shorten("^(B", "^(0lqk^(BRice^(B") == ["^(B", "^(0lqk^(BRice"])
        #expect(shorten("^(0^(0") == ["^(0^(0"])
    }

    @Test func `the first character set is selected once after each use of the second`() {
        #expect(shorten("^[m\u{F}Rice^[m\u{F}") == ["^[m\u{F}Rice^[m"])
        #expect(shorten("\u{F}\u{E}lqk\u{F}Rice\u{F}") == ["\u{F}\u{E}lqk\u{F}Rice"])
    }

    @Test func `a forgotten character set is selected again`() {
        var sequences = StyleSequences()
        var bytes = Array("\u{1B}(B\u{F}".utf8)
        #expect(bytes.withUnsafeMutableBufferPointer { sequences.shorten($0) } == 4)
        #expect(shorten("^(B\u{F}Rice", by: sequences) == ["Rice"])
        sequences.forgetCharacterSet()
        #expect(shorten("^(B\u{F}Rice", by: sequences) == ["^(B\u{F}Rice"])
    }

    @Test func `other sequences and cut off sequences are not changed`() {
        let drawing = "\r^[3d^[58X^[6;69H×4 ^[?25l^[1;2;3^[31^]0;title^["
        #expect(shorten(drawing) == [drawing])
        #expect(shorten("") == [""])
        #expect(shorten("^[3") == ["^[3"])
        #expect(shorten("^[30m^[3") == ["^[30m^[3"])
        #expect(shorten("Rice^(") == ["Rice^("])
    }

    /// The look of each character of a drawing, for a terminal that interprets one sequence after the other.
    private struct SimpleTerminal {
        private(set) var characters: [String] = []
        private var style: [String] = []
        private var isGraphic = false

        mutating func show(_ drawing: String) {
            var rest = Substring(drawing)
            while let first = rest.popFirst() {
                guard first == "\u{1B}" else {
                    characters.append("\(first) \(style) \(isGraphic)")
                    continue
                }
                let kind = rest.popFirst()
                if kind == "(" {
                    isGraphic = rest.popFirst() == "0"
                } else if let end = rest.firstIndex(of: "m") {
                    for parameter in rest[..<end].split(separator: ";", omittingEmptySubsequences: false) {
                        if parameter.isEmpty || parameter == "0" { style = [] } else { set(String(parameter)) }
                    }
                    rest = rest[rest.index(after: end)...]
                }
            }
        }

        /// Sets a parameter, which replaces one of the same kind.
        private mutating func set(_ parameter: String) {
            style.removeAll { $0.first == parameter.first }
            style.append(parameter)
            style.sort()
        }
    }

    @Test(arguments: 1...200)
    func `a shortened drawing looks the same`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var sequences = StyleSequences()
        var before = SimpleTerminal()
        var after = SimpleTerminal()
        let parts = ["[m", "[0m", "(B", "(0", "[1m", "[30m", "[47m"].map { "\u{1B}\($0)" } + ["a", "é"]
        for _ in 0..<20 {
            let drawing = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                parts[Int.random(in: parts.indices, using: &random)]
            }.joined()
            var bytes = Array(drawing.utf8)
            let count = bytes.withUnsafeMutableBufferPointer { sequences.shorten($0) }
            #expect(count <= drawing.utf8.count)
            before.show(drawing)
            after.show(String(decoding: bytes[..<count], as: UTF8.self))
            #expect(before.characters == after.characters)
        }
    }
}
