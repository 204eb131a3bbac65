import Foundation
import Testing

@testable import TerminalTestSupport

@Suite(
    "A folder that does not answer", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct HangingFolderTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test("A folder that does not answer is reported in one line; the index can be browsed until the folder answers")
    func hangs() async throws {
        try scratch.makeCookbook()
        let flag = scratch.path("flag")
        let library = try await PreloadedLibrary.build("hanging-folder", in: scratch)
        let environment = ["LD_PRELOAD": library, "HANGING_FOLDER": "Cookbook", "HANGING_FLAG": flag]
        try await TmuxSession.run(in: scratch) { terminal in
            // Creates the index while the folder still answers.
            try await terminal.type("recipes Cookbook")
            try await terminal.waitForList()
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { !$0.footer.contains("q quit") }

            try scratch.write("", to: "flag")
            let variables = environment.map { "\($0)='\($1)'" }.joined(separator: " ")
            try await terminal.type("clear; \(variables) recipes Cookbook; echo status $?")
            try await terminal.waitFor("the list as it was") { $0.top.contains("waiting") && $0.selectedMark != nil }
            try await terminal.waitFor("what it waits for") {
                $0.contains("No answer yet from Cookbook")
            }
            try await terminal.send("Down")
            try await terminal.waitFor("another row") { $0.selected?.contains("Plum cake") == false }
            try await terminal.send("Enter")
            try await terminal.waitFor("a recipe on its way") { $0.contains("Reading the recipe") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the list again") { $0.selected?.contains("Lentil soup") == true }
            try await terminal.send("/", "l", "e", "e", "k")
            try await terminal.waitFor("what is found") { $0.selected?.contains("Leek soup") == true }
            try await terminal.send("Escape")

            try FileManager.default.removeItem(atPath: flag)
            try await terminal.waitFor("the end of it") { !$0.contains("No answer") && $0.top.contains("3 recipes") }
            try await terminal.send("Enter")
            try await terminal.waitFor("the recipe") { $0.top.contains("› ") && !$0.contains("Reading the recipe") }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    @Test("A recipe whose file does not answer does not keep other recipes from being opened", arguments: [80, 140])
    func recipe(_ columns: Int) async throws {
        for name in ["Apple", "Bread", "Curry"] { try scratch.write("Cook @\(name){}.\n", to: "Cookbook/\(name).cook") }
        let flag = scratch.path("flag")
        let library = try await PreloadedLibrary.build("hanging-folder", in: scratch)
        try await TmuxSession.run(columns: columns, in: scratch) { terminal in
            try await terminal.type(
                "LD_PRELOAD='\(library)' HANGING_FOLDER=Bread.cook HANGING_FLAG='\(flag)' recipes Cookbook; echo status $?"
            )
            try await terminal.waitForList()
            try scratch.write("", to: "flag")
            try await terminal.send("Down", "Enter")
            try await terminal.waitFor("a recipe that is not read") { $0.contains("Reading the recipe") }
            try await terminal.send("Escape")
            try await terminal.waitFor("the list") {
                $0.top.contains("3 recipes") && $0.selected?.contains("Bread") == true
            }
            try await terminal.send("Down", "Enter")
            try await terminal.waitFor("another recipe") { $0.top.contains("› Curry") && $0.contains("Cook Curry") }
            try FileManager.default.removeItem(atPath: flag)
            try await terminal.send("Escape")
            try await terminal.waitFor("the list") {
                $0.top.contains("3 recipes") && $0.selected?.contains("Curry") == true
            }
            try await terminal.send("Up", "Enter")
            try await terminal.waitFor("the recipe that answers") {
                $0.top.contains("› Bread") && $0.contains("Cook Bread")
            }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }

    @Test("The browser can quit while a folder does not answer")
    func quits() async throws {
        try scratch.makeCookbook()
        try scratch.write("", to: "flag")
        let library = try await PreloadedLibrary.build("hanging-folder", in: scratch)
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type(
                "LD_PRELOAD='\(library)' HANGING_FOLDER=Soups HANGING_FLAG='\(scratch.path("flag"))' "
                    + "recipes Cookbook; echo status $?")
            try await terminal.waitFor("what it waits for") { $0.contains("No answer yet from Cookbook/Soups") }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.contains("status 0") }
        }
    }
}
