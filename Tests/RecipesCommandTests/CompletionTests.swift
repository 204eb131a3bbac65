import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Completions of shells")
struct CompletionTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeCookbook("home/Recipes")
    }

    /// Runs the program as the script for a shell does.
    private func complete(_ command: String, _ words: String...) async throws -> [String] {
        let run = try await recipes(
            ["---completion", command, "--", "positional@0", "\(words.count)", "\(words.last?.count ?? 0)"] + words,
            in: scratch, environment: ["SAP_SHELL": "fish"])
        return run.lines
    }

    @Test(
        "The Tab key completes the titles of an indexed cookbook and the names of files",
        .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
    func titles() async throws {
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
        #expect(try await complete("show", "leek") == ["Leek soup"])
        #expect(try await complete("show", "").contains("Leek soup"))
        #expect(try await complete("show", "home/Rec") == ["home/Recipes/"])
        #expect(try await complete("search", "course:").contains { $0.hasPrefix("course:") })
    }

    @Test("Without an index, the Tab key completes only files")
    func withoutIndex() async throws {
        #expect(try await complete("show", "leek").isEmpty)
    }

    @Test("There are completion scripts for three shells", arguments: shells)
    func scripts(_ name: String) async throws {
        let run = try await recipes("--generate-completion-script", name, in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("---completion"))
    }

    @Test(
        "Completion scripts have no syntax error for the shells that are installed",
        arguments: shells.filter(isInstalled))
    func syntax(_ name: String) async throws {
        let check = try await shell("recipes --generate-completion-script \(name) >s; \(name) -n s", in: scratch)
        #expect(check.status == 0, "\(check)")
    }

    private static let shells = ["bash", "zsh", "fish"]

    private static func isInstalled(_ shell: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
    }
}
