import TestSupport
import Testing

@testable import TextLayout

@Suite("Truncation")
struct TruncationTests {
    @Test(
        "Truncation keeps text that fits and ends other text with an ellipsis",
        arguments: [
            ("Rice", 4, "Rice"), ("Rice", 3, "Ri…"), ("Rice", 1, "…"), ("Rice", 0, ""), ("Rice", -3, ""), ("", 0, ""),
            ("Rice and beans", 6, "Rice…"), ("麻婆豆腐", 8, "麻婆豆腐"), ("麻婆豆腐", 7, "麻婆豆…"), ("麻婆豆腐", 6, "麻婆…"),
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👨\u{200D}👩\u{200D}👧ab", 3, "👨\u{200D}👩\u{200D}👧…"),
        ])
    func keepsWhatFits(text: String, width: Int, expected: String) {
        #expect(text.truncated(toWidth: width) == expected)
    }

    @Test("Truncation to no columns leaves nothing, also with an ellipsis that has no width")
    func noColumns() {
        for width in [-1, 0] { #expect("Rice".truncated(toWidth: width, ellipsis: "\u{301}").isEmpty) }
        #expect(
            "Rice".truncated(toWidth: 1, ellipsis: "～").isEmpty && "Rice".truncated(toWidth: 2, ellipsis: "～") == "～")
    }

    @Test("Truncation decodes no more text than the width, whatever the length of the text")
    func bounded() {
        let mark = "e" + String(repeating: "\u{301}", count: 1_000_000)
        for text in ["Rice and beans ", "麻婆豆腐", "crème "] {
            let long = String(repeating: text, count: 100_000)
            #expect(long.truncated(toWidth: 20) == String(repeating: text, count: 8).truncated(toWidth: 20))
        }
        // The ellipsis replaces the letter with its marks.
        #expect(("abc" + mark + "fgh").truncated(toWidth: 3) == "ab…")
        #expect(("ab" + mark + "fgh").truncated(toWidth: 2) == "a…")
    }

    @Test("Truncated text is never wider than the width, for random text and ellipses")
    func neverExceeds() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<2_000 {
            let text = RandomText.make(length: .random(in: 0..<16, using: &random), using: &random)
            let width = Int.random(in: 0..<12, using: &random)
            for mark: Character in ["…", "~", "～", "\u{301}"] {
                let cut = text.truncated(toWidth: width, ellipsis: mark)
                #expect(cut.displayWidth <= width, "\(text.unicodeScalars.map(\.value)) to \(width)")
            }
        }
    }
}
