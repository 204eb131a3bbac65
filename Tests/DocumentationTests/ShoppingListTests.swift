import Testing

@testable import TerminalTestSupport

@Suite(
    "The shopping list example",
    .enabled(if: TmuxSession.isInstalled, "tmux is not installed"),
    .enabled(if: ShoppingListProgram.path != nil, "make examples has not built it; make test does"))
struct ShoppingListTests {
    @Test("Enter moves the item to the basket, and q quits")
    func shopping() async throws {
        let path = try #require(ShoppingListProgram.path)
        try await TmuxSession.run(columns: 60, rows: 14) { terminal in
            try await terminal.type("'\(path)'; echo status $?")
            try await terminal.waitFor("the list") {
                $0.selected?.hasPrefix(" Lemons") == true && $0.footer.contains("q quit")
            }
            try await terminal.send("Down")
            try await terminal.waitFor("the second item") { $0.selected?.hasPrefix(" Parsley") == true }
            try await terminal.send("Enter")
            try await terminal.waitFor("it in the basket, and the next one selected") { screen in
                screen.selected?.hasPrefix(" Tomatoes") == true
                    && screen.lines.last { $0.hasPrefix("  ") } == "  Parsley"
            }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }
}
