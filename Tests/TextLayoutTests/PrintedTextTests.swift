import Testing

@testable import TextLayout

@Suite("Text for printing")
struct PrintedTextTests {
    @Test(
        "Control characters are removed; line breaks and tabs become spaces",
        arguments: [
            ("plain", "plain"), ("Crème brûlée 麻婆豆腐 🍋‍🟩", "Crème brûlée 麻婆豆腐 🍋‍🟩"), ("a\u{1B}[31mb", "a[31mb"),
            ("a\tb\nc\r\nd", "a b c d"),
            ("a\u{7F}\u{85}\u{9B}b", "a b"), ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2069}", ""),
            ("a\u{2028}b\u{2029}c", "a b c"),
        ])
    func sanitising(text: String, expected: String) {
        #expect(text.withoutControlCharacters == expected)
    }

    @Test("Text of several lines keeps its line feeds; a carriage return with a line feed becomes a line feed")
    func severalLines() {
        #expect("a\tb\nc\r\nd\u{1B}\r\n".withoutControlCharactersInLines == "a b\nc\nd\n")
    }

    @Test("The lines of a text are kept if only its control characters are removed")
    func sanitisingLines() {
        #expect("a\u{1B}\n\n\tb\n".withoutControlCharactersInLines == "a\n\n b\n")
        #expect("".withoutControlCharactersInLines.isEmpty)
    }

    @Test(
        "The display width counts wide characters and emoji as 2 columns and combining marks as 0",
        arguments: [
            ("abc", 3), ("é", 1), ("e\u{301}", 1), ("麻婆豆腐", 8), ("🍋", 2), ("½", 1), ("…", 1), ("한국", 4), ("", 0),
        ])
    func displayWidth(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test("A text is padded with spaces at its end or at its start, by its width in columns")
    func padding() {
        #expect("ab".padded(to: 4) == "ab  " && "ab".leftPadded(to: 4) == "  ab")
        #expect("麻婆".padded(to: 5) == "麻婆 " && "e\u{301}".leftPadded(to: 2) == " e\u{301}")
        for width in [-1, 0, 2, 3] { #expect("abc".padded(to: width) == "abc" && "abc".leftPadded(to: width) == "abc") }
    }

    @Test(
        "A text has lines at every kind of line break",
        arguments: [
            ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\n", ["a", ""]), ("\n", ["", ""]),
            ("a\r\nb\rc", ["a", "b", "c"]),
            ("a\r\n", ["a", ""]), ("a\n\rb", ["a", "", "b"]), ("a\u{B}b\u{C}c", ["a", "b", "c"]),
            ("a\u{85}b\u{2028}c\u{2029}d", ["a", "b", "c", "d"]), ("½ … é\u{9}\u{E}â", ["½ … é\u{9}\u{E}â"]),
            ("…\n\n£", ["…", "", "£"]),
        ])
    func lines(text: String, expected: [String]) {
        #expect(text.lines(keepingEmpty: true).map(String.init) == expected)
        #expect(text.lines().map(String.init) == expected.filter { !$0.isEmpty })
        #expect("<\(text)>".dropFirst().dropLast().lines(keepingEmpty: true).map(String.init) == expected)
    }

    @Test("Characters of Chinese, Japanese and Korean and full-width forms are wide, and no others")
    func wide() {
        for character in "中文かナ한Ａ，。ｗ々㍑豈𠮷" { #expect(character.isWide, "\(character)") }
        for character in "aé½…ｱ☕🍋Ω" { #expect(!character.isWide, "\(character)") }
    }
}
