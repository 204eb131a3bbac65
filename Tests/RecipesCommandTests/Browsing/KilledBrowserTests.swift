import Foundation
import Testing

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
        let pauses = (0..<Self.kills).map { _ in String(Double.random(in: 0.005...0.6)) }.joined(separator: " ")
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type(
                "for t in \(pauses); do timeout --foreground -s KILL $t \"$RECIPES\" Book; stty sane; done; "
                    + "clear; echo all-were-killed")
            try await terminal.waitFor("the last of them", within: .seconds(10 + 3 * Self.kills)) {
                $0.lines.contains("all-were-killed")
            }
            try await terminal.type("recipes Book")
            try await terminal.waitFor("all recipes", within: .seconds(60)) { $0.contains("\(recipes) recipes") }
            try await terminal.send("End")
            try await terminal.waitFor("the last recipe") { $0.contains("Soup \(recipes)") }
            try await terminal.send("q")
        }
    }
}
