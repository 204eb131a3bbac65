import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Editing recipes in a terminal", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct EditingTests {
    /// A shell script that acts as an editor: it appends a line to the file.
    private static let editor = "for file; do :; done\necho 'Serve with @bread{4%slices}.' >>\"$file\"\n"

    private func withBrowser(_ body: (TmuxSession, ScratchFolder) async throws -> Void) async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try scratch.write(Self.editor, to: "editor.sh")
        try await TmuxSession.run(in: scratch, environment: ["VISUAL": "sh '\(scratch.path)/editor.sh'"]) { terminal in
            try await terminal.type("recipes Cookbook; echo status $?")
            try await terminal.waitForList()
            try await terminal.send("Down")
            try await terminal.waitFor("the second recipe") { $0.selectedTitle == "Lentil soup" }
            try await body(terminal, scratch)
            try await terminal.send("q")
            try await terminal.waitFor("the status") { $0.lines.contains("status 0") }
        }
    }

    private static let path = "Cookbook/Soups/Lentil soup.cook"

    @Test("The form changes a file in place, and undo brings its text back")
    func form() async throws {
        try await withBrowser { terminal, scratch in
            let before = try scratch.read(Self.path)
            try await terminal.send("E")
            try await terminal.waitFor("the form") { $0.contains("Details of “Lentil soup”") }
            try await terminal.send(["C-u"] + "Dal".map(String.init) + ["Tab", "Tab", "Tab", "C-u", "9", "C-s"])
            try await terminal.waitFor("the new title") { $0.selectedTitle == "Dal" }
            let after = try scratch.read(Self.path)
            #expect(after.contains("title: Dal\n") && after.contains("servings: 9\n"), "\(after)")
            try await terminal.send("z")
            try await terminal.waitFor("the old title") { $0.selectedTitle == "Lentil soup" }
            #expect(try scratch.read(Self.path) == before)
        }
    }

    @Test("A new recipe is written in the editor, deleted to the trash and brought back")
    func newAndDelete() async throws {
        try await withBrowser { terminal, scratch in
            try await terminal.send("N")
            try await terminal.waitFor("the prompt") { $0.contains("New recipe") }
            try await terminal.send("Stew".map(String.init) + ["Enter"])
            try await terminal.waitFor("the new recipe") { $0.selectedTitle == "Stew" }
            #expect(try scratch.read("Cookbook/Soups/Stew.cook").hasSuffix("Serve with @bread{4%slices}.\n"))
            try await terminal.send("d")
            try await terminal.waitFor("the question") { $0.contains("Delete “Stew”?") }
            try await terminal.send("d")
            try await terminal.waitFor("the list without it") {
                $0.top.contains("3 recipes") && $0.selectedTitle != nil && $0.selectedTitle != "Stew"
            }
            let file = scratch.path("Cookbook/Soups/Stew.cook")
            #expect(!FileManager.default.fileExists(atPath: file))
            try await terminal.send("z")
            try await terminal.waitFor("the recipe again") { $0.selectedTitle == "Stew" }
            #expect(FileManager.default.fileExists(atPath: file))
        }
    }

    @Test("The history compares the text before an edit with that of today, and brings it back")
    func history() async throws {
        try await withBrowser { terminal, scratch in
            let before = try scratch.read(Self.path)
            try await terminal.send("e")
            // For some seconds, a toast covers the footer.
            try await terminal.waitFor("the list after the editor") {
                $0.footer.contains("q quit") && (try? scratch.read(Self.path)) != before
            }
            try await terminal.send("V")
            try await terminal.waitFor("the history") {
                $0.contains("before an edit") && $0.contains("the text of today")
            }
            try await terminal.send(["End", "Enter"])
            try await terminal.waitFor("the difference") { $0.contains("+ Serve with @bread{4%slices}.") }
            try await terminal.send("=")
            try await terminal.waitFor("no difference") { $0.contains("The text of today is the same.") }
            #expect(try scratch.read(Self.path) == before)
        }
    }
}
