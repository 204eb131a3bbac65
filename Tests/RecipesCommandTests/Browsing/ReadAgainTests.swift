import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Reading the cookbook again", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct ReadAgainTests {
    @Test("An open recipe shows edits, renames and deletion of its file automatically")
    func openRecipe() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("Down", "Enter")
            try await terminal.waitFor("the recipe") { $0.top.contains("Lentil soup") && $0.contains("Ingredients ──") }
            try scratch.write(
                "Wash @chard{1}.\n\nSimmer @red lentils{250%g} in @water{1%l}.\n", to: "Cookbook/Soups/Lentil soup.cook"
            )
            try await terminal.waitFor("the edit") {
                $0.contains("chard") && $0.contains("The file has changed; the recipe shows as it is now.")
            }
            let folder = scratch.path("Cookbook")
            try FileManager.default.moveItem(
                atPath: "\(folder)/Soups/Lentil soup.cook", toPath: "\(folder)/Lentils.cook")
            try await terminal.waitFor("the new name") {
                $0.top.contains("Lentils") && $0.contains("The file is now “Lentils.cook”.")
            }
            try FileManager.default.removeItem(atPath: "\(folder)/Lentils.cook")
            let gone = try await terminal.waitFor("the deletion") {
                $0.contains("“Lentils.cook” is gone; the recipe shows as it was read last.")
            }
            #expect(gone.contains("chard"))
            try scratch.write("Boil @rice{}.\n", to: "Cookbook/Lentils.cook")
            try await terminal.send("r")
            try await terminal.waitFor("the file that came back") { $0.contains("rice") && !$0.contains("is gone") }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    @Test("Reading again with r lists a new file and keeps the selected recipe selected", arguments: [80, 120])
    func fileThatCame(columns: Int) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(columns: columns, in: scratch) { terminal in
            try await terminal.type("recipes Cookbook; echo status $?")
            try await terminal.waitFor("the list") { $0.top.contains("3 recipes") }
            try await terminal.send("Down")
            try await terminal.waitFor("the second row") { $0.selectedTitle == "Lentil soup" }
            try scratch.write("Peel @beetroot{1%kg}.\n", to: "Cookbook/Soups/Borscht.cook")
            try await terminal.send("r")
            let list = try await terminal.waitFor("the file that came") { $0.top.contains("4 recipes") }
            #expect(list.contains("Borscht"))
            #expect(list.selectedTitle == "Lentil soup")
            // A move takes one step. The program could read a folder whose files are removed one after another.
            try FileManager.default.moveItem(atPath: scratch.path("Cookbook"), toPath: scratch.path("Moved"))
            try await terminal.send("F5")
            let gone = try await terminal.waitFor("the reason") { $0.contains("cookbook could not be read") }
            #expect(gone.contains("Borscht"))
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }
}
