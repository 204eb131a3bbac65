import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Notebook in a terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct NotebookTests {
    @Test("A change that was shown is kept after the program is killed")
    func killed() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("sh -c 'echo $$ >pid; exec \"$RECIPES\" Cookbook'; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("f")
            try await terminal.waitFor("the star") { $0.contains("★") }
            try await terminal.kill("KILL")
            try await terminal.waitFor("the shell") { $0.contains("status 137") }
        }
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook")
            let list = try await terminal.waitForList()
            #expect(list.contains("Featured") && list.contains("★"))
            try await terminal.send("q")
        }
    }

    @Test("If the data folder cannot be created, a message says that changes are not saved, and the browser continues")
    func noRoom() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.write("a file", to: "home/.local")
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("f")
            let list = try await terminal.waitFor("the star and the line") {
                $0.contains("★") && $0.contains("Your notes: not saved")
            }
            #expect(list.contains("kept until you quit"))
            try await terminal.send("Down", "Enter")
            try await terminal.waitFor("the recipe") { $0.contains("Ingredients ──") }
            try await terminal.send("q")
            try await terminal.waitFor("the question") { $0.contains("Quit?") && $0.contains("are not saved") }
            try await terminal.send("q")
            try await terminal.waitFor("the recipe again") { !$0.contains("Quit?") && $0.footer.contains("q quit") }
            try await terminal.send("q")
            try await terminal.waitFor("the question again") { $0.contains("Quit?") }
            try await terminal.send("Right", "Enter")
            let end = try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
            #expect(end.contains("recipes: Your changes were not saved: "), "\(end)")
        }
    }

    @Test("A change that is followed by q at once is kept")
    func quits() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        let terminal = try RawTerminal(.recipes, ["Cookbook"], in: scratch)
        try await terminal.waitFor("3 recipes")
        try await terminal.send("fq")
        #expect(try await terminal.end() == 0)
        let state = try await recipes("export-state", in: scratch)
        #expect(state.output.contains("favouriteSince") && state.output.contains("Leek soup"), "\(state)")
    }

    @Test("A notebook change by another program shows when the screen returns")
    func anotherProgram() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook")
            try await terminal.waitForList()
            try await terminal.send("f")
            try await terminal.waitFor("the star") { $0.contains("Leek soup ★") }
            let state = """
                {"format": "recipes-state", "version": 1, "recipes": [{
                  "title": "Lentil soup", "path": "\(scratch.path("Cookbook/Soups/Lentil soup.cook"))",
                  "favouriteSince": "2026-11-20T08:00:00Z"
                }]}
                """
            #expect(try await recipes("import-state", "-", in: scratch, input: state).status == 0)
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe") { $0.contains("Ingredients ──") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the other star") { $0.contains("Lentil soup ★") }
            try await terminal.send("q")
        }
    }
}
