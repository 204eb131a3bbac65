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
    func `a letter with marks is shown by the letter, a sign by its like`(text: String, ascii: String) {
        #expect(shown(text) == ascii)
    }

    @Test(arguments: ["æ", "½", "汉", "я", "\u{378}"])
    func `what has no like in one column stays a question mark`(text: String) {
        #expect(shown(text) == "?")
    }
}
