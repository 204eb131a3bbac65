import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Cookbooks with errors", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct BadCookbookTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test("A missing cookbook is reported without changing the terminal, with status 66")
    func missing() async throws {
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes gone; echo status $?")
            let screen = try await terminal.waitFor("the status") { $0.lines.contains("status 66") }
            #expect(screen.lines.contains("recipes: gone: there is no such file or folder; check the path."))
        }
    }

    @Test("An empty cookbook shows how to add recipes")
    func empty() async throws {
        try scratch.makeFolder("Empty")
        try await browse("Empty") { terminal in
            try await terminal.waitFor("the reason") {
                $0.contains("There are no recipes here yet. n writes one; I imports")
            }
            // There is no row to select, open or tick.
            try await terminal.send("Down", "Enter", "Space", "End", "Tab")
        }
    }

    @Test("A cookbook of one file lists the file")
    func file() async throws {
        try scratch.makeCookbook()
        try await browse("'Cookbook/Plum cake.cook'") { terminal in
            try await terminal.waitFor("the recipe") {
                $0.top.contains("1 recipe") && $0.selected?.contains("Plum cake") == true
            }
        }
    }

    @Test("A file that is not UTF-8 is listed last with the reason, and is opened at the location of the error")
    func notUTF8() async throws {
        try scratch.makeCookbook()
        try scratch.write(Data("Boil @water{}.\n\nServe at once".utf8) + [0xFF], to: "Cookbook/A bad.cook")
        try await browse("Cookbook") { terminal in
            try await terminal.waitFor("the problem") {
                $0.contains("Could not be read") && $0.top.contains("3 recipes")
            }
            try await terminal.send("End")
            try await terminal.waitFor("the file and its reason") {
                $0.selected?.contains("A bad.cook") == true && $0.selected?.contains("0xFF is not UTF-8") == true
            }
            try await terminal.send("Enter")
            try await terminal.waitFor("where it is") {
                $0.contains("Cookbook/A bad.cook") && $0.contains("line 3, column 14")
                    && $0.contains("save the file as UTF-8")
            }
            try await terminal.send("Escape")
            try await terminal.waitFor("the list again") { $0.selected?.contains("A bad.cook") == true }
        }
    }

    @Test("A folder without read permission is reported", .enabled(if: geteuid() != 0, "root may read everything"))
    func unreadableFolder() async throws {
        try scratch.makeCookbook()
        chmod(scratch.path("Cookbook/Soups"), 0)
        defer { chmod(scratch.path("Cookbook/Soups"), 0o755) }
        try await browse("Cookbook") { terminal in
            try await terminal.waitFor("the rest of it") { $0.top.contains("1 recipe") }
        }
        let run = try await recipes("list", "Cookbook", in: scratch)
        #expect(run.error.contains("you may not read it"))
    }

    @Test("A cookbook with a link to itself lists each recipe once")
    func loop() async throws {
        try scratch.makeCookbook()
        try scratch.link("Cookbook/Again", to: "../Cookbook")
        try scratch.link("Cookbook/Soups/Up", to: "..")
        try scratch.link("Cookbook/Self.cook", to: "Self.cook")
        try await browse("Cookbook") { terminal in
            try await terminal.waitFor("three recipes and the link to itself") {
                $0.top.contains("3 recipes") && $0.contains("Self.cook")
            }
        }
    }

    @Test("A file of 50 MB is listed as too large, without delay")
    func hugeFile() async throws {
        try scratch.makeCookbook()
        try scratch.write("", to: "Cookbook/Huge.cook")
        truncate(scratch.path("Cookbook/Huge.cook"), 50 << 20)
        try await browse("Cookbook") { terminal in
            try await terminal.waitFor("the reason", within: .seconds(3)) {
                $0.contains("Huge.cook") && $0.contains("larger than 16 MB") && $0.top.contains("3 recipes")
            }
        }
    }

    @Test("A file of several megabytes opens while keys are handled without delay")
    func largeFile() async throws {
        try scratch.makeCookbook()
        // The debug program takes six seconds for a megabyte.
        let step = "Stir @salt{1%g} into @water{2%l} for ~{3%min}.\n\n"
        try scratch.write(String(repeating: step, count: (3 << 20) / step.utf8.count), to: "Cookbook/Zz.cook")
        try await browse("Cookbook") { terminal in
            try await terminal.waitFor("the list", within: .seconds(60)) { $0.top.contains("4 recipes") }
            try await terminal.send("End", "Enter")
            try await terminal.waitFor("the screen") { $0.top.contains("› Zz") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the list again", within: .seconds(3)) { $0.top.contains("4 recipes") }
        }
    }

    @Test("A file that is removed while browsing is reported")
    func vanished() async throws {
        try scratch.makeCookbook()
        try await browse("Cookbook") { terminal in
            try await terminal.waitFor("the list") { $0.top.contains("3 recipes") }
            try FileManager.default.removeItem(atPath: scratch.path("Cookbook/Soups/Leek soup.cook"))
            try await terminal.send("Enter")
            try await terminal.waitFor("the reason") {
                $0.top.contains("› Leek soup") && $0.contains("there is no such file")
            }
        }
    }

    @Test("Hostile names and titles send no control sequences", arguments: [80, 120])
    func hostile(columns: Int) async throws {
        try scratch.makeHostileCookbook()
        try await browse("Hostile", columns: columns) { terminal in
            let list = try await terminal.waitFor("the list") {
                $0.top.contains("2 recipes") && $0.contains("Could not be read")
            }
            #expect(list.contains("Red [31mstew]0;owned"), "\(list)")
            #expect(try await terminal.fact("pane_title") != "owned")
            for _ in 1...3 {
                try await terminal.send("Enter")
                try await terminal.waitFor("a screen") { $0.top.contains("› ") && $0.footer.contains("Esc back") }
                try await terminal.send("Escape")
                try await terminal.waitFor("the list") { $0.top.contains("2 recipes") }
                try await terminal.send("Down")
            }
        }
    }

    /// Browses a path in a terminal, runs the body, quits, and expects the shell prompt.
    private func browse(
        _ path: String, columns: Int = 80, _ body: (TmuxSession) async throws -> Void
    ) async throws {
        try await TmuxSession.run(columns: columns, in: scratch) { terminal in
            let modes = try await terminal.modes()
            try await terminal.type("recipes \(path); echo status $?")
            try await terminal.waitFor("the browser") { $0.footer.contains("q quit") }
            try await body(terminal)
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
            #expect(try await terminal.modes() == modes)
        }
    }
}
