import Testing

@testable import CursesTerminal

@Suite struct ASCIIFallbackTests {
    private func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars.map {
            ASCIIFallback.character(for: $0.value).flatMap(Unicode.Scalar.init) ?? "?"
        }
        return String(String.UnicodeScalarView(scalars))
    }

    @Test(arguments: [
        ("éÉèêëñçåøłđıß", "eEeeencaoldis"), ("ấỢẞ", "aOs"), ("×–’“…”", "x-'\".\""),
    ])
    func `a letter with marks becomes the letter in ASCII, a sign a similar one`(text: String, ascii: String) {
        #expect(shown(text) == ascii)
    }

    @Test(arguments: ["æ", "½", "汉", "я", "\u{378}", "a", "Ǽ", "ѝ"])
    func `a character without a similar ASCII character has no ASCII fallback`(text: String) {
        #expect(shown(text) == "?")
    }
}
