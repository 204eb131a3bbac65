import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("An import while the person changes other files", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct TwoWritersTests {
    @Test("Every file holds its own text when recipes are bought, edited and undone beside an import")
    func atOnce() async throws {
        let scratch = try ScratchFolder()
        let own = 20
        for number in 1...own {
            try scratch.write("---\nservings: 2\n---\n\nMix @flour{\(number)%g}.\n", to: "Book/Own \(number).cook")
        }
        let imported = 3000
        let lines = (1...imported).map {
            #"{"@type": "Recipe", "name": "Import \#($0)", "recipeIngredient": ["\#($0) g salt"], "recipeInstructions": "Boil."}"#
        }
        try scratch.write(lines.joined(separator: "\n"), to: "imports.jsonl")
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Book")
            try await terminal.waitForList()
            try await terminal.send("I")
            try await terminal.waitFor("the question") { $0.contains("The path of a file") }
            try await terminal.type("imports.jsonl")
            try await terminal.waitFor("the import") { $0.contains("Import") && $0.contains("so far") }
            try await terminal.send("Escape")
            // The recipes of the import arrive in the list meanwhile, so that others are under the selection each time.
            for round in 1...30 {
                try await terminal.send("b", "Down", "f", "b", round % 3 == 0 ? "z" : "Down")
            }
            try await terminal.waitFor("all recipes", within: .seconds(120)) {
                $0.contains("\(imported + own) recipes")
            }
            #expect(try await !terminal.screen().contains("could not be saved"))
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { !$0.footer.contains("q quit") }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path("Book"))
        for name in files where name.hasSuffix(".cook") {
            let text = try scratch.read("Book/\(name)")
            #expect(text.contains(name.hasPrefix("Own") ? "@flour{" : "@salt{"), "\(name): \(text)")
        }
        #expect(files.count { $0.hasSuffix(".cook") } == imported + own && !files.contains { $0.hasSuffix(".tmp") })
        let list = try scratch.read("Book/.shopping-list").split(separator: "\n")
        #expect(list.allSatisfy { $0.hasPrefix("./") } && list.count > 5, "\(list)")
    }
}
