import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Mouse", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct MouseTests {
    @Test("Clicks, double clicks and the wheel work with every mouse protocol")
    func reports() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes")
            try await expectAnswers(in: terminal, press: { "\u{1B}[<0;10;\($0)M" }, wheelDown: "\u{1B}[<65;10;6M")
            try await terminal.send("Escape")
            try await terminal.waitFor("the list again") { $0.selectedLine != nil && !$0.contains("Ingredients") }
            try await terminal.send("Home")
            try await expectAnswers(
                in: terminal, press: { "\u{1B}[M *\(Character(Unicode.Scalar(UInt8(32 + $0))))" },
                wheelDown: "\u{1B}[Ma*&")
        }
    }

    @Test("With --no-mouse, the program does not use the mouse", arguments: [("", "1"), ("--no-mouse", "0")])
    func left(_ option: String, _ flag: String) async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("recipes \(option)")
            try await terminal.waitForList()
            #expect(try await terminal.fact("mouse_any_flag") == flag)
            try await terminal.send("q")
        }
    }

    @Test(
        "The mouse works inside tmux and screen",
        arguments: ["tmux", "screen"].filter(TmuxSession.isInstalled))
    func divided(_ program: String) async throws {
        let scratch = try ScratchFolder()
        try scratch.write("startup_message off\n", to: "screenrc")
        let start = [
            "tmux": "tmux -u -S inner -f /dev/null new-session \"$RECIPES\" \\; set -g mouse on \\; set -g status off",
            "screen": "mkdir -m 700 s; SCREENDIR=$PWD/s screen -U -c screenrc \"$RECIPES\"",
        ]
        try await TmuxSession.run(in: scratch, environment: ["TERM": "xterm-256color"]) { terminal in
            try await terminal.type(try #require(start[program]))
            try await expectAnswers(in: terminal, press: { "\u{1B}[<0;10;\($0)M" }, wheelDown: "\u{1B}[<65;10;6M")
            try await terminal.send("q")
        }
    }

    /// - Parameters:
    ///   - terminal: The terminal in which the program runs.
    ///   - press: Returns the report of a press on a line, counted from 1.
    ///   - wheelDown: The report of a wheel that the user turns down.
    private func expectAnswers(in terminal: TmuxSession, press: (Int) -> String, wheelDown: String) async throws {
        let list = try await terminal.waitForList()
        let line = try #require(list.selectedLine) + 2
        try await terminal.send(bytes: Array(press(line + 1).utf8))
        try await terminal.waitFor("the row that was clicked") { $0.selectedLine == line }
        try await terminal.send(bytes: Array(wheelDown.utf8))
        try await terminal.waitFor("other rows") { $0.lines[line] != list.lines[line] }
        try await terminal.send("Home")
        try await terminal.waitFor("the first row") { $0.selected == list.selected }
        try await terminal.send(bytes: Array((press(line + 1) + press(line + 1)).utf8))
        try await terminal.waitFor("the recipe") { $0.contains("Ingredients") }
    }
}
