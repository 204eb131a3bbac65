import Foundation
import Testing

@testable import RecipeKit
@testable import TerminalTestSupport

/// The browser killed while it makes the index, and behind a note. `RECIPES_KILLS` is how often; 20 where it is not set.
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

    @Test("at any moment after a note's sheet has closed leaves the note in the notebook's one file", arguments: [7])
    func afterNote(seed: UInt64) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        var numbers = SeededNumbers(seed: seed)
        try await TmuxSession.run(in: scratch) { terminal in
            for kill in 1...Self.kills {
                try await terminal.type(
                    "clear; sh -c 'echo $$ >pid; exec \"$RECIPES\" Cookbook'; stty sane; clear; echo killed-\(kill)")
                try await terminal.waitForList()
                try await terminal.send("n")
                try await terminal.waitFor("the sheet") { $0.contains("Your note") }
                try await terminal.send(["C-u", "k"] + String(kill).map(String.init) + ["Enter"])
                try await terminal.waitFor("the sheet gone, kill \(kill), seed \(seed)") {
                    $0.footer.contains("q quit") && !$0.contains("Your note")
                }
                // Whatever the program does next, as long as it writes nothing further.
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

    /// A copy of the notebook's one file holds a note.
    private func checkNote(_ note: String, in scratch: ScratchFolder, line: Int = #line) throws {
        let bytes = try Data(contentsOf: URL(filePath: scratch.path("home/.local/share/recipes/notebook.sqlite")))
        let copy = scratch.path("copy-\(note)/notebook.sqlite")
        try scratch.write(bytes, to: "copy-\(note)/notebook.sqlite")
        let state = try Notebook(path: copy).exportedState().text()
        #expect(state.contains("\"note\": \"\(note)\""), "line \(line): \(state)")
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
