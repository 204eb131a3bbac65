import Testing

@testable import TerminalTestSupport

@Suite("Searching in the browser", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct SearchingTests {
    @Test("Search finds a recipe by three letters and opens it; Esc restores the results and the list")
    func searches() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            try await terminal.waitForList()
            try await terminal.send("Down", "Down")
            let list = try await terminal.waitFor("the third row") { $0.selectedLine == 4 }
            try await terminal.send("/")
            try await terminal.waitFor("what can be typed") { $0.text.contains("with:egg") }
            #expect(try await terminal.fact("cursor_flag") == "1")
            try await terminal.send("t", "o", "m")
            let results = try await terminal.waitFor("all results, counted") {
                $0.selected != nil && $0.top.contains(/[0-9] of 84$/) && !$0.top.contains("+")
            }
            #expect(results.lines[1] == " / tom")
            try await terminal.send("Down")
            let second = try await terminal.waitFor("the second result") {
                $0.selected != nil && $0.selected != results.selected
            }
            try await terminal.send("Enter")
            try await terminal.waitFor("a recipe") { $0.text.contains("Ingredients") }
            #expect(try await terminal.fact("cursor_flag") == "0")
            try await terminal.send("Escape")
            try await terminal.waitFor("the results again") { $0.text == second.text }
            try await terminal.send("Escape")
            try await terminal.waitFor("the list again") { $0.text == list.text }
        }
    }

    @Test("Sort order and filters can be set and removed")
    func arranges() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            let list = try await terminal.waitForList()
            try await terminal.send("s")
            try await terminal.waitFor("the menu") { $0.text.contains("by rating") }
            try await terminal.send("Down", "Enter")
            try await terminal.waitFor("sections by time") { $0.text.contains("[by time") }
            try await terminal.send("F")
            try await terminal.waitFor("the menu") { $0.text.contains("up to 30 min") }
            try await terminal.send("Down", "Enter")
            try await terminal.waitFor("what is quick") { $0.lines[1].contains("[up to 30 min") }
            try await terminal.send("BSpace", "BSpace")
            try await terminal.waitFor("the list again") { $0.top == list.top && $0.lines[1] == list.lines[1] }
        }
    }
}
