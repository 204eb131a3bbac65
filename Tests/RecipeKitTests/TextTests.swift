import Foundation
import Testing

@testable import RecipeKit

@Suite("Keys and bytes of texts")
struct TextTests {
    @Test("Titles are sorted without case, accents and punctuation, and numbers by their value")
    func order() {
        let sorted = [
            "1 egg", "2 eggs", "10 34", "10 eggs", "1034", "a", "a b", "Äb", "ab c", "Éclair", "shepherds pie",
        ]
        #expect(sorted.reversed().sorted { SortingKey($0) < SortingKey($1) } == sorted)
        #expect(SortingKey("Shepherd’s  Pie!") == SortingKey("shepherds pie"))
        #expect(SortingKey("Crème-brûlée") == SortingKey("creme brulee") && SortingKey("ab") != SortingKey("a b"))
        #expect(SortingKey("007") == SortingKey("7") && SortingKey("0") != SortingKey(""))
        #expect(SortingKey("Tea 2").hasPrefix(SortingKey("tea")) && SortingKey("Iced tea").contains(SortingKey("Tea")))
    }

    @Test("No key is before itself, and a key is before one that continues it")
    func keys() {
        let keys = ["", "7", "7 a", "a", "a 7", "a b", "ab"].map { SortingKey($0) }
        #expect(keys.reversed().sorted() == keys)
        for key in keys { #expect(!(key < key)) }
        #expect(SortingKey(" a.7.").text == "a 0\"7" && SortingKey("...").utf8.isEmpty)
        #expect(SortingKey("1 2") != SortingKey("12") && SortingKey("a1b").text == "a0\"1b")
    }

    @Test("Spaces at the ends of a text are removed", arguments: ["", " ", "\u{A0}", "\t\u{2003}", "\u{3000}\n"])
    func trimming(space: String) {
        #expect((space + "é b~" + space).trimmingSpaces() == "é b~")
        #expect((space + "a").trimmingSpaces() == "a" && ("a" + space).trimmingSpaces() == "a")
        #expect(space.trimmingSpaces().isEmpty)
    }

    @Test(
        "A scalar is folded to lower case without accents; marks and invisible characters are removed",
        arguments: [
            ("A", "a"), ("z", "z"), ("Z", "z"), ("7", "7"), ("-", "-"), ("Ж", "ж"), ("Ё", "е"), ("Σ", "σ"), ("ς", "σ"),
            ("Ώ", "ω"), ("ẞ", "ss"), ("Æ", "ae"), ("Œ", "oe"), ("Þ", "th"), ("ĳ", "ij"), ("Ł", "l"), ("ø", "o"),
            ("ſ", "s"), ("汤", "汤"), ("\u{AD}", ""), ("\u{200D}", ""), ("\u{301}", ""), ("\u{24F}", "\u{24F}"),
            ("\u{1EFF}", "\u{1EFF}"),
        ] as [(Unicode.Scalar, String)])
    func folding(scalar: Unicode.Scalar, letters: String) {
        var bytes: [UInt8] = []
        scalar.appendFolded(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == letters)
    }

    @Test("A Latin letter that consists of a letter and accents is folded to that letter")
    func latinLetters() {
        for value in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
            guard parts.count > 1, let letter = parts.first, letter.isASCII else { continue }
            #expect(LetterFolding.letters(for: scalar) == String(letter).lowercased(), "\(scalar)")
        }
    }

    @Test("Bytes are classified as ASCII spaces, digits and letters")
    func bytes() {
        let bytes = UInt8.min ... .max
        #expect(String(decoding: bytes.filter(UTF8Text.isDigit), as: UTF8.self) == "0123456789")
        #expect(
            String(decoding: bytes.filter(UTF8Text.isAlphanumeric), as: UTF8.self)
                == "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        #expect(bytes.filter(UTF8Text.isSpace) == [0x09, 0x0B, 0x0C, 0x0D, 0x20])
        let text = Array(" \t a b \r".utf8)
        #expect(UTF8Text.trim(0..<text.count, in: text) == 3..<6 && UTF8Text.trim(0..<2, in: text).isEmpty)
        #expect(UTF8Text.string(3..<6, in: text) == "a b")
    }

    @Test(
        "Scalars are decoded, and an incomplete one is the replacement character",
        arguments: ["a", "\u{7F}", "\u{80}", "é", "ก", "€", "\u{FFFD}", "😀"])
    func scalars(text: String) {
        let bytes = Array(text.utf8)
        let (scalar, length) = UTF8Text.scalar(at: 0, in: bytes + [0x61])
        #expect(String(scalar) == text && length == bytes.count)
        #expect(UTF8Text.scalar(at: 1, in: [0x61] + bytes) == (scalar, length))
        guard bytes.count > 1 else { return }
        #expect(UTF8Text.scalar(at: 0, in: Array(bytes.dropLast())) == ("\u{FFFD}", 1))
    }
}
