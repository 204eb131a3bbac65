import Foundation
import Testing

@testable import TerminalTestSupport

/// Timers that ring in the built program. The command in the user's configuration records the time of each ring. The
/// tests compare it with the end of the timer.
@Suite("Ringing timers", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct TimerRingTests {
    /// The maximum time between the end of a timer and its ring.
    private static let limit = 1.0 * Double(Timeout.factor)

    private func makeScratch() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.write(
            "[timers]\ncommand = 'echo \"$(date +%s.%N) $RECIPES_MESSAGE\" >>\"$HOME/rings\"'\nkeep-awake = false\n",
            to: "home/.config/recipes/config.toml")
        return scratch
    }

    /// Returns the time and the message of each ring so far.
    private func rings(in scratch: ScratchFolder) -> [(time: Double, message: String)] {
        let text = (try? String(contentsOfFile: scratch.path("home/rings"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1)
            return words.count == 2 ? Double(words[0]).map { ($0, String(words[1])) } : nil
        }
    }

    /// Waits for the first ring.
    ///
    /// - Parameters:
    ///   - scratch: The folder that contains the records of the rings.
    ///   - terminal: The terminal whose output is read during the wait, or `nil` if the program runs in tmux.
    private func ring(
        in scratch: ScratchFolder, reading terminal: RawTerminal? = nil
    ) async throws -> (time: Double, message: String) {
        var timeout = Timeout(.seconds(30))
        while !timeout.isOver() {
            terminal?.receive()
            if let ring = rings(in: scratch).first { return ring }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw NotSeen(what: "a ring", screen: Screen(text: ""), line: #line)
    }

    /// Sets a timer with the command `recipes timer`. Returns its end.
    private func setTimer(_ words: String..., in scratch: ScratchFolder) async throws -> Double {
        let run = try await recipes(["timer"] + words, in: scratch)
        #expect(run.status == 0, "\(run)")
        let json = try await recipes("timers", "--json", in: scratch).output
        let match = try #require(json.firstMatch(of: /"ends": "([^"]*)"/), "\(json)")
        return try Date(String(match.1), strategy: .iso8601).timeIntervalSince1970
    }

    private func now() -> Double { Date.now.timeIntervalSince1970 }

    @Test("A timer of recipes timer rings in the running browser within a second of its end, under a detached tmux")
    func running() async throws {
        let scratch = try makeScratch()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook")
            try await terminal.waitForList()
            let end = try await setTimer("3s", "tea", in: scratch)
            try await terminal.waitFor("the time that is left") { $0.top.contains(/tea  0:[012]\d$/) }
            let ring = try await ring(in: scratch)
            #expect(abs(ring.time - end) <= Self.limit && ring.message == "tea: the time is up", "\(ring) \(end)")
            try await terminal.waitFor("the alert") { $0.contains("The time is up.") }
            #expect(try await terminal.fact("window_bell_flag") == "1")
            // Keys that are typed at the moment of the ring are ignored, so Enter is pressed again.
            try await terminal.waitFor("no alert", pressing: "Enter", pause: .seconds(1)) {
                !$0.contains("The time is up.")
            }
            #expect(try await recipes("timers", in: scratch).output.isEmpty)
            try await terminal.send("q")
        }
    }

    @Test("A timer rings after Ctrl-Z and fg: at its end, or at once if it has ended")
    func suspended() async throws {
        for isOver in [false, true] {
            let scratch = try makeScratch()
            try await TmuxSession.run(in: scratch) { terminal in
                try await terminal.type("set -m; recipes Cookbook")
                try await terminal.waitForList()
                let end = try await setTimer(isOver ? "2s" : "6s", "tea", in: scratch)
                try await terminal.send("C-z")
                try await terminal.waitFor("the prompt") { $0.lines.last?.hasPrefix("$") == true }
                if isOver {
                    while now() < end + 1 { try await Task.sleep(for: .milliseconds(50)) }
                    #expect(rings(in: scratch).isEmpty)
                }
                let resumed = now()
                try await terminal.type("fg")
                let ring = try await ring(in: scratch)
                let late = ring.time - max(end, resumed)
                #expect(late <= Self.limit && ring.time >= end - 0.6, "\(ring) \(end) \(resumed)")
                try await terminal.waitFor("the alert") { $0.contains("The time ") }
                try await terminal.waitFor("no alert", pressing: "Enter", pause: .seconds(1)) {
                    !$0.contains("The time ")
                }
                try await terminal.send("q")
            }
        }
    }

    @Test("A timer rings after the browser was quit or killed and started again", arguments: ["quit", "killed"])
    func restarted(how: String) async throws {
        let scratch = try makeScratch()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type(
                "clear; sh -c 'echo $$ >pid; exec \"$RECIPES\" Cookbook'; stty sane; clear; echo it-ended")
            try await terminal.waitForList()
            try await terminal.send("T")
            try await terminal.waitFor("the timers") { $0.contains("No timer runs.") }
            try await terminal.send("n")
            try await terminal.waitFor("the prompt") { $0.contains("New timer") }
            // The time is long enough for a busy machine to quit the program before the timer ends.
            try await terminal.send(["3", "0", "s", "Space", "t", "e", "a", "Enter"])
            try await terminal.waitFor("the timer") { $0.top.contains(/tea  0:[0123]\d$/) }
            if how == "quit" {
                try await terminal.send("q")
                try await terminal.waitFor("the question") { $0.contains("Quit?") }
                try await terminal.send("Right", "Right")
                try await terminal.waitFor("the last button") { $0.contains("[ Quit ]") }
                try await terminal.send("Enter")
            } else {
                let pid = try String(contentsOfFile: scratch.path("pid"), encoding: .utf8)
                kill(pid_t(pid.filter(\.isNumber)) ?? 0, SIGKILL)
            }
            try await terminal.waitFor("the end") { $0.lines.contains("it-ended") }
            let json = try await recipes("timers", "--json", in: scratch).output
            let match = try #require(json.firstMatch(of: /"ends": "([^"]*)"/), "\(json)")
            let end = try Date(String(match.1), strategy: .iso8601).timeIntervalSince1970
            try await terminal.type("recipes Cookbook")
            let started = now()
            let ring = try await ring(in: scratch)
            #expect(ring.time - max(end, started) <= Self.limit && ring.time >= end - 0.6, "\(ring) \(end) \(started)")
            try await terminal.waitFor("the alert") { $0.contains("The time ") }
            try await terminal.waitFor("no alert", pressing: "Enter", pause: .seconds(1)) { !$0.contains("The time ") }
            try await terminal.send("q")
        }
    }

    @Test("A timer that rings while a note is written takes no key, and is shown when the note is saved")
    func whileTyping() async throws {
        let scratch = try makeScratch()
        try await TmuxSession.run(columns: 100, in: scratch) { terminal in
            try await terminal.type("recipes Cookbook")
            try await terminal.waitForList()
            try await terminal.send("a")
            try await terminal.waitFor("the note") { $0.contains("Your note") }
            _ = try await setTimer("2s", "tea", in: scratch)
            try await terminal.send(["L", "e", "s", "s", "Space"])
            try await terminal.waitFor("the ring in the title line") { $0.top.hasSuffix("tea: the time is up") }
            try await terminal.send(["s", "a", "l", "t", "Space", "q"])
            try await terminal.waitFor("all words") { $0.contains("> Less salt q") && !$0.contains("The time ") }
            try await terminal.send("Enter")
            try await terminal.waitFor("the alert") { $0.contains("The time ") && !$0.contains("> Less salt") }
            try await terminal.waitFor("no alert", pressing: "q", pause: .seconds(1)) { !$0.contains("The time ") }
            #expect(try await recipes("timers", in: scratch).output.isEmpty)
            try await terminal.send("q")
        }
    }

    @Test(
        "A ring is a bell, and a notification in the form of the terminal",
        arguments: [
            (["TERM": "xterm-256color"], "\u{7}"),
            (["TERM_PROGRAM": "iTerm.app"], "\u{7}\u{1B}]9;tea: the time is up\u{7}"),
            (["TERM_PROGRAM": "WezTerm"], "\u{7}\u{1B}]777;notify;tea: the time is up;\u{7}"),
            (["KITTY_WINDOW_ID": "1"], "\u{7}\u{1B}]99;;tea: the time is up\u{7}"),
            (
                ["KITTY_WINDOW_ID": "1", "TMUX": "/tmp/x,1,0"],
                "\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]99;;tea: the time is up\u{7}\u{1B}\\"
            ),
        ] as [([String: String], String)])
    func notification(environment: [String: String], bytes: String) async throws {
        let scratch = try makeScratch()
        _ = try await setTimer("1s", "tea", in: scratch)
        let terminal = try RawTerminal(.recipes, ["Cookbook"], in: scratch, environment: environment.mapValues { $0 })
        // The questions for the colours of the terminal end with the byte of a bell too.
        var hasRung: Bool {
            let output = terminal.output
            return output.indices.contains { output[$0] == 7 && $0 > 0 && output[$0 - 1] != UInt8(ascii: "?") }
        }
        var waits = 0
        while !hasRung, waits < 200 {
            try await terminal.settle(for: .milliseconds(100))
            waits += 1
        }
        #expect(hasRung && terminal.output.contains(Array(bytes.utf8)))
        if bytes == "\u{7}" { #expect(!terminal.output.contains(Array("\u{1B}]9".utf8))) }
    }

    @Test("A ring reaches the desktop by notify-send, and no shell interprets the name of the timer")
    func desktop() async throws {
        let scratch = try makeScratch()
        try await makeProgram("notify-send", "for word; do echo \"[$word]\"; done >\"$HOME/sent\"", in: scratch)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        _ = try await setTimer("1s", "$(touch owned) `touch owned`", "--", "<b>", in: scratch)
        let terminal = try RawTerminal(
            .recipes, ["Cookbook"], in: scratch,
            environment: ["PATH": scratch.path("bin") + ":" + path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/none"])
        try await terminal.waitFor("\u{7}")
        let ring = try await ring(in: scratch, reading: terminal)
        #expect(ring.message == "$(touch owned) `touch owned` <b>: the time is up")
        try await wait("a notification", reading: terminal) {
            FileManager.default.fileExists(atPath: scratch.path("home/sent"))
        }
        try await wait("the whole notification", reading: terminal) { text("home/sent", in: scratch).hasSuffix("[]\n") }
        #expect(
            text("home/sent", in: scratch)
                == "[--app-name=Recipes]\n[--]\n[$(touch owned) `touch owned` <b>: the time is up]\n[]\n")
        #expect(!FileManager.default.fileExists(atPath: scratch.path("owned")))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("home/owned")))
    }

    @Test("A notification has neither escape sequences nor markup of the title of a stranger's recipe")
    func strangeTitle() async throws {
        let scratch = try makeScratch()
        try await makeProgram("notify-send", #"printf '[%s]\n' "$@" >"$HOME/sent""#, in: scratch)
        try scratch.write(
            "---\ntitle: \"A\\e[31m\\x07B \\\\033[31m <b>C\"\n---\nWait for ~{1%s}.\n", to: "Strange/Strange.cook")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let terminal = try RawTerminal(
            .recipes, ["Strange"], in: scratch,
            environment: ["PATH": scratch.path("bin") + ":" + path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/none"])
        try await terminal.waitFor("1 recipe")
        try await terminal.press("\r")
        try await terminal.waitFor("Wait for")
        try await terminal.press("t")
        try await wait("the whole notification", reading: terminal) { text("home/sent", in: scratch).hasSuffix("C]\n") }
        #expect(
            text("home/sent", in: scratch)
                == "[--app-name=Recipes]\n[--]\n[Wait: the time is up]\n[A[31mB \\\\033[31m &lt;b&gt;C]\n")
        let ring = try await ring(in: scratch, reading: terminal)
        #expect(!ring.message.contains("\u{1B}"))
    }

    @Test("The machine stays awake while a timer runs, until the end or a kill of the program, and not if turned off")
    func awake() async throws {
        let scratch = try makeScratch()
        try scratch.write("", to: "home/.config/recipes/config.toml")
        try await makeProgram(
            "systemd-inhibit",
            "echo begin $1 >>\"$HOME/awake\"; while [ \"${1#--}\" != \"$1\" ]; do shift; done; \"$@\"; echo end >>\"$HOME/awake\"",
            in: scratch)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let environment = ["PATH": scratch.path("bin") + ":" + path]
        _ = try await setTimer("10m", "tea", in: scratch)
        let terminal = try RawTerminal(.recipes, ["Cookbook"], in: scratch, environment: environment)
        try await wait("the helper", reading: terminal) { text("home/awake", in: scratch) == "begin --what=idle\n" }
        #expect(try await recipes("timers", "--stop", "all", in: scratch).status == 0)
        try await wait("its end", reading: terminal) { text("home/awake", in: scratch) == "begin --what=idle\nend\n" }
        _ = try await setTimer("10m", "tea", in: scratch)
        try await wait("the helper again", reading: terminal) {
            text("home/awake", in: scratch).hasSuffix("end\nbegin --what=idle\n")
        }
        kill(terminal.process.identifier, SIGKILL)
        try await wait("its end after the kill", reading: terminal) {
            text("home/awake", in: scratch).hasSuffix("idle\nend\n")
        }

        try scratch.write("[timers]\nkeep-awake = false\n", to: "home/.config/recipes/config.toml")
        let before = text("home/awake", in: scratch)
        let other = try RawTerminal(.recipes, ["Cookbook"], in: scratch, environment: environment)
        try await other.waitFor("tea")
        #expect(text("home/awake", in: scratch) == before)
    }

    @Test("A terminal that closes under a timer loses nothing")
    func closed() async throws {
        let scratch = try makeScratch()
        let terminal = try RawTerminal(.recipes, ["Cookbook"], in: scratch)
        try await terminal.waitFor("quit")
        try await terminal.press("T")
        try await terminal.press("n")
        try await terminal.send("5h tea\r")
        try await terminal.waitFor("4:5")
        terminal.hangUp()
        _ = try await terminal.end()
        #expect(try await recipes("timers", in: scratch).output.contains(/\ 4:\d\d:\d\d  tea\n$/))
    }

    @Test("A timer rings while the pager or the editor has the terminal")
    func inPager() async throws {
        let scratch = try makeScratch()
        let terminal = try RawTerminal(
            .recipes, ["Cookbook"], in: scratch,
            environment: ["PAGER": "sh -c 'touch begun; while [ ! -e done ]; do sleep 0.1; done'"])
        try await terminal.waitFor("3 recipes")
        try await terminal.press("\r")
        try await terminal.waitFor("Ingredients")
        // The pager must begin before the ring. On a busy machine, the start of the pager takes many seconds.
        let end = try await setTimer("\(25 * Timeout.factor)s", "tea", in: scratch)
        try await terminal.waitFor("tea")
        try await terminal.send("v")
        try await wait("the pager", reading: terminal) { FileManager.default.fileExists(atPath: scratch.path("begun")) }
        let ring = try await ring(in: scratch, reading: terminal)
        #expect(abs(ring.time - end) <= Self.limit, "\(ring) \(end)")
        try await terminal.waitFor("\u{7}")
        try scratch.write("", to: "done")
        try await terminal.waitFor("The time is up.")
    }

    /// The number of kills.
    private static let kills = ProcessInfo.processInfo.environment["RECIPES_KILLS"].flatMap(Int.init) ?? 20

    @Test("A kill after a timer was shown keeps the timer, and its changes", arguments: [3])
    func afterKill(seed: UInt64) async throws {
        let scratch = try makeScratch()
        var numbers = SeededNumbers(seed: seed)
        try await TmuxSession.run(columns: 100, in: scratch) { terminal in
            for kill in 1...Self.kills {
                try await terminal.type(
                    "clear; sh -c 'echo $$ >pid; exec \"$RECIPES\" Cookbook'; stty sane; clear; echo killed-\(kill)")
                try await terminal.waitFor("the list") {
                    $0.top.contains("3 recipes") && $0.selectedMark != nil && $0.footer.contains("q quit")
                }
                try await terminal.send("T")
                try await terminal.waitFor("the timers") { $0.footer.contains("n new") }
                try await terminal.send("n")
                try await terminal.waitFor("the prompt") { $0.contains("New timer") }
                try await terminal.send(["9", "m", "Space", "k"] + String(kill).map(String.init) + ["Enter"])
                try await terminal.waitFor("the timer, kill \(kill), seed \(seed)") {
                    $0.top.contains(kill == 1 ? "k\(kill)" : "+\(kill - 1)")
                }
                let next = ["Space", "+", "Down", "Up", "Escape"].shuffled(using: &numbers)
                try await terminal.send(Array(next.prefix(numbers.upTo(5))))
                let pid = try scratch.read("pid").trimmingCharacters(in: .whitespacesAndNewlines)
                let pause = Double(numbers.upTo(200)) / 10_000
                #expect(try await shell("sleep \(pause); kill -KILL \(pid)", in: scratch).status == 0)
                try await terminal.waitFor("the shell") { $0.lines.contains("killed-\(kill)") }
                let names = try await recipes("timers", "--json", in: scratch).lines.compactMap { line in
                    line.firstMatch(of: /"name": "([^"]*)"/).map { String($0.1) }
                }
                #expect(Set(names) == Set((1...kill).map { "k\($0)" }), "kill \(kill), seed \(seed)")
            }
        }
    }

    // MARK: - Support

    private func text(_ name: String, in scratch: ScratchFolder) -> String {
        (try? String(contentsOfFile: scratch.path(name), encoding: .utf8)) ?? ""
    }

    /// Waits for a condition.
    ///
    /// - Parameters:
    ///   - what: What the test waits for, for the message of a failure.
    ///   - terminal: The terminal whose output is read during the wait, so that the program is not blocked.
    ///   - line: The line of the test.
    ///   - condition: The condition.
    private func wait(
        _ what: String, reading terminal: RawTerminal, line: Int = #line, _ condition: () -> Bool
    ) async throws {
        var timeout = Timeout(.seconds(20))
        while !condition() {
            terminal.receive()
            guard !timeout.isOver() else {
                throw NotSeen(what: what, screen: Screen(text: ""), line: line)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
