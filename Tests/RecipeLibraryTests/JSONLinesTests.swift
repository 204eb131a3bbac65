import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Lines of large files")
struct JSONLinesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func texts(_ text: String, from position: Int = 0, limit: Int = 4096) throws -> JSONTexts {
        try folder.write(text, to: "a.jsonl")
        return try JSONTexts(ofFileAt: folder["a.jsonl"], .lines, from: position, limit: limit)
    }

    private func all(_ texts: JSONTexts) throws -> [String] {
        var found: [String] = []
        while let text = try texts.nextText() {
            found.append("\(text.line ?? 0) \(text.offset) \(String(decoding: text.bytes, as: UTF8.self))")
        }
        return found
    }

    @Test func `lines have numbers and offsets, but no numbers if reading begins later`() throws {
        #expect(try all(texts("ab\n\ncd")) == ["1 0 ab", "2 3 ", "3 4 cd"])
        #expect(try all(texts("ab\ncd\n")) == ["1 0 ab", "2 3 cd"] && all(texts("")) == [])
        #expect(try all(texts("ab\n\ncd\n", from: 3)) == ["0 3 ", "0 4 cd"])
    }

    @Test func `a line with the end of line fills the limit, and a longer one is an error with its line`() throws {
        for (length, end) in [(4095, "\n"), (4095, "")] {
            let line = String(repeating: "x", count: length)
            #expect(try all(texts("a\n" + line + end)).map(\.count) == [5, 4 + length])
        }
        for (start, number) in [("a\nb\n", 3), ("", 1)] {
            let texts = try texts(start + String(repeating: "x", count: 4097) + "\nc\n")
            let error = #expect(throws: CookbookError.self) { try all(texts) }
            #expect(
                error?.diagnostic.message
                    == "this line is longer than 4 KB, so nothing from here on was read; give each recipe a line.")
            #expect(error?.diagnostic.location == SourceLocation(file: folder["a.jsonl"], line: number))
            #expect(error?.category == .badData)
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `lines of any length are read with a small and a large buffer`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let lines = (0..<30).map { "\($0)" + String(repeating: "x", count: Int.random(in: 0...4000, using: &random)) }
        var offset = 0
        let expected = lines.enumerated().map { number, line in
            defer { offset += line.utf8.count + 1 }
            return "\(number + 1) \(offset) \(line)"
        }
        for limit in [4096, 1 << 20] {
            #expect(try all(texts(lines.joined(separator: "\n"), limit: limit)) == expected, "seed \(seed)")
        }
    }

    @Test func `a line is longer than a piece of the file`() throws {
        let long = String(repeating: "y", count: 2_500_000)
        #expect(try all(texts("a\n\(long)\nb", limit: 4 << 20)) == ["1 0 a", "2 2 \(long)", "3 2500003 b"])
    }

    @Test func `a changed file is not unchanged, and its position is where the next text begins`() throws {
        let texts = try texts("ab\ncd\n")
        #expect(texts.position == 0 && texts.isUnchanged)
        _ = try texts.nextText()
        #expect(texts.position == 3)
        let handle = open(folder["a.jsonl"], O_WRONLY | O_APPEND)
        #expect(write(handle, "ef\n", 3) == 3)
        close(handle)
        #expect(!texts.isUnchanged)
    }
}
