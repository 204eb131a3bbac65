import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Programs in the background", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct BackgroundTests {
    private static let browser = "sh -c 'echo $$ >pid; exec \"$RECIPES\"'"
    private static let signals = ["TERM", "HUP", "INT", "QUIT"]

    @Test("A signal ends a suspended program and leaves the terminal to the shell", arguments: signals)
    func endingStopped(_ signal: String) async throws {
        try await TmuxSession.run { terminal in
            let before = try await terminal.modes()
            try await stop(in: terminal)
            try await terminal.kill(signal)
            try await terminal.kill("CONT")
            try await waitForEnd(in: terminal)
            try await check(terminal, before)
        }
    }

    @Test("A program stopped by another process restores the terminal when a signal ends it", arguments: signals)
    func endingStoppedByOthers(_ signal: String) async throws {
        try await TmuxSession.run { terminal in
            let before = try await terminal.modes()
            try await terminal.type(Self.browser)
            try await terminal.waitForList()
            try await terminal.kill("STOP")
            try await waitForStop(in: terminal)
            try await terminal.kill(signal)
            try await terminal.kill("CONT")
            try await waitForEnd(in: terminal)
            try await check(terminal, before)
        }
    }

    @Test("A program started in the background waits for fg", arguments: [true, false])
    func start(comesToFront: Bool) async throws {
        try await TmuxSession.run { terminal in
            let before = try await terminal.modes()
            try await terminal.type(Self.browser + " &")
            try await waitForStop(in: terminal)
            #expect(try await terminal.fact("alternate_on") == "0")
            if comesToFront {
                try await terminal.type("fg")
                try await terminal.waitForList()
                try await terminal.send("q")
            } else {
                try await terminal.kill("TERM")
                try await terminal.kill("CONT")
            }
            try await waitForEnd(in: terminal)
            try await check(terminal, before)
        }
    }

    @Test("A suspended program waits after bg, and resumes after fg")
    func goingOn() async throws {
        try await TmuxSession.run { terminal in
            let before = try await terminal.modes()
            try await stop(in: terminal)
            try await terminal.type("bg")
            try await waitForStop(in: terminal)
            #expect(try await terminal.fact("alternate_on") == "0")
            try await terminal.type("fg")
            try await terminal.waitForList()
            try await terminal.send("q")
            try await waitForEnd(in: terminal)
            try await check(terminal, before)
        }
    }

    private func stop(in terminal: TmuxSession) async throws {
        try await terminal.type(Self.browser)
        try await terminal.waitForList()
        try await terminal.send("C-z")
        try await terminal.waitFor("the shell") { $0.footer == "$" && !$0.contains("q quit") }
    }

    /// Expects that the shell answers and that the terminal modes are as before.
    private func check(_ terminal: TmuxSession, _ before: String) async throws {
        try await terminal.type("echo here; echo $((40 + 2))")
        try await terminal.waitFor("the shell's answer") { $0.lines.contains("42") }
        #expect(try await terminal.modes() == before)
        #expect(try await terminal.fact("alternate_on") == "0")
        #expect(try await terminal.fact("cursor_flag") == "1")
        #expect(try await terminal.fact("mouse_any_flag") == "0")
    }

    private func waitForEnd(in terminal: TmuxSession) async throws {
        try await waitForState(["", "Z"], in: terminal)
    }

    private func waitForStop(in terminal: TmuxSession) async throws {
        try await waitForState(["T"], in: terminal)
    }

    /// Waits until `ps` reports one of the states for the program. After the end of the program, the state is empty.
    private func waitForState(_ states: [String], in terminal: TmuxSession, line: Int = #line) async throws {
        var timeout = Timeout(.seconds(10))
        var state = ""
        while !timeout.isOver() {
            if let identifier = try? await terminal.programIdentifier() {
                let answer = try await shell("ps -o state= -p \(identifier)", in: terminal.scratch)
                // Status 1 means that there is no such process.
                try #require(answer.status <= 1, "ps failed: \(answer)")
                state = answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
                if states.contains(state) { return }
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        Issue.record("the program is in the state “\(state)”, line \(line)")
    }
}
