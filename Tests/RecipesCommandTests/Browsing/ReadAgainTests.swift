import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Reading the cookbook again", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct ReadAgainTests {
    @Test("with r shows a file that came, and the selection stays with its recipe", arguments: [80, 120])
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
            try FileManager.default.removeItem(atPath: scratch.path("Cookbook"))
            try await terminal.send("F5")
            let gone = try await terminal.waitFor("the reason") { $0.contains("cookbook could not be read") }
            #expect(gone.contains("Borscht"))
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }
}
