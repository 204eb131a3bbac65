import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("All installed terminal descriptions")
struct TerminalSurveyTests {
    /// Terminal types with 0, 2, 8, 16, 88, 256 and direct colours. Some have an alternate screen, and some have none.
    private static let usual = [
        "xterm-mono", "xterm-color", "xterm-16color", "xterm-88color", "xterm-256color", "xterm-direct",
        "xterm-direct2",
        "xterm-direct256", "xterm-new", "xterm-old", "xterm-r6", "xterm-vt220", "xterm-nic", "screen", "screen.linux",
        "screen-256color-bce", "tmux", "tmux-256color", "tmux-direct", "linux", "linux-16color", "linux-m", "linux-c",
        "vt52", "vt100", "vt102", "vt132", "vt220", "vt320", "vt420", "vt525", "rxvt", "rxvt-16color", "rxvt-256color",
        "rxvt-unicode", "foot", "foot-direct", "alacritty", "alacritty-direct", "kitty", "xterm-kitty", "kitty-direct",
        "konsole", "konsole-direct", "gnome", "vte", "vte-direct", "putty", "putty-256color", "mintty", "mintty-direct",
        "st", "st-256color", "st-direct", "iterm2", "iterm2-direct", "nsterm", "terminator", "eterm", "eterm-color",
        "Eterm",
        "ansi", "ansi-m", "pcansi", "cygwin", "cons25", "hurd", "sun", "sun-color", "wy50", "wy60", "wy370", "tvi925",
        "adm3a", "hp", "hpterm", "ibm3151", "ibm3164", "d430", "qansi", "aixterm", "dtterm", "kterm", "mlterm",
        "teraterm",
        "jfbterm", "bterm", "domterm", "contour", "wezterm", "ghostty", "stterm", "dumb", "unknown", "glasstty",
        "tty33",
    ]

    /// The number of terminal types tested at a time. Each program waits for its terminal most of the time.
    private static let width = 4

    @Test(
        "Every terminal type shows the browser and is restored, or is refused with one line", .timeLimit(.minutes(60)))
    func survey() async throws {
        // A run with all descriptions takes a long time.
        let all = ProcessInfo.processInfo.environment["SURVEY"] == "all"
        let names = all ? TerminalKind.all : Self.usual
        let kinds = TerminalKind.installed(names).map(\.name)
        try #require(kinds.count >= 5)
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        var counts: [String: Int] = [:]
        for start in stride(from: 0, to: kinds.count, by: Self.width) {
            await withTaskGroup(of: (String, String).self) { group in
                for kind in kinds[start..<min(start + Self.width, kinds.count)] {
                    group.addTask { (kind, await Self.outcome(kind, in: scratch)) }
                }
                for await (kind, outcome) in group {
                    counts[outcome, default: 0] += 1
                    #expect(["shown", "refused"].contains(outcome), "\(kind)")
                }
            }
        }
        print("terminals: \(counts.map { "\($0.value) \($0.key)" }.sorted().joined(separator: ", "))")
        #expect(counts["shown", default: 0] > kinds.count * 3 / 4)
        #expect(counts["refused", default: 0] > 0)
    }

    /// Returns the result of the program on a terminal type: a word, or a message.
    private static func outcome(_ kind: String, in scratch: ScratchFolder) async -> String {
        do {
            let terminal = try RawTerminal(.recipes, ["Cookbook"], in: scratch, environment: ["TERM": kind])
            try await terminal.waitForBeginning()
            if !terminal.output.starts(with: "recipes: ".utf8) {
                // Letters have the same codes on all terminals.
                try await terminal.waitFor("eek")
                try await terminal.send("jl")
                try await terminal.settle(for: .milliseconds(50))
                try await terminal.send("q")
            }
            let status = try await terminal.end()
            let text = String(decoding: terminal.takeOutput(), as: UTF8.self)
            if status == 74 {
                return text.hasPrefix("recipes: ") && text.split(whereSeparator: \.isNewline).count == 1
                    ? "refused" : text
            }
            // The control sequences of some terminals are unusual, but letters are the same.
            return status == 0 && text.contains("eek") && text.contains("entil") ? "shown" : "status \(status): \(text)"
        } catch {
            return "\(error)"
        }
    }
}

extension TerminalKind {
    /// All installed terminal descriptions.
    static var all: [String] {
        func names(in folder: String) -> [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
        let folders = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
        let letters = folders.flatMap { folder in names(in: folder).map { "\(folder)/\($0)" } }
        return Set(letters.flatMap(names)).sorted()
    }
}
