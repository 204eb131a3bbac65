import Foundation
import TestSupport
import Testing

@testable import TerminalTestSupport

@Suite(
    "Memory limits", .enabled(if: !Sanitizer.reservesMemory, "the sanitizer reserves more than any limit"),
    .timeLimit(.minutes(TimeLimit.minutes)))
struct MemoryTests {
    /// Files that need more memory than the lowest limit.
    private static let files: [(String, String)] = [
        ("long.md", "# Soup\n\n## Ingredients\n\n" + String(repeating: "- 1 g salt\n", count: 250_000)),
        ("long.cook", String(repeating: "Add @salt{1%g} and boil for ~{10%min}.\n\n", count: 70_000)),
        (
            "long.html",
            "<div itemscope itemtype='https://schema.org/Recipe'><i itemprop='name'>Soup</i>"
                + String(repeating: "<li itemprop='recipeIngredient'>1 g salt</li>", count: 350_000)
        ),
        ("one.json", recipe(ingredients: 500_000)),
        ("many.json", "[" + Array(repeating: recipe(ingredients: 10_000), count: 30).joined(separator: ",\n") + "]"),
        ("many.jsonl", Array(repeating: recipe(ingredients: 10_000), count: 30).joined(separator: "\n")),
    ]

    private static func recipe(ingredients: Int) -> String {
        let list = Array(repeating: "\"1 g salt\"", count: ingredients).joined(separator: ",")
        return "{\"@type\": \"Recipe\", \"name\": \"Soup\", \"recipeIngredient\": [\(list)]}"
    }

    @Test(
        "A memory limit ends no command by a signal; files that are too large are refused in one line",
        arguments: files.map(\.0))
    func commands(_ name: String) async throws {
        let scratch = try ScratchFolder()
        let text = try #require(Self.files.first { $0.0 == name }?.1)
        // An import of half a million ingredients takes a long time, whatever the memory limit is.
        let importing = name.hasPrefix("long") ? ["import --dry-run --into Book"] : []
        try scratch.write(text, to: name)
        for kilobytes in [250_000, 400_000] {
            for command in ["list", "show", "check"] + importing {
                let run = try await shell("ulimit -v \(kilobytes); recipes \(command) \(name)", in: scratch)
                #expect([0, 65, 71].contains(run.status), "\(command), \(kilobytes): \(run.status) \(run.error)")
                let said = run.output + run.error
                #expect(run.status == 0 || said.contains("ulimit -v") || said.contains("larger ones are"))
            }
        }
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

    @Test("A memory limit that is too low is reported, and no command hangs", arguments: ["list", "search soup"])
    func tooLow(_ command: String) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        // The loop lowers the limit until the system cannot load the program.
        for kilobytes in stride(from: 240_000, through: 120_000, by: -20_000) {
            let run = try await shell("ulimit -v \(kilobytes); recipes \(command) Cookbook", in: scratch)
            #expect([0, 71, 127].contains(run.status), "\(kilobytes): \(run)")
            if run.status == 71 { #expect(run.error.contains("allow more (ulimit -v)")) }
        }
    }
}
