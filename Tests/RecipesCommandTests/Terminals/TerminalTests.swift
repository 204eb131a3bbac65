import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct TerminalTests {
    @Test(
        "An unusable terminal is reported in one line; the program ends with status 74",
        arguments: [
            ("TERM=dumb recipes", "“dumb” (from TERM) cannot show full screens"),
            ("recipes | cat", "standard output goes elsewhere"),
            ("recipes >/dev/null", "standard output goes elsewhere"),
            ("recipes >&-", "standard output goes elsewhere"),
        ])
    func unusable(command: String, message: String) async throws {
        try await TmuxSession.run(columns: 200) { terminal in
            let modes = try await terminal.modes()
            let counted =
                command.contains("|") ? "{ recipes; echo status $? >&2; } | cat" : "\(command); echo status $?"
            try await terminal.type(counted)
            let screen = try await terminal.waitFor("the status") {
                $0.lines.contains("status 74") && $0.footer == "$"
            }
            #expect(screen.lines.count == 4, "\(screen)")
            #expect(screen.lines[1].hasPrefix("recipes: ") && screen.lines[1].contains(message), "\(screen)")
            #expect(try await terminal.modes() == modes)
        }
    }

    @Test("A missing terminal is reported in one line")
    func none() async throws {
        let scratch = try ScratchFolder()
        let run = try await recipes(in: scratch)
        #expect(run.status == 74)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.error.contains("recipes list"))
    }

    @Test(
        "Keys are read from the terminal if standard input is a pipe or a file",
        arguments: ["echo q | recipes", "recipes </dev/null"])
    func inputFromElsewhere(_ command: String) async throws {
        try await TmuxSession.run { terminal in
            let modes = try await terminal.modes()
            try await terminal.type("\(command); echo status $?")
            let list = try await terminal.waitForList()
            try await terminal.send("Down")
            try await terminal.waitFor("the second row") { $0.selected != nil && $0.selected != list.selected }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
            #expect(try await terminal.modes() == modes)
        }
    }

    @Test(
        "A 10x3 window says that it is too small; a larger one shows the list; q and Ctrl-C quit in both",
        arguments: ["q", "C-c"])
    func tiny(_ key: String) async throws {
        try await TmuxSession.run(columns: 10, rows: 3) { terminal in
            try await terminal.type("recipes")
            try await terminal.waitFor("the words") { $0.hasPrefix("Too small") }
            try await terminal.resize(columns: 60, rows: 12)
            let list = try await terminal.waitForList()
            #expect(!list.contains("Too small"))
            try await terminal.resize(columns: 10, rows: 3)
            try await terminal.waitFor("the words again") { $0.hasPrefix("Too small") }
            try await terminal.send("Down", "Enter", "?")
            try await terminal.send(key)
            // With ten columns, the shell's line is wrapped.
            try await terminal.waitFor("the shell") { $0.footer == "$" }
            try await terminal.type("echo $?")
            try await terminal.waitFor("the status") { $0.lines.contains("0") }
        }
    }

    @Test("Resizing keeps the selection at every size")
    func resizing() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            let first = try await terminal.waitForList()
            try await terminal.send("NPage", "Down")
            let list = try await terminal.waitFor("another row") { $0.selected != first.selected }
            let title = try #require(list.selectedTitle)
            for (columns, rows) in [(120, 40), (20, 5), (80, 24), (20, 5), (120, 40), (1, 1), (80, 24)] {
                try await terminal.resize(columns: columns, rows: rows)
                guard columns >= 20 else { continue }
                try await terminal.waitFor("the list at \(columns)x\(rows)") {
                    guard let shown = $0.selectedTitle, $0.lines.count == rows else { return false }
                    return title.hasPrefix(shown.prefix { $0 != "…" }) && $0.footer.contains("q quit")
                }
            }
            try await terminal.waitFor("the first screen's path and keys") {
                $0.top == first.top && $0.footer == first.footer
            }
            try await terminal.send("q")
        }
    }

    @Test("In a 20x5 window, a recipe can be opened and read to its end")
    func smallest() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(columns: 20, rows: 5, in: scratch) { terminal in
            try await terminal.type("recipes Cookbook")
            try await terminal.waitFor("the list") { $0.selected?.contains("Leek soup") == true }
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe") { $0.top.contains("Leek soup") }
            for words in ["leeks", "butter", "Steps", "blend"] {
                try await terminal.waitFor(words, pressing: "Down") { $0.contains(words) }
            }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.footer == "$" }
        }
    }

    @Test(
        "A terminal without colours or Unicode shows the same content",
        arguments: ["NO_COLOR=1", "TERM=vt100", "LC_ALL=C"])
    func plain(_ variable: String) async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("\(variable) \"$RECIPES\"")
            let list = try await terminal.waitForList()
            #expect(list.selectedMark == (variable == "LC_ALL=C" ? ">" : "▌"))
            try await terminal.send("Enter")
            try await terminal.waitFor("a recipe") { $0.contains("Ingredients") }
            try await terminal.send("q")
            // A vt100 has no alternate screen, so the prompt is on the last line.
            try await terminal.waitFor("the shell") { $0.footer == "$" }
        }
    }

    @Test("An ASCII terminal shows accented letters without accents")
    func lettersWithAccents() async throws {
        try await TmuxSession.run { terminal in
            try terminal.scratch.write(
                "---\ntitle: Crème brûlée\n---\nBake @crème fraîche{½%l} with ½ an œuf at 180 °C.\n", to: "A/Cream.cook"
            )
            try await terminal.type("LC_ALL=C \"$RECIPES\" A")
            try await terminal.waitFor("the title") { $0.contains("Creme brulee") }
            try await terminal.send("Enter")
            try await terminal.waitFor("the ingredient") { $0.contains("1/2 l  creme fraiche") }
            try await terminal.waitFor("the step") { $0.contains("with 1/2 an oeuf at 180 C.") }
            try await terminal.send("q")
        }
    }

    @Test("Ctrl-L redraws the screen after another program wrote on it")
    func redraw() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            let list = try await terminal.waitForList()
            let tty = try await terminal.fact("pane_tty")
            let run = try await shell("printf '\\033[H\\033[2JMessage from root' >\(tty)", in: terminal.scratch)
            #expect(run.status == 0)
            try await terminal.waitFor("the mess") { $0.text == "Message from root" }
            try await terminal.send("C-l")
            try await terminal.waitFor("the list again") { $0 == list }
        }
    }

    @Test("Keys pressed before the program has started are not lost")
    func keysBefore() async throws {
        try await TmuxSession.run { terminal in
            // Before the command runs, a busy shell may take the keys for its own line.
            try await terminal.type("clear; echo begun; sleep 1; recipes")
            try await terminal.waitFor("the command") { $0.lines.contains("begun") }
            try await terminal.send("Down", "Down", "Up")
            let list = try await terminal.waitFor("the second row") { $0.selectedLine == 3 }
            #expect(list.footer.contains("q quit"))
        }
    }

    @Test("Pasted text is not read as keys")
    func paste() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            let list = try await terminal.waitForList()
            try await terminal.paste("jjq\nq\u{1B}q")
            try await terminal.send("Down")
            let next = try await terminal.waitFor("the second row") { $0.selected != list.selected }
            #expect(next.selectedLine == list.selectedLine.map { $0 + 1 })
        }
    }

    @Test("Text pasted into a field is inserted without control characters")
    func field() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            let list = try await terminal.waitForList()
            try await terminal.send("/")
            try await terminal.waitFor("what can be typed") { $0.contains("with:egg") }
            try await terminal.paste("jq\n?\u{1B}[Bq")
            try await terminal.waitFor("the text") { $0.lines[1] == " / jq ?[Bq" }
            try await terminal.send("C-u")
            for sequence in [
                "[99;99x", "[?1;2c", "]0;title\u{07}", "P1$r0m\u{1B}\\", "[1;1R", "[<0;5;3m", "[27;5;9~", "[I",
            ] {
                try await terminal.send(bytes: Array("\u{1B}\(sequence)".utf8))
            }
            try await terminal.send("o", "k")
            try await terminal.waitFor("two letters") { $0.lines[1].hasPrefix(" / ok") }
            try await terminal.send("Escape", "Escape")
            try await terminal.waitFor("the list again") { $0.text == list.text }
            try await terminal.send("q")
        }
    }

    @Test("A thousand keys sent at once are all handled")
    func burst() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            let list = try await terminal.waitForList()
            let keys = Array(repeating: "Down", count: 500)
            try await terminal.send(keys)
            try await terminal.waitFor("the last row") { $0.selected?.contains("How to begin") == true }
            try await terminal.send(Array(repeating: "Up", count: 500))
            try await terminal.waitFor("the first row") { $0.selected == list.selected }
        }
    }
}
