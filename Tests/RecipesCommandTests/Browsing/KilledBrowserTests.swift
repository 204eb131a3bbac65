import CookbookStore
import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary
@testable import TerminalTestSupport

/// Kills the browser while it creates the index, and after a note. `RECIPES_KILLS` sets the number of kills; 20 by
/// default.
@Suite("Killed browser", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct KilledBrowserTests {
    private static let kills = ProcessInfo.processInfo.environment["RECIPES_KILLS"].flatMap(Int.init) ?? 20

    @Test("A kill during indexing leaves an index that opens and is completed")
    func whileIndexing() async throws {
        let scratch = try ScratchFolder()
        let recipes = 6000
        let lines = (1...recipes).map { number in
            #"{"@type": "Recipe", "name": "Soup \#(number)", "recipeIngredient": ["1 leek"], "recipeInstructions": "Boil."}"#
        }
        try scratch.write(lines.joined(separator: "\n"), to: "Book/soups.jsonl")
        // The kills happen at times from before the first batch to after the last one. The script copies the index
        // after each kill.
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

    @Test("A kill after a note's sheet has closed keeps the note in the notebook file", arguments: [7])
    func afterNote(seed: UInt64) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        var numbers = SeededNumbers(seed: seed)
        try await TmuxSession.run(in: scratch) { terminal in
            for kill in 1...Self.kills {
                try await terminal.type(
                    "clear; sh -c 'echo $$ >pid; exec \"$RECIPES\" Cookbook'; stty sane; clear; echo killed-\(kill)")
                try await terminal.waitForList()
                try await terminal.send("a")
                try await terminal.waitFor("the sheet") { $0.contains("Your note") }
                try await terminal.send(["C-u", "k"] + String(kill).map(String.init) + ["Enter"])
                try await terminal.waitFor("the sheet gone, kill \(kill), seed \(seed)") {
                    $0.footer.contains("q quit") && !$0.contains("Your note")
                }
                // The kill can happen at any time before the program writes again.
                let next = ["Down", "Enter", "Up", "NPage"].shuffled(using: &numbers)
                try await terminal.send(Array(next.prefix(numbers.upTo(5))))
                let pid = try scratch.read("pid").trimmingCharacters(in: .whitespacesAndNewlines)
                let pause = Double(numbers.upTo(200)) / 10_000
                #expect(try await shell("sleep \(pause); kill -KILL \(pid)", in: scratch).status == 0)
                try await terminal.waitFor("the shell") { $0.lines.contains("killed-\(kill)") }
                try checkNote("k\(kill)", in: scratch)
            }
        }
    }

    /// Expects that a copy of the notebook, which is one file, contains a note.
    private func checkNote(_ note: String, in scratch: ScratchFolder, line: Int = #line) throws {
        let bytes = try Data(contentsOf: URL(filePath: scratch.path("home/.local/share/recipes/notebook.sqlite")))
        let copy = scratch.path("copy-\(note)/notebook.sqlite")
        try scratch.write(bytes, to: "copy-\(note)/notebook.sqlite")
        let state = try Notebook(path: copy).exportedState().text()
        #expect(state.contains("\"note\": \"\(note)\""), "line \(line): \(state)")
    }

    /// Expects that every index that a kill left can be opened and is valid. Each must list at least as many recipes as
    /// the one before, because a recipe that was listed once must not be lost.
    private func check(in scratch: ScratchFolder) throws {
        var listed = 0
        for kill in 1...Self.kills {
            let folder = scratch.path("left-\(kill)")
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            // If the kill came before the first batch, there is no index.
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
