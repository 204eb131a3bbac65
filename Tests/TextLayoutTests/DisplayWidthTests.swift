import TestSupport
import Testing

@testable import TextLayout

@Suite("The display width of text")
struct DisplayWidthTests {
    struct Example: CustomTestStringConvertible, Sendable {
        var name: String
        var text: String
        var width: Int
        /// The clusters, separated by bars.
        var clusters: String
        var testDescription: String { name }

        init(_ name: String, _ text: String, _ width: Int, _ clusters: String) {
            self.name = name
            self.text = text
            self.width = width
            self.clusters = clusters
        }
    }

    static let examples: [Example] = [
        Example("nothing", "", 0, ""),
        Example("ASCII", "Rice", 4, "R|i|c|e"),
        Example("Latin letters with their accents built in", "Köfte", 5, "K|ö|f|t|e"),
        Example("a combining mark", "e\u{301}t", 2, "e\u{301}|t"),
        Example("four combining marks", "a\u{300}\u{301}\u{302}\u{303}", 1, "a\u{300}\u{301}\u{302}\u{303}"),
        Example("a fifth mark, dropped", "a\u{300}\u{301}\u{302}\u{303}\u{304}", 1, "a\u{300}\u{301}\u{302}\u{303}"),
        Example("a mark without a letter, dropped", "\u{301}a", 1, "a"),
        Example("ideographs", "麻婆", 4, "麻|婆"),
        Example("full-width forms", "Ａ！", 4, "Ａ|！"),
        Example("half-width forms", "ｱｲ", 2, "ｱ|ｲ"),
        Example("an ideographic space", "\u{3000}", 2, "\u{3000}"),
        Example("kana with a voicing mark apart", "か\u{3099}", 2, "か\u{3099}"),
        Example("Hangul syllables", "비빔밥", 6, "비|빔|밥"),
        Example("Hangul as jamo", "\u{1112}\u{1161}\u{11AB}", 2, "\u{1112}\u{1161}\u{11AB}"),
        Example("Thai with a vowel and a tone above", "น้ำ", 2, "น้|ำ"),
        Example("Thai with a vowel below", "กุ้ง", 2, "กุ้|ง"),
        Example("Devanagari with a mark above", "कं", 1, "कं"),
        Example("Devanagari with a spacing vowel, a column of its own", "की", 2, "क|ी"),
        Example("Devanagari with a joined consonant", "स्त", 2, "स्|त"),
        Example("Arabic with vowel marks", "خُبْز", 3, "خُ|بْ|ز"),
        Example("Hebrew with points", "לֶחֶם", 3, "לֶ|חֶ|ם"),
        Example("marks of direction", "a\u{200F}b\u{202E}c\u{202C}\u{2067}d\u{2069}\u{061C}", 4, "a|b|c|d"),
        Example("an emoji", "🍲", 2, "🍲"),
        Example("a sign that asks to be an emoji", "⚠\u{FE0F}", 1, "⚠"),
        Example("an emoji that asks to be a sign", "☕\u{FE0E}", 2, "☕"),
        Example("a keycap", "1\u{FE0F}\u{20E3}", 1, "1\u{20E3}"),
        Example("an emoji with a tone of skin", "👍🏽", 2, "👍"),
        Example("a joined family", "👨\u{200D}👩\u{200D}👧\u{200D}👦", 2, "👨"),
        Example("a joined family with tones of skin", "👩🏽\u{200D}🍳", 2, "👩"),
        Example("a joined sign", "🏃\u{200D}♀\u{FE0F}x", 3, "🏃|x"),
        Example("a joined heart", "❤\u{FE0F}\u{200D}🔥", 1, "❤"),
        Example("ideographs with a joiner between, which does not join them", "中\u{200D}文", 4, "中|文"),
        Example("letters with a joiner between", "ن\u{200D}ه", 2, "ن|ه"),
        Example("a joined sign of punctuation", "‼\u{200D}🔥x", 2, "‼|x"),
        Example("two joiners, of which the second does not join", "🏃\u{200D}\u{200D}♀", 3, "🏃|♀"),
        Example("a letter that is joined to an emoji", "🏃\u{200D}a🏃", 5, "🏃|a|🏃"),
        Example(
            "a joiner after a space of no width, which does not join", "🏃\u{200B}\u{FE0F}\u{200D}♀", 3, "🏃|♀"),
        Example("letters of a flag with a joiner between", "🇩\u{200D}🇪", 2, "D|E"),
        Example("a digit and an emoji with a joiner between", "1\u{200D}🍳", 3, "1|🍳"),
        Example("emoji parted by a space of no width", "👨\u{200B}👩", 4, "👨|👩"),
        Example("a flag, as its letters", "🇩🇪", 2, "D|E"),
        Example("a flag of tags", "🏴\u{E0067}\u{E0062}\u{E007F}", 2, "🏴"),
        Example("a tab, as a space", "a\tb", 3, "a| |b"),
        Example("spaces that keep words together, as spaces", "1\u{A0}000\u{202F}g", 7, "1| |0|0|0| |g"),
        Example("a soft hyphen", "But\u{AD}ter", 6, "B|u|t|t|e|r"),
        Example("what has no width", "a\u{200B}\u{200C}\u{2060}\u{FEFF}b", 2, "a|b"),
        Example("line ends", "a\nb\r\nc\u{2028}d\u{85}e", 5, "a|b|c|d|e"),
        Example("control characters of seven bits", "\u{0}a\u{7}\u{7F}b", 2, "a|b"),
        Example("control characters of eight bits", "a\u{9B}31mé", 5, "a|3|1|m|é"),
        Example("an escape sequence", "\u{1B}[31mred\u{1B}[0m", 10, "[|3|1|m|r|e|d|[|0|m"),
    ]

    @Test("The display width and the clusters of text", arguments: examples)
    func countsAndSplits(_ example: Example) {
        var clusters: [Cluster] = []
        var width = 0
        Clusters.forEach(in: example.text) { cluster, columns in
            clusters.append(cluster)
            width += columns
        }
        #expect(example.text.displayWidth == example.width && width == example.width)
        #expect(clusters.map(\.text).joined(separator: "|") == example.clusters)
    }

    @Test("The display width of a text is the sum of the widths of its characters")
    func addsUp() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<5_000 {
            let text = RandomText.make(length: .random(in: 0..<12, using: &random), using: &random)
            let sum = text.reduce(0) { $0 + String($1).displayWidth }
            #expect(text.displayWidth == sum, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }
}
