import Testing

@testable import TerminalTestSupport

/// Presses each key of a footer and compares the effect with its hint.
@Suite("Footer in a terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct FooterTests {
    /// Returns the hints of a footer: key names and titles.
    private static func hints(of screen: Screen) -> Set<String> {
        Set(screen.footer.split(separator: "  ").map { $0.trimmingPrefix(" ") }.map(String.init))
    }

    @Test("The footer of the list agrees with its keys")
    func list() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            let list = try await terminal.waitForList()
            #expect(
                Self.hints(of: list) == [
                    "⏎ open", "/ search", "b buy", "w plan", "n new", "I import", "p places", ": commands", "q quit",
                ])
            try await terminal.send("Tab")
            try await terminal.waitFor("the first row of the next section") {
                guard let line = $0.selectedLine else { return false }
                return $0.selected != list.selected && $0.lines[line - 1].contains("──")
            }
            try await terminal.send("BTab")
            try await terminal.waitFor("the first row of the first section") { $0.selected == list.selected }
            try await terminal.send("?")
            try await terminal.waitFor("help") { $0.contains("Help") && $0.contains("Here ──") }
        }
    }

    @Test("The footer of a recipe agrees with its keys")
    func recipe() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook")
            try await terminal.waitForList()
            try await terminal.send("Enter")
            let recipe = try await terminal.waitFor("the recipe") { $0.contains("Steps ──") }
            #expect(
                Self.hints(of: recipe) == [
                    "⏎ open", "Space tick", "c cook", "S size", "b buy", "w plan", "Esc back", ": commands", "q quit",
                ])
            #expect(recipe.selected?.contains("leeks") == true, "\(recipe)")
            try await terminal.send("Down")
            try await terminal.waitFor("the next ingredient") { $0.selected?.contains("butter") == true }
            try await terminal.send("Space")
            try await terminal.waitFor("its tick") { $0.selected?.contains("✓") == true }
            try await terminal.send("Space")
            try await terminal.waitFor("no tick") { $0.selected?.contains("✓") == false }
            try await terminal.send("Tab")
            try await terminal.waitFor("the first step") { $0.selected?.contains("1 Slice 3 leeks") == true }
            try await terminal.send("Space")
            try await terminal.waitFor("the step's tick") {
                $0.selected?.contains("✓") == true
            }
            try await terminal.send("?")
            try await terminal.waitFor("help") { $0.contains("Here ──") && $0.footer.contains("Esc q close") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the recipe again") { !$0.contains("Here ──") && $0.contains("Slice") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the list again") { $0.top.contains("3 recipes") }
        }
    }

    @Test(
        "q quits from every screen, as the footer says",
        arguments: [[], ["Enter"], ["End", "Enter"]])
    func quit(_ keys: [String]) async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes; echo status $?")
            var last = try await terminal.waitForList()
            for key in keys {
                try await terminal.send(key)
                last = try await terminal.waitFor("what \(key) does") { $0 != last && $0.footer.contains("q quit") }
            }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    @Test(
        "q closes a question and a menu, as the footer says, and quits only then", arguments: ["d", "s"])
    func close(_ key: String) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook; echo status $?")
            let list = try await terminal.waitForList()
            try await terminal.send(key)
            let popup = try await terminal.waitFor("what \(key) shows") { $0.footer.contains("Esc q close") }
            #expect(!popup.footer.contains("q quit"))
            try await terminal.send("q")
            try await terminal.waitFor("the list again") { $0 == list }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    @Test("The keys of the help screen's footer work, including the letters of vi")
    func letters() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            let list = try await terminal.waitForList()
            let first = try #require(list.selected)
            try await terminal.send("j")
            try await terminal.waitFor("the second row after j") { $0.selected != first && $0.selected != nil }
            try await terminal.send("k")
            try await terminal.waitFor("the first row after k") { $0.selected == first }
            try await terminal.send("G")
            try await terminal.waitFor("the end after G") { $0.selected?.contains("How to begin") == true }
            try await terminal.send("g")
            try await terminal.waitFor("the start after g") { $0.selected == first }
            try await terminal.send("C-d")
            try await terminal.waitFor("half a page on") { $0.selected != first }
            try await terminal.send("C-u")
            try await terminal.waitFor("half a page back") { $0.selected == first }
            try await terminal.send("l")
            try await terminal.waitFor("the recipe after l") {
                $0.contains("Ingredients ──") && $0.footer.contains("Esc")
            }
            try await terminal.send("h")
            try await terminal.waitFor("the list after h") { $0 == list }
        }
    }
}
