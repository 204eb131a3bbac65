import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Reports of crashes", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct CrashReportTests {
    private let root = URL(filePath: #filePath).pathComponents.dropLast(4)
        .reduce(URL(filePath: "/")) { $0.appending(path: $1) }

    /// Returns the screen after a crash of a copy of the program.
    private func screen(after signal: String, in scratch: ScratchFolder) async throws -> Screen {
        let program = BuiltProgram(name: "recipes", path: scratch.path("bin/recipes"))
        var screen: Screen?
        // Otherwise debug builds would let the backtracer of the toolchain report the crash.
        let environment = ["SWIFT_BACKTRACE": "enable=no"]
        try await TmuxSession.run(program, columns: 140, rows: 60, in: scratch, environment: environment) { terminal in
            try await terminal.type("sh -c 'echo $$ >pid; exec \"$RECIPES\" Cookbook'; echo status $?")
            try await terminal.waitForList()
            try await terminal.kill(signal)
            screen = try await terminal.waitFor("the status", within: .seconds(60)) { $0.contains("status 1") }
        }
        return try #require(screen)
    }

    private func copiedProgram() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.makeFolder("bin")
        try FileManager.default.copyItem(atPath: BuiltProgram.recipes.path, toPath: scratch.path("bin/recipes"))
        return scratch
    }

    @Test("A crash report names the calls and says where to send it", arguments: ["SEGV", "ILL"])
    func names(_ signal: String) async throws {
        let scratch = try copiedProgram()
        let list = try await shell(
            "'\(root.path)/scripts/list-symbols' bin/recipes && mkdir -p share/recipes "
                + "&& mv bin/recipes.symbols.gz share/recipes && strip bin/recipes", in: scratch)
        try #require(list.status == 0, "\(list.error)")
        let screen = try await screen(after: signal, in: scratch)
        #expect(screen.contains("https://github.com/recipes/recipes/issues"), "\(screen)")
        #expect("\(screen)".contains(/recipes \d+\.\d+\.\d+, signal \d+/), "\(screen)")
        // The browser waits for keys when it receives the signal.
        #expect(screen.contains("Application.run()"), "\(screen)")
        #expect(screen.contains("CursesScreen.waitForEvents(timeout:)"), "\(screen)")
    }

    @Test("Without a list of names, or with that of another build, a crash report has the offsets of the calls")
    func offsets() async throws {
        let scratch = try copiedProgram()
        let text = "0000000000000010 other\nffffffffffffff00 terminal_guard_report_crash\n"
        try scratch.write(text, to: "list")
        let packed = try await shell("gzip -9n list && mv list.gz bin/recipes.symbols.gz", in: scratch)
        try #require(packed.status == 0)
        let screen = try await screen(after: "SEGV", in: scratch)
        #expect(screen.contains("https://github.com/recipes/recipes/issues"), "\(screen)")
        #expect("\(screen)".contains(/0x[0-9a-f]+/) && !screen.contains("other"), "\(screen)")
    }
}
