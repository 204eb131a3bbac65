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

    @Test(
        "The display width counts wide characters and emoji as 2 columns and combining marks as 0",
        arguments: [
            ("abc", 3), ("é", 1), ("e\u{301}", 1), ("麻婆豆腐", 8), ("🍋", 2), ("½", 1), ("…", 1), ("한국", 4), ("", 0),
        ])
    func displayWidth(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }
}
