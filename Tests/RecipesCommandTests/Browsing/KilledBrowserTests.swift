import Foundation
import Testing

@testable import RecipeKit
@testable import TerminalTestSupport

/// The browser killed while it makes the index. `RECIPES_KILLS` is how often; 20 where it is not set.
@Suite("A browser that is killed", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct KilledBrowserTests {
    private static let kills = ProcessInfo.processInfo.environment["RECIPES_KILLS"].flatMap(Int.init) ?? 20

    @Test("at any moment of indexing leaves an index that opens and is completed")
    func whileIndexing() async throws {
        let scratch = try ScratchFolder()
        let recipes = 6000
        let lines = (1...recipes).map { number in
            #"{"@type": "Recipe", "name": "Soup \#(number)", "recipeIngredient": ["1 leek"], "recipeInstructions": "Boil."}"#
        }
        try scratch.write(lines.joined(separator: "\n"), to: "Book/soups.jsonl")
        // From before the first batch to behind the last.
        // What each left is kept aside, as it was.
        let pauses = (0..<Self.kills).map { _ in String(Double.random(in: 0.005...0.6)) }.joined(separator: " ")
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type(
                "kill=0; for t in \(pauses); do timeout --foreground -s KILL $t \"$RECIPES\" Book; stty sane; "
                    + "kill=$((kill + 1)); mkdir left-$kill; cp -r home/.cache/recipes/. left-$kill; done; "
                    + "clear; echo all-were-killed")
            try await terminal.waitFor("the last of them", within: .seconds(10 + 3 * Self.kills)) {
                $0.lines.contains("all-were-killed")
            }
            try check(in: scratch)
            try await terminal.type("recipes Book")
            try await terminal.waitFor("all recipes", within: .seconds(60)) { $0.contains("\(recipes) recipes") }
            try await terminal.send("End")
            try await terminal.waitFor("the last recipe") { $0.contains("Soup \(recipes)") }
            try await terminal.send("q")
        }
    }

    /// Every index that a kill left opens and is sound, and lists no less than the one before: what was listed once is
    /// not lost.
    private func check(in scratch: ScratchFolder) throws {
        var listed = 0
        for kill in 1...Self.kills {
            let folder = scratch.path("left-\(kill)")
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            // There is none where the kill came before the first.
            guard let name = names.first(where: { $0.hasSuffix(".sqlite") }) else { continue }
            let reader: IndexReader
            do { reader = try IndexReader(.disk(path: "\(folder)/\(name)")) } catch {
                #expect(listed == 0, "kill \(kill): \(error)")
                continue
            }
            let check = try reader.statement("PRAGMA integrity_check")
            #expect(try check.step() && check.text(0) == "ok", "kill \(kill): \(check.text(0))")
            check.reset()
            let recipes = (try? reader.contents())??.numberOfRecipes ?? 0
            #expect(recipes >= listed, "kill \(kill)")
            listed = recipes
        }
        #expect(listed > 0)
    }
}
