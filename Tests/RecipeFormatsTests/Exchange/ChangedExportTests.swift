import Foundation
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Files of other programs in which bytes are changed")
struct ChangedExportTests {
    /// The formats of other programs. Other tests check the formats that people write themselves.
    private static let identifiers = Set(FormatRegistry.all.map(\.identifier)).subtracting([
        "cooklang", "recipemd", "markdown", "json", "html", "http",
    ])

    /// The files with which fuzzing begins, by the identifiers of their formats.
    private static let seeds: [(format: String, file: URL)] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzzing/Seeds")
        return identifiers.sorted().flatMap { identifier -> [(String, URL)] in
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: identifier).path)
            return (names ?? []).sorted().map { (identifier, folder.appending(path: "\(identifier)/\($0)")) }
        }
    }()

    @Test("Each reader of another program's files has a file with which fuzzing begins, and reads it")
    func seeds() throws {
        #expect(Set(Self.seeds.map(\.format)) == Self.identifiers)
        for (identifier, file) in Self.seeds {
            let format = try #require(FormatRegistry.format(identifier: identifier))
            var count = 0
            let text = try format.utf8(of: [UInt8](Data(contentsOf: file)), file: "x")
            _ = format.readAll(utf8: text, file: "x") { result in
                count += 1
                return !result.recipe.title.isEmpty
            }
            #expect(count > 0, "\(file.lastPathComponent) of \(identifier)")
        }
    }

    @Test("A changed file gives recipes or diagnostics and never a crash")
    func changed() throws {
        var generator = SeededGenerator(seed: 20)
        let tokens = [
            "\"", "{", "[", "]", "}", "<", ">", "\n", ":", "null", "1e999", "-1", "\u{0}", "é", "&", "0", "-",
        ]
        for (identifier, file) in Self.seeds {
            let format = try #require(FormatRegistry.format(identifier: identifier))
            let whole = try [UInt8](Data(contentsOf: file))
            for _ in 0..<(ConformanceData.isExhaustive ? 5000 : 80) {
                var bytes = whole
                for _ in 0..<Int.random(in: 1...5, using: &generator) {
                    let start = Int.random(in: 0..<bytes.count, using: &generator)
                    let end = min(bytes.count, start + Int.random(in: 0...6, using: &generator))
                    let token = tokens.randomElement(using: &generator) ?? ""
                    bytes.replaceSubrange(start..<end, with: Array(token.utf8))
                }
                let text = try format.utf8(of: bytes, file: "x")
                var recipes: [Recipe] = []
                _ = format.readImports(utf8: text, file: "x") { recipe in
                    recipes.append(recipe.readable.recipe)
                    return true
                }
                #expect(format.readHeaders(utf8: text, file: "x").count == recipes.count)
                for recipe in recipes { _ = TextWriter().text(for: recipe) }
            }
        }
    }
}
