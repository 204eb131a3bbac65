import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Crashes", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct CrashTests {
    private let program = BuiltProgram(besideTests: "terminal-trial")

    @Test(
        "A Swift runtime error prints its message on the normal screen and restores the terminal",
        arguments: [("index", "Index out of range"), ("precondition", "the soup is cold"), ("overflow", "")]
            // With the thread sanitizer, a separate stack of the sanitizer would overflow first.
            + (Sanitizer.isThread ? [] : [("stack", "")]))
    func trap(_ way: String, _ words: String) async throws {
        try await TmuxSession.run(columns: 160, rows: 50, environment: ["SWIFT_BACKTRACE": "enable=no"]) { terminal in
            let before = try await terminal.modes()
            try await terminal.type("'\(program.path)' crash \(way); echo status $?")
            try await terminal.waitFor("the screen") { $0.text == "About to crash" }
            try await terminal.send("x")
            let screen = try await terminal.waitFor("the words") {
                $0.contains("terminal-trial crashed. The terminal has been restored.")
                    && $0.lines.contains("Please tell the tests.") && $0.contains("status 1")
            }
            #expect(words.isEmpty || screen.contains(words), "\(screen)")
            #expect(!screen.contains("About to crash"))
            #expect(try await terminal.modes() == before)
            #expect(try await terminal.fact("alternate_on") == "0")
            #expect(try await terminal.fact("cursor_flag") == "1")
        }
    }

    @Test(
        "A crash prints a readable backtrace if the system allows one",
        .enabled(if: Backtracer.isThere, "there is no swift-backtrace beside the compiler"),
        .disabled(if: Sanitizer.isThread, "the thread sanitizer ends with an error of its own where a crash forks"))
    func backtrace() async throws {
        let settings = "enable=yes,interactive=no,color=no,threads=crashed,images=none,output-to=stderr"
        try await TmuxSession.run(columns: 160, rows: 100, environment: ["SWIFT_BACKTRACE": settings]) { terminal in
            try await terminal.type("'\(program.path)' crash index; echo status $?")
            try await terminal.waitFor("the screen") { $0.text == "About to crash" }
            try await terminal.send("x")
            let screen = try await terminal.waitFor("the end", within: .seconds(60)) { $0.contains("status 1") }
            #expect(screen.contains("terminal-trial crashed."), "\(screen)")
            // The names of files need debug information, which not every build has.
            #expect(screen.contains("TerminalTrial.crash("), "\(screen)")
        }
    }
}

/// The backtrace program that comes with the compiler.
private enum Backtracer {
    static var isThere: Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { folder in
            let compiler = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
            let backtracer = compiler.deletingLastPathComponent().appending(
                path: "../libexec/swift/linux/swift-backtrace")
            return FileManager.default.isExecutableFile(atPath: backtracer.path)
        }
    }
}
