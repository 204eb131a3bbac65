import Testing

@testable import RecipeFormats

@Suite("The limits between encodings that are detected by their bytes")
struct LegacyEncodingLimitTests {
    private func repeated(_ part: [UInt8], _ count: Int) -> [UInt8] { (0..<count).flatMap { _ in part } }

    private func name(_ bytes: [UInt8]) -> String? { LegacyEncoding.name(of: bytes[...]) }

    @Test("EUC-JP needs more than one kana for four other characters")
    func kana() {
        #expect(name([0xA4, 0xA2] + repeated([0xB0, 0xA1], 3)) == "EUC-JP")
        #expect(name([0xA4, 0xA2] + repeated([0xB0, 0xA1], 4)) == "EUC-KR")
        #expect(name([0xA4, 0xA2] + repeated([0xD0, 0xA1], 4)) == "GB18030")
        // Punctuation does not count.
        #expect(name([0xA4, 0xA2] + repeated([0xA1, 0xA2], 4) + repeated([0xB0, 0xA1], 3)) == "EUC-JP")
    }

    @Test("EUC-KR has at least twenty syllables for each other character")
    func syllables() {
        #expect(name([0xD0, 0xA1] + repeated([0xB0, 0xA1], 20)) == "EUC-KR")
        #expect(name([0xD0, 0xA1] + repeated([0xB0, 0xA1], 19)) == "GB18030")
        #expect(name(repeated([0xC8, 0xA1], 2)) == "EUC-KR" && name(repeated([0xC9, 0xA1], 2)) == "GB18030")
    }

    @Test("Big5 has a character with an ASCII byte among at most six")
    func lowBytes() {
        #expect(name([0xB0, 0x41] + repeated([0xB0, 0xB1], 5)) == "Big5")
        #expect(name([0xB0, 0x41] + repeated([0xB0, 0xB1], 6)) == "GB18030")
        #expect(name([0xB0, 0x7E] + repeated([0xB0, 0xB1], 5)) == "Big5")
    }

    @Test("A Cyrillic text has more than four letters among five bytes, and more small letters than capitals")
    func cyrillic() {
        #expect(name([0xE0, 0xE1, 0xE2, 0x20, 0xE3, 0xA0, 0x20]) == nil)
        #expect(name([0xE0, 0xE1, 0xE2, 0x20, 0xE3, 0xE4, 0xA0, 0x20, 0x20]) == "Windows-1251")
        #expect(name([0xE0, 0xE1, 0xE2, 0x20, 0xC1, 0x20]) == "Windows-1251")
        #expect(name([0xE0, 0xE1, 0xC0, 0x20, 0xC1, 0x20]) == "KOI8-R")
    }

    @Test("Windows-1252 has mostly single letters beside ASCII letters")
    func western() {
        #expect(name([0x61, 0xE9, 0x20, 0x61, 0xE8]) == "Windows-1252")
        #expect(name([0x20, 0xE9, 0x61, 0x20, 0xE8, 0x61]) == "Windows-1252")
        // Only half of the letters are beside ASCII letters.
        #expect(name([0x61, 0xE9, 0x20, 0xE8, 0x20]) != "Windows-1252")
        #expect(name([0x61, 0xE9, 0xE9, 0x20, 0x61, 0xE9]) == "Windows-1252")
        // The bytes are pairs.
        #expect(name([0x61, 0xE9, 0xE9, 0x20, 0x61, 0xE9, 0xE9]) != "Windows-1252")
        #expect(name(repeated([0x61, 0xE9, 0x20], 4) + [0x61, 0xA3]) == "Windows-1252")
        #expect(name(repeated([0x61, 0xE9, 0x20], 3) + [0x61, 0xA3]) == nil)
        #expect(name(repeated([0x61, 0x92, 0x73, 0x20], 2)) == "Windows-1252")
        #expect(name(repeated([0x61, 0x91, 0x73, 0x20], 2)) == "Windows-1252")
        #expect(name(repeated([0x61, 0x98, 0x73, 0x20], 2)) != "Windows-1252")
        #expect(name(repeated([0x7B, 0xE9, 0x7B, 0x20], 2)) != "Windows-1252")
    }

    @Test("Shift-JIS needs one full-width kana for sixteen bytes")
    func shiftJIS() {
        #expect(name([0x82, 0xA0] + [UInt8](repeating: 0xB1, count: 15)) == "Shift-JIS")
        #expect(name([0x82, 0xA0] + [UInt8](repeating: 0xB1, count: 16)) != "Shift-JIS")
        for bad in [[0x82, 0x3F], [0x82, 0x7F], [0x82, 0xFD], [0xA0, 0x41], [0x80, 0x41], [0xFD, 0x41], [0x82]]
            as [[UInt8]]
        {
            #expect(name([0x82, 0xA0, 0x82, 0xA0] + bad) != "Shift-JIS", "\(bad)")
        }
        #expect(name([0x82, 0xA0, 0x82, 0xA0, 0xFC, 0x40]) == "Shift-JIS")
    }

    @Test("Only the first 65,536 bytes of a text are examined")
    func sample() {
        let text = [UInt8](repeating: 0x20, count: 65_534)
        #expect(name(text + [0xE9, 0xE8]) != nil && name(text + [0x20] + [0xE9, 0xE8]) == nil)
        // A part of a longer array is examined from its own start.
        let part = ([0x61] + Array("caf".utf8) + [0xE9, 0x20, 0x61, 0xE8])[1...]
        #expect(LegacyEncoding.name(of: part) == "Windows-1252")
    }
}
