import Testing

@testable import TerminalTestSupport

/// The built program with `--accessible`, as somebody uses it who hears it: a screen reader speaks the line of the cursor,
/// and the messages above the last line.
@Suite("For ears", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct ReaderTests {
    private static let rows = 24

    /// Waits until a reader speaks words: they are in the line of the cursor, or in a message.
    private func hear(_ words: String, _ terminal: TmuxSession, line: Int = #line) async throws -> String {
        var timeout = Timeout(.seconds(10))
        var heard = ""
        repeat {
            heard = try await spoken(terminal)
            if heard.contains(words) { return heard }
            try await Task.sleep(for: .milliseconds(20))
        } while !timeout.isOver()
        throw NotSeen(what: "“\(words)” spoken, but “\(heard)”", screen: try await terminal.screen(), line: line)
    }

    private func spoken(_ terminal: TmuxSession) async throws -> String {
        let row = Int(try await terminal.fact("cursor_y")) ?? 0
        let lines = try await terminal.screen().lines
        return [row, Self.rows - 2].filter(lines.indices.contains).map { lines[$0] }.joined(separator: "\n")
    }

    @Test("Who hears only the line of the cursor and the messages finds a recipe, cooks it, buys for it and quits")
    func reader() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(BuiltProgram("recipes"), rows: Self.rows, in: scratch) { terminal in
            try await terminal.type("recipes --accessible Cookbook; echo it-ended")
            try await terminal.waitFor("the first screen") { $0.footer.contains("1 of ") }
            // Browse.
            var titles = 0
            while try await !spoken(terminal).contains("Leek soup"), titles < 10 {
                let before = try await spoken(terminal)
                try await terminal.send("Down")
                try await terminal.waitFor("the next row") { _ in true }
                titles += before.isEmpty ? 10 : 1
            }
            _ = try await hear("Leek soup", terminal)
            _ = try await hear("for 4", terminal)
            try await terminal.send("Enter")
            _ = try await hear("leeks", terminal)
            // Cook.
            try await terminal.send("c")
            _ = try await hear("Step 1 of 2. Slice 3 leeks", terminal)
            try await terminal.send("Space")
            _ = try await hear("Ticked leeks", terminal)
            try await terminal.send("Down")
            _ = try await hear("Step 2 of 2. Add 1 l stock", terminal)
            try await terminal.send("Escape")
            _ = try await hear("leeks", terminal)
            // Shop.
            try await terminal.send("b")
            _ = try await hear("on the shopping list", terminal)
            try await terminal.send("B")
            let first = try await hear("leeks", terminal)
            #expect(!first.contains("butter"), "one thing in a line: \(first)")
            try await terminal.send("m")
            let menu = try await hear("Put what is ticked into the pantry", terminal)
            #expect(!menu.contains("leeks"), "nothing beside the menu: \(menu)")
            try await terminal.send("Escape")
            _ = try await hear("leeks", terminal)
            try await terminal.send("Space")
            _ = try await hear("Ticked leeks", terminal)
            try await terminal.send("q")
            try await terminal.waitFor("the end") { $0.lines.contains("it-ended") }
        }
    }
}
