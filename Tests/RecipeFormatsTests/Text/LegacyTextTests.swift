import Testing

@testable import RecipeFormats

@Suite("The encodings of old texts")
struct LegacyTextTests {
    /// Returns the bytes of a text in an encoding.
    static func bytes(_ text: String, in charset: LegacyCharset) -> [UInt8] {
        text.unicodeScalars.map { scalar in
            if scalar.value < 0x80 { return UInt8(scalar.value) }
            return UInt8(0x80 + (charset.upper.firstIndex(of: scalar) ?? 0))
        }
    }

    @Test(
        "A text in the encoding of DOS, Windows or the Macintosh is recognized by its words",
        arguments: LegacyCharset.allCases,
        [
            "Kräuterbutter mit Äpfeln und Grüßen aus Österreich", "Crème brûlée à la façon de Grand-mère",
            "Añadir el jengibre y el azúcar, según el tamaño", "½ c Jalapeño, at 350°F", "Piña colada\r\nCafé au lait",
            "Борщ с говядиной и свёклой", "варим 2 часа, затем солим", "СУП\n1 л воды\nВарить под крышкой",
        ])
    func trial(charset: LegacyCharset, text: String) {
        // The encoding of the Macintosh contains no vulgar fractions such as `½`.
        guard text.unicodeScalars.allSatisfy({ $0.value < 0x80 || charset.upper.contains($0) }) else { return }
        let bytes = Self.bytes(text, in: charset)
        #expect(String(decoding: LegacyText.utf8(of: bytes), as: UTF8.self) == text)
    }

    @Test(
        "A Japanese text is recognized, but not a Western one whose bytes could be Japanese",
        arguments: [
            ([0x82, 0xBD, 0x82, 0xDC, 0x82, 0xB2, 0x20, 0x32, 0x8C, 0xC2], "たまご 2個"),
            ([0xA4, 0xBF, 0xA4, 0xDE, 0xA4, 0xB4, 0x20, 0x32, 0xB8, 0xC4], "たまご 2個"),
            ([0x43, 0x61, 0x66, 0x82, 0x0A, 0x50, 0x83, 0x74, 0x82], "Café\nPâté"),
        ] as [([UInt8], String)])
    func japanese(bytes: [UInt8], expected: String) {
        #expect(String(decoding: LegacyText.utf8(of: bytes), as: UTF8.self) == expected)
    }

    @Test("A text in UTF-8 or UTF-16 stays the same text")
    func unicode() {
        let text = "Crème ½"
        var utf16: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16] {
            #expect(String(decoding: LegacyText.utf8(of: bytes), as: UTF8.self) == text)
        }
    }

    @Test("Each encoding has a character for each byte")
    func tables() {
        for charset in LegacyCharset.allCases { #expect(charset.upper.count == 128) }
        let random = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 131) }
        #expect(!LegacyText.utf8(of: random).isEmpty)
    }
}
