import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Terminal types", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct TerminalKindTests {
    @Test(
        "The keys of a terminal type work, and the terminal is restored",
        arguments: [
            "xterm", "xterm-256color", "screen", "screen-256color", "tmux", "tmux-256color", "linux", "vt100", "vt220",
            "rxvt", "rxvt-unicode-256color", "foot", "alacritty", "xterm-kitty", "xterm-ghostty", "wezterm", "rio",
            "contour", "konsole", "xterm-of-tomorrow", "terminal-of-tomorrow",
        ].map(TerminalKind.init))
    func any(_ kind: TerminalKind) async throws {
        try await TmuxSession.run(environment: ["TERM": kind.name]) { terminal in
            let modes = try await terminal.modes()
            try await terminal.type("\"$RECIPES\"; echo status $?")
            let list = try await terminal.waitForList()
            try await terminal.press("kcud1", of: kind, else: "Down")
            try await terminal.waitFor("the second row") { $0.selectedLine == list.selectedLine.map { $0 + 1 } }
            try await terminal.press("kend", of: kind, else: "End")
            let end = try await terminal.waitFor("the last row") { $0.selected?.contains("How to begin") == true }
            try await terminal.send("Enter")
            try await terminal.waitFor("what it opens") { $0.contains("Where it is ──") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the list again") { $0.selected == end.selected }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") && $0.footer == "$" }
            #expect(try await terminal.modes() == modes)
            #expect(try await terminal.fact("alternate_on") == "0")
            #expect(try await terminal.fact("cursor_flag") == "1")
            #expect(try await terminal.fact("mouse_any_flag") == "0")
        }
    }
}

/// An installed terminal description.
struct TerminalKind: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    /// Returns the terminal types with a name and an installed description.
    static func installed(_ names: [String]) -> [TerminalKind] {
        names.filter { name in
            let initial = name.prefix(1)
            let number = initial.utf8.first.map { String($0, radix: 16) } ?? ""
            return ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"].contains { folder in
                [String(initial), number].contains {
                    FileManager.default.fileExists(atPath: "\(folder)/\($0)/\(name)")
                }
            }
        }
        .map(TerminalKind.init)
    }

    /// Returns the bytes that a key sends, or `nil` if the description has no such key.
    func bytes(of key: String, in scratch: ScratchFolder) async throws -> [UInt8]? {
        let run = try await shell("tput -T \(name) \(key)", in: scratch)
        return run.status == 0 && !run.output.isEmpty ? Array(run.output.utf8) : nil
    }
}

extension TmuxSession {
    /// Presses a key with the bytes of the terminal type. If the type has no such key, presses the key of tmux.
    fileprivate func press(_ key: String, of kind: TerminalKind, else name: String) async throws {
        if let bytes = try await kind.bytes(of: key, in: scratch) {
            try await send(bytes: bytes)
        } else {
            try await send(name)
        }
    }
}
