import TestSupport
import Testing

@testable import RecipeFormats

@Suite("Images in Markdown")
struct MarkdownImageLimitTests {
    private func limited(_ text: String) -> String? {
        Array(text.utf8).withUnsafeBytes { bytes in
            MarkdownImageLimit.limited(bytes).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    @Test("A Markdown paragraph that repeats an unclosed image with a link is parsed in linear time")
    func manyImages() {
        let isLinear = ProcessorTime.growsLinearly(toSize: 240_000) { size in
            let text = "# Soup\n\n" + String(repeating: "![[]()", count: size / 6)
            #expect(MarkdownDocument(Array(text.utf8)).blocks.count == 2)
        }
        #expect(isLinear)
    }

    @Test("Only the images after the 500th of a paragraph become links")
    func limit() {
        let image = "![a](b)\n"
        #expect(limited(String(repeating: image, count: 500) + "[c](d) !") == nil)
        #expect(
            limited(String(repeating: image, count: 501) + "e!")
                == String(repeating: image, count: 500) + " [a](b)\ne!")
        for blank in ["\n", " \t\r\n"] {
            let paragraph = String(repeating: image, count: 400)
            #expect(limited(paragraph + blank + paragraph) == nil)
        }
        #expect(limited("") == nil)
    }
}
