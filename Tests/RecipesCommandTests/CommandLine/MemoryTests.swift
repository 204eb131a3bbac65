import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

@Suite(
    "Memory limits", .enabled(if: !Sanitizer.reservesMemory, "the sanitizer reserves more than any limit"),
    .timeLimit(.minutes(TimeLimit.minutes)))
struct MemoryTests {
    /// Files that are larger than the memory that may be used.
    private static let files: [(String, String)] = [
        ("many.json", "[" + Array(repeating: recipe(ingredients: 10_000), count: 30).joined(separator: ",\n") + "]"),
        ("many.jsonl", Array(repeating: recipe(ingredients: 10_000), count: 30).joined(separator: "\n")),
    ]

    private static func recipe(ingredients: Int) -> String {
        let list = Array(repeating: "\"1 g salt\"", count: ingredients).joined(separator: ",")
        return "{\"@type\": \"Recipe\", \"name\": \"Soup\", \"recipeIngredient\": [\(list)]}"
    }

    @Test("A JSON file of many recipes can be read within the memory limit", arguments: ["many.json", "many.jsonl"])
    func pieces(_ name: String) async throws {
        let scratch = try ScratchFolder()
        let text = try #require(Self.files.first { $0.0 == name }?.1)
        try scratch.write(text, to: name)
        let run = try await shell("ulimit -v 400000; recipes list \(name)", in: scratch)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.lines.count == 30)
    }
}
