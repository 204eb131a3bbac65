import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("recipes config and the configuration file")
struct ConfigTests {
    let scratch: ScratchFolder

    private static let file = "home/.config/recipes/config.toml"

    init() throws { scratch = try ScratchFolder() }

    @Test("recipes config prints the configuration with comments, and its output can be read back unchanged")
    func printed() async throws {
        let plain = try await recipes("config", in: scratch)
        #expect(plain.status == 0 && plain.error.isEmpty, "\(plain)")
        #expect(plain.lines.contains("list.down = [\"Down\", \"j\", \"Ctrl-N\"]  # Go down one row"))
        #expect(plain.lines.contains("mouse = true"))
        #expect(plain.output.contains("# header = \"bold 73\""))
        try scratch.write(plain.output, to: Self.file)
        #expect(try await recipes("config", in: scratch).output == plain.output)
        try scratch.write("mouse = false\n[keys]\nlist.down = \"J\"\n[theme]\nheader = \"red\"\n", to: Self.file)
        let own = try await recipes("config", in: scratch)
        #expect(own.status == 0 && own.error.isEmpty, "\(own)")
        #expect(own.lines.contains("list.down = [\"J\"]  # Go down one row"))
        #expect(own.lines.contains("mouse = false"))
        try scratch.write(own.output, to: Self.file)
        #expect(try await recipes("config", in: scratch).output == own.output)
    }

    @Test("An invalid configuration is reported with file, line and column, and status 65")
    func wrong() async throws {
        try scratch.write("[keys]\nlist.dwon = \"J\"\n", to: Self.file)
        let run = try await recipes("config", in: scratch)
        #expect(run.status == 65)
        #expect(
            run.errorLines
                == ["\(scratch.path(Self.file)):2:1: there is no command list.dwon; did you mean list.down?"])
        #expect(run.output.contains("list.down = [\"Down\""))
    }

    @Test(
        "The configuration sets keys and styles of the browser",
        .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
    func browsing() async throws {
        try scratch.write(
            "mouse = false\n[keys]\nlist.down = [\"J\"]\nlist.open = [\"F2\"]\napplication.quit = [\"F10\"]\n[theme]\nselection = \"underline\"\n",
            to: Self.file)
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes; echo status $?")
            let list = try await terminal.waitFor("the list") {
                $0.selectedLine != nil && $0.footer.contains("F10 quit")
            }
            #expect(list.footer.contains("F2 open"), "\(list)")
            #expect(try await terminal.fact("mouse_any_flag") == "0")
            try await terminal.send("q", "J")
            try await terminal.waitFor("the second row") { $0.selectedLine == list.selectedLine.map { $0 + 1 } }
            try await terminal.send("?")
            try await terminal.waitFor("the keys") { $0.contains("Here ──") }
            try await terminal.send("d", "o", "w", "n")
            try await terminal.waitFor("the key") { $0.contains("Go down one row") && $0.contains(" J ") }
            // The key that quits closes the help first.
            try await terminal.send("F10")
            try await terminal.waitFor("the list again") { !$0.contains("Go down one row") }
            try await terminal.send("F10")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
        }
    }

    @Test("The styles of the configuration reach the terminal", arguments: [nil, "underline 5 on 3"])
    func looks(_ header: String?) async throws {
        if let header { try scratch.write("[theme]\nheader = \"\(header)\"\n", to: Self.file) }
        try scratch.makeCookbook()
        let terminal = try RawTerminal(.recipes, ["Cookbook"], in: scratch)
        try await terminal.waitFor("Soups")
        let output = String(decoding: terminal.takeOutput(), as: UTF8.self)
        try await terminal.send("q")
        #expect(try await terminal.end() == 0)
        let soups = try #require(output.firstRange(of: "Soups")).lowerBound
        // The numbers in the control sequences that set the style of the header.
        let sequences = output[..<soups].split(separator: "\u{1B}[").suffix(4).filter { $0.contains("m") }
        let numbers = Set(sequences.flatMap { $0.prefix { $0 != "m" }.split(separator: ";") })
        #expect(numbers.isSuperset(of: ["4", "35", "43"]) == (header != nil), "\(sequences)")
        #expect(numbers.isSuperset(of: ["1", "38", "73"]) == (header == nil), "\(sequences)")
    }

    @Test(
        "The browser starts with an invalid configuration and reports it",
        .enabled(if: TmuxSession.isInstalled, "tmux is not installed"),
        arguments: ["[keys\n", "[keys]\nlist.dwon = \"J\"\n"])
    func browsingWithMistakes(_ toml: String) async throws {
        try scratch.write(toml, to: Self.file)
        try await TmuxSession.run(columns: 120, in: scratch) { terminal in
            try await terminal.type("recipes; echo status $?")
            try await terminal.waitFor("the message") {
                $0.contains("The configuration") && $0.contains(/\d+:\d+:/)
            }
            try await terminal.send("Enter")
            let list = try await terminal.waitForList()
            #expect(!list.contains("config.toml"))
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
        }
    }
}

extension Screen {
    fileprivate func contains(_ pattern: Regex<Substring>) -> Bool { text.contains(pattern) }
}
