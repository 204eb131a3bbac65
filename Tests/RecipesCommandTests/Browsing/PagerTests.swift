import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Pager in a terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct PagerTests {
    /// A shell script that acts as a pager: it reads its text from standard input and keys from the terminal.
    private static let pager = """
        echo "paging $*"
        cat
        sleep 1
        read line </dev/tty
        exit 3

        """

    @Test(
        "After a pager that returns at once, the recipe stays visible until a key is pressed",
        arguments: ["cat", "true"])
    func returningAtOnce(pager: String) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(rows: 40, in: scratch, environment: ["PAGER": pager]) { terminal in
            let before = try await terminal.modes()
            try await terminal.type("recipes Cookbook; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe") { $0.contains("Ingredients ──") }
            // The recipe screen must not receive these keys.
            for key in ["x", "q", "Down"] {
                try await terminal.send("v")
                let text = try await terminal.waitFor("the line") {
                    $0.lines.last { !$0.isEmpty }?.contains("Press a key to go back to the recipe.") == true
                }
                #expect(text.contains("1. Slice") == (pager == "cat"))
                #expect(try await terminal.fact("alternate_on") == "0")
                try await terminal.send(key)
                try await terminal.waitFor("the recipe again") {
                    $0.contains("Ingredients ──") && $0.footer.contains("q quit")
                }
            }
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
            #expect(try await terminal.modes() == before)
        }
    }

    @Test("The pager gets the recipe where the folder for temporary files is missing")
    func noTemporaryFolder() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        let environment = ["PAGER": "cat", "TMPDIR": "/nowhere"]
        try await TmuxSession.run(rows: 40, in: scratch, environment: environment) { terminal in
            try await terminal.type("recipes Cookbook; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe") { $0.contains("Ingredients ──") }
            try await terminal.send("v")
            try await terminal.waitFor("the text") { $0.contains("Press a key") && $0.contains("1. Slice") }
            try await terminal.send("x")
            try await terminal.waitFor("the recipe again") { $0.footer.contains("q quit") }
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
        }
    }

    @Test("The pager gets the restored terminal and the recipe as text; the screen resumes, also in another size")
    func page() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.write(Self.pager, to: "pager.sh")
        try await TmuxSession.run(in: scratch, environment: ["PAGER": "sh '\(scratch.path)/pager.sh' -x"]) { terminal in
            let before = try await terminal.modes()
            try await terminal.type("recipes Cookbook; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe") { $0.contains("Ingredients") }
            try await terminal.send("v")
            try await terminal.waitFor("the pager") {
                $0.contains("paging -x") && $0.contains("1 l   stock") && $0.contains("1. Slice")
            }
            #expect(try await terminal.modes() == before)
            #expect(try await terminal.fact("alternate_on") == "0")
            #expect(try await terminal.fact("cursor_flag") == "1")
            #expect(try await terminal.fact("mouse_any_flag") == "0")
            try await terminal.resize(columns: 70, rows: 20)
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe again") {
                $0.contains("Ingredients") && $0.lines.count == 20 && $0.footer.contains("q quit")
            }
            #expect(try await terminal.fact("cursor_flag") == "0")
            #expect(try await terminal.fact("mouse_any_flag") == "1")
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
            #expect(try await terminal.modes() == before)
        }
    }
}
