import LibraryTestSupport
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Reading an import piece by piece")
struct ImportStreamTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func stream(_ bytes: [UInt8]) throws -> ImportStream {
        try folder.write(bytes, to: "a.jsonl")
        return try ImportStream(fileAt: folder["a.jsonl"])
    }

    private func text(_ line: ImportStream.Line?) -> String? {
        line.map { "\($0.number) \($0.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "too long")" }
    }

    @Test(
        arguments: [
            ("", []), ("a", ["1 a"]), ("a\n", ["1 a"]), ("a\n\nb", ["1 a", "2 ", "3 b"]), ("\n", ["1 "]),
            ("\n\n", ["1 ", "2 "]), ("a\r\nb\n", ["1 a\r", "2 b"]),
        ] as [(String, [String])])
    func `lines have numbers, and the last one needs no end`(given: String, lines: [String]) throws {
        var stream = try stream(Array(given.utf8))
        var found: [String] = []
        while let line = text(try stream.next()) { found.append(line) }
        #expect(found == lines)
        #expect(text(try stream.next()) == nil)
    }

    @Test func `the start and the first line can be looked at before they are read`() throws {
        let long = String(repeating: "x", count: FormatRegistry.sniffedLength) + "\nb\n"
        var stream = try stream(Array(long.utf8))
        #expect(try stream.start() == Array(long.utf8.prefix(FormatRegistry.sniffedLength)))
        #expect(try stream.firstLine() == Array(long.utf8.dropLast(3)))
        #expect(try stream.start().count == FormatRegistry.sniffedLength && stream.hasLine)
        #expect(text(try stream.next()) == "1 " + long.dropLast(3))
        #expect(try stream.firstLine() == Array("b".utf8))
        #expect(text(try stream.next()) == "2 b")
        let isLine = stream.hasLine
        #expect(!isLine)
        #expect(text(try stream.next()) == nil)
    }

    @Test func `the rest of a file is what was not read, if it is not larger than a limit`() throws {
        for (limit, isRead) in [(3, true), (2, false)] {
            var stream = try stream(Array("a\nbcd".utf8))
            _ = try stream.next()
            let rest = try stream.rest(limit: limit)
            #expect(rest == (isRead ? Array("bcd".utf8) : nil))
            #expect(text(try stream.next()) == (isRead ? nil : "2 bcd"))
        }
        var whole = try stream(Array("a\nbcd".utf8))
        #expect(try whole.rest(limit: 5) == Array("a\nbcd".utf8))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `lines of any length are those of the whole text`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let lines = (0..<40).map { number in
            String(repeating: "\(number),", count: Int.random(in: 0...9000, using: &random))
        }
        var stream = try stream(Array(lines.joined(separator: "\n").utf8))
        var found: [String] = []
        var numbers: [Int] = []
        while true {
            let batch = try stream.lines()
            if batch.isEmpty { break }
            found += batch.map { String(decoding: $0.bytes ?? [], as: UTF8.self) }
            numbers += batch.map(\.number)
        }
        let expected = lines.last == "" ? Array(lines.dropLast()) : lines
        #expect(found == expected && numbers == Array(1...expected.count), "seed \(seed)")
    }

    @Test func `a line that is too long is skipped, and the next one is read`() throws {
        let long = [UInt8](repeating: 0x78, count: ImportStream.longestLine + 1)
        for (cut, isRead) in [(0, false), (1, true)] {
            var stream = try stream(long.dropLast(cut) + Array("\nb".utf8))
            let first = try stream.firstLine()
            #expect((first != nil) == isRead)
            let line = try #require(try stream.next())
            #expect((line.bytes != nil) == isRead && line.number == 1)
            #expect(text(try stream.next()) == "2 b")
        }
    }

    @Test func `a line of JSON Lines that is too long is told once, and the others are imported`() throws {
        let lines = [
            LibraryTrial.line("Soup"), String(repeating: " ", count: ImportStream.longestLine + 1) + "\n", "\n",
        ]
        try folder.write((lines + [LibraryTrial.line("Pie", ["2 apples"])]).joined(), to: "In/a.jsonl")
        var recipes = try RecipeImport(into: folder["Book"], isDryRun: true)
        var events: [String] = []
        try recipes.add(.path(folder["In/a.jsonl"])) { event in
            switch event {
            case .imported(let title, _): events.append(title)
            case .unreadable(let diagnostic): events.append("\(diagnostic.location.line ?? 0): \(diagnostic.message)")
            default: events.append("?")
            }
        }
        #expect(events == ["Soup", "2: the line is longer than 16 MB, so it was skipped.", "Pie"])
        #expect(recipes.unreadableCount == 1 && recipes.importedCount == 2)
    }
}
