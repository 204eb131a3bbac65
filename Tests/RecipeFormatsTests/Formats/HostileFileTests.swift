import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Hostile files")
struct HostileFileTests {
    @Test("A hostile file without text has no steps and no ingredients", arguments: SampleFile.all)
    func empty(sample: SampleFile) {
        for bytes in [[], [0x20], [0x0A], [0x0D], [0], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0x1B]]
            as [[UInt8]]
        {
            let reading = sample.read(bytes)
            #expect(reading.recipes.allSatisfy { $0.isWithoutContent })
            #expect(!reading.recipes.isEmpty || !reading.diagnostics.isEmpty)
        }
    }

    @Test("The unmodified sample file is read completely", arguments: SampleFile.all)
    func whole(sample: SampleFile) {
        let reading = sample.read(Array(sample.text.utf8))
        #expect(reading.recipes.map(\.title) == ["Leek soup"])
        #expect(reading.recipes.flatMap(\.sections).flatMap(\.steps).count == 2)
        #expect(reading.diagnostics.isEmpty)
    }

    @Test(
        "A truncated file is read up to its end, or has a diagnostic",
        arguments: SampleFile.all)
    func truncated(sample: SampleFile) {
        let bytes = Array(sample.text.utf8)
        for count in bytes.indices {
            let reading = sample.read(Array(bytes[..<count]))
            #expect(reading.headers.count == reading.recipes.count)
            #expect(reading.recipes.count <= 1)
            #expect(!reading.recipes.isEmpty || !reading.diagnostics.isEmpty)
            // If only the start of a character, an escape or a tag is there, it may be read as text.
            #expect(
                reading.recipes.allSatisfy {
                    "Leek soup".hasPrefix($0.title.prefix { !"\u{FFFD}\\<".contains($0) }) || $0.title == "File"
                }, "\(count) bytes: \(reading.recipes.map(\.title))")
        }
    }

    @Test("A file with a changed byte is read, or has a diagnostic", arguments: SampleFile.all)
    func damaged(sample: SampleFile) {
        let bytes = Array(sample.text.utf8)
        // There are many samples of other programs, so the test skips more of their bytes.
        let isForeign = ForeignSamples.all.contains { $0.text == sample.text }
        let step = ConformanceData.isExhaustive ? (isForeign ? 11 : 1) : (isForeign ? 31 : 3)
        for index in stride(from: 0, to: bytes.count, by: step) {
            for byte in [0, 0x0D, 0x1B, 0x22, 0x3C, 0x7B, 0x80, 0xFF] as [UInt8] {
                var damaged = bytes
                damaged[index] = byte
                let reading = sample.read(damaged)
                #expect(reading.headers.count == reading.recipes.count)
                #expect(!reading.recipes.isEmpty || !reading.diagnostics.isEmpty)
            }
        }
    }

    @Test(
        "A file that is not UTF-8 is rejected with the location of the first invalid byte",
        arguments: SampleFile.all.prefix(4).filter { !($0.format is MarkdownFormat) })
    func wrongEncoding(sample: SampleFile) {
        let reading = sample.read(Array(sample.text.utf8) + Array("\nCr".utf8) + [0xE8, 0x6D, 0x65])
        #expect(reading.recipes.isEmpty)
        let line = sample.text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        #expect(reading.diagnostics.map(\.location) == [SourceLocation(file: "file", line: line, column: 3)])
        #expect(reading.diagnostics.first?.message.contains("0xE8 is not UTF-8") == true)
    }

    @Test(
        "A page with an encoding that no browser supports is rejected with the name of the encoding",
        arguments: [
            "iso-2022-cn-ext", "iso-2022-cn", "utf-7", "ucs-4", "internal", "wchar_t", "x", "utf-32", "unicode", "java",
        ])
    func unknownEncoding(name: String) {
        let page = """
            <meta charset="\(name)"><script type="application/ld+json">{"@type": "Recipe", "name": "Cr
            """
        let bytes = Array(page.utf8) + [0xE8] + Array("me +AGE-\u{1B}$)A\u{E}\"}</script>".utf8)
        let reading = FileReading(bytes, HTMLFormat())
        #expect(reading.recipes.isEmpty && reading.diagnostics.first?.message.contains("“\(name)”") == true)
    }

    @Test("A recipe with control characters in every field is written without them", arguments: SampleFile.all)
    func controlCharacters(sample: SampleFile) {
        let attack = "\u{1B}]0;x\u{7}\u{1B}[31m\u{9B}2J\u{8}\u{202E}"
        for word in ["Leek", "oup", "winter", "water", "leek", "Boil", "Stock", "pot", "bowls", "sliced", "Cream"] {
            let text = sample.text.split(separator: word, omittingEmptySubsequences: false).joined(
                separator: word + attack)
            for recipe in FileReading(text, sample.format).recipes {
                for format in FormatRegistry.all {
                    guard let written = format.write?(recipe) else { continue }
                    #expect(!written.holdsTerminalControl, "\(format.name)")
                }
            }
        }
    }
}

extension Recipe {
    fileprivate var isWithoutContent: Bool {
        ingredientGroups.flatMap(\.ingredients).isEmpty
            && sections.flatMap(\.steps).allSatisfy { $0.sentence(.unicode).utf8.allSatisfy { $0 < 0x21 } }
    }
}

extension StringProtocol {
    /// Whether the text contains a control character other than a line feed.
    fileprivate var holdsTerminalControl: Bool {
        unicodeScalars.contains {
            $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
        }
    }
}
