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

    @Test("Scalars are decoded, and an incomplete one is the replacement character", arguments: ["a", "é", "€", "😀"])
    func scalars(text: String) {
        let bytes = Array(text.utf8)
        let (scalar, length) = UTF8Text.scalar(at: 0, in: bytes + [0x61])
        #expect(String(scalar) == text && length == bytes.count)
        guard bytes.count > 1 else { return }
        #expect(UTF8Text.scalar(at: 0, in: Array(bytes.dropLast())) == ("\u{FFFD}", 1))
    }
}
