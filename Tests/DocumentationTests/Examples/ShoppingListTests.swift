import Foundation
import Testing

@testable import RecipesCommandTests

@Suite(
    "The program outside the package",
    .enabled(if: TmuxSession.isInstalled, "tmux is not installed"),
    .enabled(if: ShoppingListTests.path != nil, "make examples has not built it; make test does"))
struct ShoppingListTests {
    /// What `make examples` built.
    static let path = ProcessInfo.processInfo.environment["SHOPPING_LIST_BINARY"]

    @Test("puts the item that is chosen into the basket, and quits with q")
    func shopping() async throws {
        let path = try #require(Self.path)
        try await TmuxSession.run(columns: 60, rows: 14) { terminal in
            try await terminal.type("'\(path)'; echo status $?")
            try await terminal.waitFor("the list") { $0.selected == " Lemons" && $0.footer.contains("q quit") }
            try await terminal.send("Down")
            try await terminal.waitFor("the second item") { $0.selected == " Parsley" }
            try await terminal.send("Enter")
            try await terminal.waitFor("it in the basket, and the next one selected") { screen in
                screen.selected == " Tomatoes" && screen.lines.last { $0.hasPrefix("  ") } == "  Parsley"
            }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }
}
