import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite struct LegacyEncodingTests {
    /// The names of encodings, each with a text in it. The comments show the texts.
    private static let texts: [(name: String, bytes: [UInt8])] = [
        // Mehl für Klöße
        (
            "Windows-1252",
            [0x4D, 0x65, 0x68, 0x6C, 0x20, 0x66, 0xFC, 0x72, 0x20, 0x4B, 0x6C, 0xF6, 0xDF, 0x65]
        ),
        // соль и перец
        ("Windows-1251", [0xF1, 0xEE, 0xEB, 0xFC, 0x20, 0xE8, 0x20, 0xEF, 0xE5, 0xF0, 0xE5, 0xF6]),
        ("KOI8-R", [0xD3, 0xCF, 0xCC, 0xD8, 0x20, 0xC9, 0x20, 0xD0, 0xC5, 0xD2, 0xC5, 0xC3]),
        // 做法：加盐，
        ("GB18030", [0xD7, 0xF6, 0xB7, 0xA8, 0xA3, 0xBA, 0xBC, 0xD3, 0xD1, 0xCE, 0xA3, 0xAC]),
        // つくり方
        ("Shift-JIS", [0x82, 0xC2, 0x82, 0xAD, 0x82, 0xE8, 0x95, 0xFB]),
        ("EUC-JP", [0xA4, 0xC4, 0xA4, 0xAF, 0xA4, 0xEA, 0xCA, 0xFD]),
        // 소금 조금
        ("EUC-KR", [0xBC, 0xD2, 0xB1, 0xDD, 0x20, 0xC1, 0xB6, 0xB1, 0xDD]),
        // 做法 加鹽
        ("Big5", [0xB0, 0xB5, 0xAA, 0x6B, 0x20, 0xA5, 0x5B, 0xC6, 0x51]),
    ]

    @Test("The encoding of a text is detected by its bytes", arguments: texts.indices)
    func names(_ index: Int) {
        let text = Self.texts[index]
        #expect(LegacyEncoding.name(of: text.bytes[...]) == text.name)
        let error = #expect(throws: CookbookError.self) { try TextDecoding.utf8(of: text.bytes, file: "a.md") }
        #expect(
            error?.description.contains("is not UTF-8; the text looks like \(text.name); save it as UTF-8.") == true)
    }

    @Test("One invalid byte is not evidence of an encoding")
    func strayByte() {
        #expect(LegacyEncoding.name(of: [0x61, 0xFF, 0x62]) == nil)
        #expect(LegacyEncoding.name(of: []) == nil)
    }
}
