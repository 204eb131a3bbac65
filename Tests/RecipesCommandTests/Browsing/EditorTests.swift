import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Editor in a terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct EditorTests {
    /// A shell script that acts as an editor: it prints its arguments, waits for a line, and appends the line to the file.
    private static let editor = """
        trap 'echo interrupted' INT
        echo "editing $*"
        until read line; do :; done
        for file; do :; done
        echo "$line" >>"$file"

        """

    private func withBrowser(_ body: (TmuxSession, String) async throws -> Void) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.write(Self.editor, to: "editor.sh")
        try await TmuxSession.run(in: scratch, environment: ["VISUAL": "sh '\(scratch.path)/editor.sh' -x"]) {
            terminal in
            let before = try await terminal.modes()
            try await terminal.type("recipes Cookbook; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("Down")
            try await terminal.waitFor("the second recipe") { $0.selectedTitle == "Lentil soup" }
            try await body(terminal, before)
        }
    }

    @Test("The editor gets the restored terminal, and its changes show when it ends")
    func edit() async throws {
        try await withBrowser { terminal, before in
            try await terminal.send("e")
            try await terminal.waitFor("the editor") { $0.contains("editing -x ./Cookbook/Soups/Lentil soup.cook") }
            #expect(try await terminal.modes() == before)
            #expect(try await terminal.fact("alternate_on") == "0")
            #expect(try await terminal.fact("cursor_flag") == "1")
            #expect(try await terminal.fact("mouse_any_flag") == "0")
            try await terminal.type("Serve with @bread{4%slices}.")
            try await terminal.waitFor("the list again") {
                $0.selectedTitle == "Lentil soup" && $0.footer.contains("q quit")
            }
            #expect(try await terminal.fact("cursor_flag") == "0")
            #expect(try await terminal.fact("mouse_any_flag") == "1")
            try await terminal.send("Enter")
            try await terminal.waitFor("what was written") { $0.contains("bread") }
            try await terminal.send("e")
            try await terminal.waitFor("the editor again") { $0.footer != "" && !$0.contains("Ingredients") }
            try await terminal.type("Salt it with @salt{}.")
            try await terminal.waitFor("what was written then") { $0.contains("4 slices") && $0.contains("salt") }
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
            #expect(try await terminal.modes() == before)
        }
    }

    @Test("A file name of a stranger is no command and no option of the editor, and no shell interprets it")
    func strangeNames() async throws {
        let scratch = try ScratchFolder()
        for name in ["+!touch owned", "-c :q", "$(touch owned)", "'; touch owned; '"] {
            try scratch.write("Boil @leeks{2}.\n", to: "Cookbook/\(name).cook")
        }
        try scratch.write("printf '[%s]\\n' \"$@\" >>\"$HOME/arguments\"\n", to: "editor.sh")
        try await TmuxSession.run(in: scratch, environment: ["VISUAL": "sh '\(scratch.path)/editor.sh' -w"]) {
            terminal in
            try await terminal.type("cd Cookbook; recipes .; echo status $?")
            try await terminal.waitFor("the list") { $0.top.contains("4 recipes") && $0.footer.contains("q quit") }
            for count in 1...4 {
                try await terminal.send("e")
                try await terminal.waitFor("the list after editor \(count)") {
                    let lines = (try? scratch.read("home/arguments"))?.split(separator: "\n") ?? []
                    return lines.count == 2 * count && $0.footer.contains("q quit")
                }
                try await terminal.send("Down")
            }
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
        }
        let arguments = try scratch.read("home/arguments").split(separator: "\n").map(String.init)
        #expect(
            Set(arguments) == [
                "[-w]", "[./+!touch owned.cook]", "[./-c :q.cook]", "[./$(touch owned).cook]",
                "[./'; touch owned; '.cook]",
            ])
        #expect(!FileManager.default.fileExists(atPath: scratch.path("Cookbook/owned")))
    }

    @Test("Keys that are typed while a graphical editor waits do not act on the browser")
    func graphical() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.write("echo waiting; until [ -e \"$HOME/saved\" ]; do sleep 0.1; done\n", to: "editor.sh")
        try await TmuxSession.run(in: scratch, environment: ["VISUAL": "sh '\(scratch.path)/editor.sh'"]) { terminal in
            try await terminal.type("recipes Cookbook; echo status $?")
            let before = try await terminal.waitForList()
            try await terminal.send("e")
            try await terminal.waitFor("the editor") { $0.contains("waiting") }
            try await terminal.send(["d", "d", "q", "Down"])
            try await terminal.send(bytes: Array("\u{1B}[<65;10;10M\u{1B}[<65;10;1".utf8))
            try await terminal.waitFor("the keys") { $0.contains("ddq") }
            try scratch.write("", to: "home/saved")
            let after = try await terminal.waitForList()
            #expect(after.selectedTitle == before.selectedTitle && !after.contains("Delete"))
            try await terminal.send("Down")
            try await terminal.waitFor("the next recipe") { $0.selectedTitle != before.selectedTitle }
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.contains("status 0") }
        }
    }

    @Test(
        "The editor can be interrupted, suspended and resized: Ctrl-C reaches it, Ctrl-Z suspends both, fg resumes it")
    func keys() async throws {
        try await withBrowser { terminal, before in
            try await terminal.send("e")
            try await terminal.waitFor("the editor") { $0.contains("editing -x") }
            try await terminal.send("C-c")
            try await terminal.waitFor("its answer") { $0.contains("interrupted") }
            try await terminal.send("C-z")
            try await terminal.waitFor("the shell") { $0.footer == "$" }
            try await terminal.resize(columns: 60, rows: 16)
            try await terminal.type("fg")
            try await terminal.type("Stir.")
            try await terminal.waitFor("the list in its new size, and no message about the editor") {
                $0.selectedTitle == "Lentil soup" && $0.lines.count == 16 && $0.footer.contains("q quit")
            }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.footer == "$" && !$0.contains("q quit") }
            #expect(try await terminal.modes() == before)
        }
    }

    @Test("The changes of an editor show even if the parent of the program ignores the end of its children")
    func ignoredChildren() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.write("for file; do :; done\necho 'Serve with @bread{}.' >>\"$file\"\n", to: "editor.sh")
        try await TmuxSession.run(in: scratch, environment: ["VISUAL": "sh '\(scratch.path)/editor.sh'"]) { terminal in
            // The disposition of the signal is that of the whole process. So another process sets it.
            try await terminal.type("bash -c 'trap \"\" CHLD; exec \"$RECIPES\" Cookbook'; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe") { $0.contains("Ingredients") }
            try await terminal.send("e")
            let screen = try await terminal.waitFor("what was written") {
                $0.contains("bread") || $0.contains("could not be started")
            }
            #expect(screen.contains("bread") && !screen.contains("could not be started"))
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
        }
    }

    @Test("A missing editor is reported, and nothing else happens")
    func missing() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(in: scratch, environment: ["VISUAL": nil, "EDITOR": "no-such-editor"]) { terminal in
            try await terminal.type("recipes Cookbook")
            try await terminal.waitForList()
            try await terminal.send("e")
            try await terminal.waitFor("the message") {
                $0.contains("“no-such-editor” could not be started") && $0.contains("VISUAL")
            }
            try await terminal.send("Enter")
            try await terminal.waitForList()
            try await terminal.send("q")
        }
    }
}
