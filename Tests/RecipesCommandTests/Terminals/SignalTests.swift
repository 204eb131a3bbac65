import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Signals", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct SignalTests {
    @Test(
        "Signals that end the program restore the terminal first",
        arguments: [("TERM", 143), ("HUP", 129), ("INT", 0), ("QUIT", 131)])
    func ending(_ signal: String, _ status: Int) async throws {
        try await withBrowser { terminal, before in
            try await terminal.kill(signal)
            try await terminal.waitFor("the status") { $0.lines.contains("status \(status)") }
            #expect(try await terminal.modes() == before)
            #expect(try await terminal.fact("alternate_on") == "0")
            #expect(try await terminal.fact("cursor_flag") == "1")
            #expect(try await terminal.fact("mouse_any_flag") == "0")
        }
    }

    /// All signals that end a process by default, that a process can handle, and that do not report a crash.
    private static let unexpectedSignals: [Int32] = {
        var signals = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU]
        signals += [SIGPOLL, SIGPWR, SIGSTKFLT, 40]
        return signals
    }()

    @Test("Unexpected signals restore the terminal and end the program", arguments: unexpectedSignals)
    func unexpected(_ signal: Int32) async throws {
        try await withBrowser { terminal, before in
            // Some shells do not know the names of all signals.
            try await terminal.kill("\(signal)")
            try await terminal.waitFor("the status") { $0.lines.contains("status \(128 + signal)") }
            #expect(try await terminal.modes() == before)
            #expect(try await terminal.fact("alternate_on") == "0")
            #expect(try await terminal.fact("cursor_flag") == "1")
            #expect(try await terminal.fact("mouse_any_flag") == "0")
        }
    }

    @Test(
        "Crash signals restore the terminal and print where to report the crash",
        arguments: ["SEGV", "ABRT", "ILL", "TRAP", "BUS", "FPE", "SYS"])
    func crash(_ signal: String) async throws {
        // Debug builds would print a backtrace and wait for input.
        try await withBrowser(environment: ["SWIFT_BACKTRACE": "enable=no"]) { terminal, before in
            try await terminal.kill(signal)
            try await terminal.waitFor("the words") {
                $0.contains("recipes crashed. The terminal has been restored.") && $0.contains("Please report it")
            }
            try await terminal.waitFor("the status") { $0.contains("status 1") }
            #expect(try await terminal.modes() == before)
            #expect(try await terminal.fact("alternate_on") == "0")
        }
    }

    @Test("Ctrl-C quits with status 0, as q does")
    func interrupt() async throws {
        try await withBrowser { terminal, before in
            try await terminal.send("C-c")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
            #expect(try await terminal.modes() == before)
        }
    }

    @Test(
        "Ctrl-Z suspends; fg resumes the same screen, also in another size", arguments: [(80, 24), (120, 40)])
    func suspend(columns: Int, rows: Int) async throws {
        try await TmuxSession.run { terminal in
            let before = try await terminal.modes()
            try await terminal.type("recipes")
            try await terminal.waitForList()
            try await terminal.send("Down")
            let list = try await terminal.waitFor("the second row") { $0.selectedLine == 3 }
            try await terminal.send("C-z")
            try await terminal.waitFor("the shell") { $0.footer == "$" && !$0.contains("q quit") }
            #expect(try await terminal.modes() == before)
            #expect(try await terminal.fact("cursor_flag") == "1")
            #expect(try await terminal.fact("mouse_any_flag") == "0")
            try await terminal.resize(columns: columns, rows: rows)
            try await terminal.type("fg")
            let again = try await terminal.waitFor("the same row") {
                $0.selectedTitle == list.selectedTitle && $0.lines.count == rows
            }
            #expect(again.top.hasPrefix(" Recipes ›"))
            #expect(try await terminal.fact("cursor_flag") == "0")
            #expect(try await terminal.fact("mouse_any_flag") == "1")
            try await terminal.send("Up")
            try await terminal.waitFor("the first row") { $0.selectedLine == 2 }
            try await terminal.send("/")
            try await terminal.waitFor("the search") { $0.top.contains("Search") }
            try await terminal.paste("q\nq")
            try await terminal.waitFor("the pasted text") { $0.contains("/ q q") }
            try await terminal.send("C-c")
            try await terminal.waitFor("the shell") { $0.footer == "$" }
            #expect(try await terminal.modes() == before)
        }
    }

    @Test(
        "Ctrl-Z suspends; fg resumes on another terminal of another type and size"
    )
    func moved() async throws {
        try await TmuxSession.run(environment: ["TERM": "xterm-256color"]) { terminal in
            try await terminal.type("tmux -u -S inner -f /dev/null new-session sh -i \\; set -g status off")
            try await terminal.waitFor("the shell inside") { $0.text == "$" }
            try await terminal.type("\"$RECIPES\"")
            try await terminal.waitForList()
            try await terminal.send("Down")
            let list = try await terminal.waitFor("the second row") { $0.selectedLine == 3 }
            try await terminal.send("C-z")
            try await terminal.waitFor("the shell") { $0.footer == "$" && !$0.contains("q quit") }
            try await terminal.send("C-b", "d")
            try await terminal.waitFor("the shell outside") { $0.contains("[detached") }
            try await terminal.resize(columns: 100, rows: 18)
            try await terminal.type("TERM=vt100 tmux -u -S inner attach")
            try await terminal.waitFor("the shell inside again") { !$0.contains("[detached") && $0.contains("$") }
            try await terminal.type("fg")
            try await terminal.waitFor("the same row") {
                $0.selectedTitle == list.selectedTitle && $0.lines.count == 18 && $0.footer.contains("q quit")
            }
            try await terminal.send("Up")
            try await terminal.waitFor("the first row") { $0.selectedLine == 2 }
            try await terminal.send("q")
            try await terminal.waitFor("the shell at the end") { $0.contains("$") && !$0.contains("q quit") }
            try await terminal.type("exit")
            try await terminal.waitFor("the shell outside at the end") { $0.contains("[exited]") }
        }
    }

    @Test("Terminal modes changed while the program is suspended are restored when it ends")
    func changedModes() async throws {
        try await TmuxSession.run { terminal in
            let before = try await terminal.modes()
            try await terminal.type("recipes")
            try await terminal.waitForList()
            try await terminal.send("C-z")
            try await terminal.waitFor("the shell") { $0.footer == "$" && !$0.contains("q quit") }
            try await terminal.type("stty quit ^X -echoctl")
            try await terminal.waitFor("the shell again") { $0.footer == "$" && $0.contains("stty") }
            let changed = try await terminal.modes()
            #expect(changed != before)
            try await terminal.type("fg")
            try await terminal.waitForList()
            try await terminal.send("q")
            try await terminal.waitFor("the shell at the end") { $0.footer == "$" && !$0.contains("q quit") }
            #expect(try await terminal.modes() == changed)
        }
    }

    @Test("Terminal modes changed while the program is suspended are restored after a crash")
    func changedModesAndCrash() async throws {
        try await withBrowser(environment: ["SWIFT_BACKTRACE": "enable=no"]) { terminal, before in
            try await terminal.send("C-z")
            try await terminal.waitFor("the shell") { $0.footer == "$" && !$0.contains("q quit") }
            try await terminal.type("stty quit ^X -echoctl")
            try await terminal.waitFor("the shell again") { $0.footer == "$" && $0.contains("stty") }
            let changed = try await terminal.modes()
            #expect(changed != before)
            try await terminal.type("fg")
            try await terminal.waitForList()
            try await terminal.kill("SEGV")
            try await terminal.waitFor("the shell at the end") {
                $0.footer == "$" && $0.contains("recipes crashed. The terminal has been restored.")
            }
            #expect(try await terminal.modes() == changed)
        }
    }

    @Test("No process remains after the window is closed")
    func closedWindow() async throws {
        try await withBrowser { terminal, _ in
            let identifier = try #require(try await terminal.programIdentifier())
            try await terminal.closeWindow()
            var timeout = Timeout(.seconds(5))
            while Self.runs(identifier), !timeout.isOver() {
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(!Self.runs(identifier), "the program still runs")
        }
    }

    /// Whether a process is running. An ended process may stay listed until its parent reads its status, which may
    /// never happen in a container without an init process.
    private static func runs(_ identifier: pid_t) -> Bool {
        guard kill(identifier, 0) == 0 else { return false }
        let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
        return status?.contains("State:\tZ") != true
    }

    @Test("An idle program uses no processor time")
    func idle() async throws {
        try await withBrowser { terminal, _ in
            let identifier = try #require(try await terminal.programIdentifier())
            guard var last = Self.switches(of: identifier) else { return }
            // Tasks from the start of the program may still run.
            for _ in 1...10 {
                try await Task.sleep(for: .milliseconds(300))
                guard let now = Self.switches(of: identifier), now != last else { return }
                last = now
            }
            Issue.record("it woke up with nothing to do, ten times in three seconds")
        }
    }

    /// Returns how often each thread of the process has waited. The keys are the threads. Returns `nil` if the system
    /// does not report these numbers.
    private static func switches(of identifier: pid_t) -> [String: String]? {
        let folder = "/proc/\(identifier)/task"
        guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        var switches: [String: String] = [:]
        for thread in threads {
            let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
            let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
            switches[thread] = line.map(String.init)
        }
        return switches.isEmpty ? nil : switches
    }

    /// Runs the browser in a terminal. The closure receives the terminal and its modes before the start. The shell
    /// prints the exit status of the browser.
    private func withBrowser(
        environment: [String: String?] = [:], _ body: (TmuxSession, String) async throws -> Void
    ) async throws {
        try await TmuxSession.run(environment: environment) { terminal in
            let before = try await terminal.modes()
            // The browser is a separate process, so that the test knows its identifier.
            try await terminal.type("sh -c 'echo $$ >pid; exec \"$RECIPES\"'; echo status $?")
            try await terminal.waitForList()
            try await body(terminal, before)
        }
    }
}

extension TmuxSession {
    /// The identifier of the process, from the file `pid`.
    func programIdentifier() async throws -> pid_t? {
        pid_t(try scratch.read("pid").trimmingCharacters(in: .whitespacesAndNewlines))
    }

    func kill(_ signal: String) async throws {
        let identifier = try #require(try await programIdentifier())
        let run = try await shell("kill -\(signal) \(identifier)", in: scratch)
        #expect(run.status == 0)
    }
}
