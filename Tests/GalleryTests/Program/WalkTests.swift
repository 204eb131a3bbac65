import Testing

@testable import GalleryScreens
@testable import TerminalTestSupport

@Suite("The built gallery", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct WalkTests {
    private let gallery = BuiltProgram("gallery")

    @Test("every screen opens with Enter, shows its title and leads back with Esc; q quits")
    func walk() async throws {
        let names = await ContentsTests.names
        try await TmuxSession.run(gallery) { terminal in
            try await terminal.type("gallery; echo status $?")
            for name in names {
                try await terminal.waitFor("\(name) in the list") { $0.selected?.hasPrefix(" \(name)") == true }
                try await terminal.send("Enter")
                try await terminal.waitFor("\(name) on its screen") {
                    $0.top.contains("› Gallery › \(name)") && $0.footer.contains("q quit")
                }
                try await terminal.send("Down", "PageDown", "End", "Home", "Escape")
                try await terminal.waitFor("the list after \(name)") { $0.top.contains("› Gallery  ") }
                try await terminal.send("Down")
            }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    @Test("an argument is answered with how to use it")
    func usage() async throws {
        let scratch = try ScratchFolder()
        let run = try await CommandCall(
            executable: gallery.path, arguments: ["--help"], environment: scratch.environment,
            folder: scratch.path
        ).run()
        #expect(run.status == 64)
        #expect(run.error.hasPrefix("usage: gallery"))
    }
}
