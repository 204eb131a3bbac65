import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("The week in a terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct KitchenTests {
    @Test("A recipe goes on the shopping list, is ticked there, and the list is the start screen of its command")
    func shopping() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook("home/Recipes")
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes; echo status $?")
            try await terminal.waitForList()
            try await terminal.send(["b", "p"])
            try await terminal.waitFor("the places") { $0.contains("Places") && $0.contains("Timers") }
            try await terminal.send("L")
            try await terminal.waitFor("the list") { $0.contains("Leek soup") && $0.contains("3 to buy") }
            try await terminal.send("Space")
            try await terminal.waitFor("the tick") { $0.contains("2 of 3 to buy") }
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
            #expect(try scratch.read("home/Recipes/.shopping-list") == "./Soups/Leek soup\n")
            #expect(try scratch.read("home/Recipes/.shopping-checked").hasPrefix("+ "))
            try await terminal.type("clear; recipes shopping-list; echo again $?")
            try await terminal.waitFor("the list again") { $0.contains("2 of 3 to buy") }
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("again 0") }
        }
    }
}
