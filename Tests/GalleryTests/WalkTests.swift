import Testing

@testable import GalleryScreens
@testable import TerminalTestSupport

@Suite("The built gallery", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct WalkTests {
    private let gallery = BuiltProgram("gallery")

    @Test("Every screen opens with Enter, shows its title, and closes with Esc; q quits")
    func walk() async throws {
        let names = await ContentsTests.names
        try await TmuxSession.run(gallery) { terminal in
            try await terminal.type("gallery; echo status $?")
            for name in names {
                try await terminal.waitFor("\(name) in the list") { $0.selected?.hasPrefix(" \(name)") == true }
                try await terminal.send("Enter")
                try await terminal.waitFor("\(name) on its screen") {
                    $0.top.contains("› Gallery › \(name)") && $0.footer.contains(" quit")
                }
                try await terminal.send("Down", "PageDown", "End", "Home", "Escape")
                try await terminal.waitFor("the list after \(name)") { $0.top.contains("› Gallery  ") }
                try await terminal.send("Down")
            }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    @Test(
        "Shift and the arrows reach the program, with or without a terminal description for them",
        arguments: ["screen-256color", "tmux-256color", "xterm-256color", "vt100"])
    func heldKeys(_ kind: String) async throws {
        try await TmuxSession.run(environment: ["TERM": kind]) { terminal in
            try await terminal.type("'\(gallery.path)' 'several rows marked'")
            try await terminal.waitFor("the screen") { $0.contains("▌ Crate 1  ") }
            try await terminal.send("S-Down", "S-Down")
            try await terminal.waitFor("three marks") { $0.top.contains("3 marked") }
            try await terminal.send("S-Up")
            try await terminal.waitFor("two marks") { $0.top.contains("2 marked") }
        }
    }

    @Test("The name of a screen as an argument opens it over the list")
    func opensByName() async throws {
        try await TmuxSession.run { terminal in
            try await terminal.type("'\(gallery.path)' 'a million rows'; echo status $?")
            try await terminal.waitFor("the screen") {
                $0.top.contains("› Gallery › A million rows") && $0.selected?.hasPrefix(" 1 is odd") == true
            }
            try await terminal.send("Escape")
            try await terminal.waitFor("the list") { $0.top.contains("› Gallery  ") }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    @Test("Without a terminal to draw on, one sentence is printed and the status is 1")
    func pipe() async throws {
        let scratch = try ScratchFolder()
        var run = try await CommandCall(
            executable: gallery.path, arguments: [], environment: scratch.environment, folder: scratch.path
        ).run()
        #expect(run.status == 1)
        #expect(run.error == "gallery: There is no terminal to draw on: standard output goes elsewhere.\n")
        let pipe = "{ '\(gallery.path)'; echo status $? >&2; } | cat"
        run = try await CommandCall(
            executable: "/bin/sh", arguments: ["-c", pipe], environment: scratch.environment, folder: scratch.path
        ).run()
        #expect(run.errorLines.count == 2 && run.errorLines.last == "status 1")
        #expect(run.output.isEmpty)
    }

    @Test(
        "An argument that is no screen name prints the usage",
        arguments: [(["--help"], "usage: gallery"), (["Nowhere"], "gallery: there is no screen with the name Nowhere")])
    func usage(arguments: [String], answer: String) async throws {
        let scratch = try ScratchFolder()
        let run = try await CommandCall(
            executable: gallery.path, arguments: arguments, environment: scratch.environment,
            folder: scratch.path
        ).run()
        #expect(run.status == 64)
        #expect(run.error.hasPrefix(answer))
    }
}
