import Foundation
import Testing

@testable import TerminalTestSupport

@Suite("Browsing", .enabled(if: TmuxSession.isInstalled, "tmux is not installed"))
struct MissionTests {
    static let sizes = [(80, 24), (120, 40)]

    @Test(
        "The arrow keys move, Enter opens a recipe, Space ticks, Esc goes back, q quits and restores the terminal",
        arguments: sizes)
    func mission(columns: Int, rows: Int) async throws {
        try await TmuxSession.run(columns: columns, rows: rows) { terminal in
            try await terminal.type("echo what was here before")
            let before = try await terminal.waitFor("the echo") { $0.lines.count == 3 }
            let modes = try await terminal.modes()
            try await terminal.type("recipes")
            let home = try await terminal.waitForList()
            #expect(home.top.contains("Starter cookbook"))
            #expect(home.top.contains(/\d+ recipes$/))
            // There are section headers with counts.
            #expect(home.lines.contains { $0.contains(/^ \p{L}[\p{L} ]* ─+ \d+/) }, "\(home)")
            #expect(try await terminal.fact("cursor_flag") == "0")

            try await Self.move(in: terminal)
            try await Self.readRecipe(in: terminal)
            try await Self.seeKeys(in: terminal)

            try await terminal.send("q")
            let after = try await terminal.waitFor("the shell") { $0.lines.count == before.lines.count + 1 }
            #expect(after.text == before.text + " recipes\n$")
            try await terminal.type("echo status $?")
            try await terminal.waitFor("the exit status") { $0.lines.contains("status 0") }
            #expect(try await terminal.modes() == modes)
            #expect(try await terminal.fact("cursor_flag") == "1")
            #expect(try await terminal.fact("alternate_on") == "0")
            #expect(try await terminal.fact("mouse_any_flag") == "0")
        }
    }

    private static func move(in terminal: TmuxSession) async throws {
        let start = try await terminal.screen()
        let first = try #require(start.selected)
        try await terminal.send("Down")
        let second = try await terminal.waitFor("the second row") { $0.selected != nil && $0.selected != first }
        #expect(second.selectedLine == start.selectedLine.map { $0 + 1 })
        try await terminal.send("Up")
        try await terminal.waitFor("the first row again") { $0.selected == first }
        try await terminal.send("PageDown")
        let page = try await terminal.waitFor("another page") { $0.selected != nil && $0.selected != first }
        #expect(page.text != start.text)
        try await terminal.send("End")
        let end = try await terminal.waitFor("the last row") {
            $0.selected?.contains("How to begin a cookbook") == true
        }
        #expect(end.text != page.text)
        try await terminal.send("Home")
        try await terminal.waitFor("the first row after Home") { $0.selected == first }
    }

    private static func readRecipe(in terminal: TmuxSession) async throws {
        try await terminal.send("Down", "Down", "Down")
        let list = try await terminal.waitFor("the fourth row") { $0.selectedLine == 5 }
        let title = try #require(list.selectedTitle)
        try await terminal.send("Enter")
        let recipe = try await terminal.waitFor("the recipe") {
            $0.top.contains("› \(title)") && $0.contains("Ingredients ──")
        }
        #expect(recipe.footer.contains("Esc back"))
        #expect(recipe.lines.contains { $0.contains(#/^▌? +\S.*  \p{L}/#) }, "\(recipe)")

        let ingredient = try #require(recipe.selected?.dropTick)
        try await terminal.send("Space")
        try await terminal.waitFor("the tick") { $0.contains("✓") && $0.contains(ingredient) }
        try await terminal.send("End")
        let end = try await terminal.waitFor("the end of the recipe") {
            !$0.contains(ingredient) || $0.contains("Steps ──")
        }
        #expect(end.contains("Steps ──") || end.lines.contains { $0.contains(#/^▌? +\d /#) }, "\(end)")

        try await terminal.send("Escape")
        try await terminal.waitFor("the list as it was") {
            $0.selectedTitle == title && $0.selectedLine == list.selectedLine
        }
        try await terminal.send("Enter")
        try await terminal.waitFor("the tick that was kept") { $0.contains("✓") && $0.contains(ingredient) }
        try await terminal.send("Left")
        try await terminal.waitFor("the list after ←") { $0.selectedTitle == title }

        try await terminal.send("Down")
        let next = try await terminal.waitFor("another selection") { $0.selectedTitle != title }
        let other = try #require(next.selectedTitle)
        try await terminal.send("Right")
        try await terminal.waitFor("another recipe") {
            $0.top.contains("› \(other)") && $0.contains("Ingredients ──") && !$0.contains("✓")
        }
        try await terminal.send("BSpace")
        try await terminal.waitFor("the list after Backspace") { $0.selectedTitle == other }
    }

    private static func seeKeys(in terminal: TmuxSession) async throws {
        let before = try await terminal.screen()
        try await terminal.send("?")
        let keys = try await terminal.waitFor("the keys") { $0.contains("Here ──") }
        #expect(!keys.contains("Quit"))
        try await terminal.send("u", "i", "t")
        try await terminal.waitFor("the command") { $0.contains("Quit") }
        try await terminal.send("Escape")
        try await terminal.waitFor("the screen before the keys") { $0 == before }
    }

    @Test("The preview shows the selected recipe from 100 columns on")
    func beside() async throws {
        try await TmuxSession.run(columns: 100, rows: 30) { terminal in
            try await terminal.type("recipes")
            let first = try await terminal.waitFor("a recipe beside the list") {
                $0.contains("Ingredients ──") && $0.top.hasSuffix(" recipes")
            }
            let title = try #require(first.selectedTitle)
            #expect(first.right(of: 48).contains(title), "\(first)")
            try await terminal.send("Down")
            let second = try await terminal.waitFor("the next recipe beside the list") {
                guard let next = $0.selectedTitle, next != title else { return false }
                return $0.right(of: 48).contains(next)
            }
            #expect(second.top == first.top)
            try await terminal.resize(columns: 99, rows: 30)
            try await terminal.waitFor("the list alone") { !$0.contains("Ingredients") && $0.footer.contains("q quit") }
        }
    }

    @Test("A recipe longer than the window scrolls to its last line and back", arguments: sizes)
    func scrolling(columns: Int, rows: Int) async throws {
        let scratch = try ScratchFolder()
        let steps = (1...60).map { "Do the thing of number \($0) with @thing \($0){}." }.joined(separator: "\n\n")
        try scratch.write(steps, to: "Long.cook")
        try await TmuxSession.run(columns: columns, rows: rows, in: scratch) { terminal in
            try await terminal.type("recipes Long.cook")
            try await terminal.waitFor("the list") { $0.selected?.contains("Long") == true }
            try await terminal.send("Enter")
            let start = try await terminal.waitFor("the recipe") {
                $0.footer.contains("Esc back") && $0.contains("thing 1")
            }
            // In a wide window, the steps are in a list of their own.
            let isWide = start.lines.contains { $0.contains("Ingredients ─") && $0.contains("Steps ─") }
            if isWide { try await terminal.send("Tab") }
            for _ in 0..<40 { try await terminal.send("NPage") }
            try await terminal.waitFor("the last step after PageDown") { $0.contains("of number 60") }
            for _ in 0..<40 { try await terminal.send("PPage") }
            try await terminal.waitFor("the start after PageUp") {
                $0.lines[1...4] == start.lines[1...4] && (!isWide || $0.contains("of number 1 "))
            }
            for _ in 0..<15 { try await terminal.send(Array(repeating: "Down", count: 10)) }
            try await terminal.waitFor("the last step after ↓") { $0.contains("of number 60") }
        }
    }

    @Test("Paths on the command line are browsed: a folder and files")
    func paths() async throws {
        let scratch = try ScratchFolder()
        try scratch.makeCookbook()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes Cookbook")
            let list = try await terminal.waitFor("the folder") { $0.top.contains("3 recipes") }
            #expect(list.top.contains("Cookbook"))
            #expect(list.lines.contains { $0.contains(/^ Soups ─+ 2/) })
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.count == 2 }
            try await terminal.type("recipes browse 'Cookbook/Plum cake.cook' Cookbook/Soups/*.cook")
            try await terminal.waitFor("the files") {
                $0.top.contains("Plum cake.cook and 2 more") && $0.top.contains("3 recipes")
            }
            try await terminal.send("q")
        }
    }

    @Test("The user's own cookbook opens if it exists, else the starter cookbook with its guide")
    func cookbooks() async throws {
        let scratch = try ScratchFolder()
        try await TmuxSession.run(in: scratch) { terminal in
            try await terminal.type("recipes")
            try await terminal.waitFor("the starter cookbook") {
                $0.top.contains("Starter cookbook") && $0.selected != nil
            }
            try await terminal.send("End")
            try await terminal.waitFor("the guide's row") { $0.selected?.contains("How to begin") == true }
            try await terminal.send("Enter")
            try await terminal.waitFor("the guide") { $0.top.contains("› Your own cookbook") && $0.contains(".cook") }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.count == 2 }
            try scratch.makeCookbook("home/Recipes")
            try await terminal.type("recipes")
            let own = try await terminal.waitFor("the own cookbook") { $0.top.contains("3 recipes") }
            #expect(own.top.contains("My cookbook"))
            #expect(!own.contains("How to begin"))
        }
    }

    @Test("Whoever has no cookbook is asked once, before any key, how it shall begin")
    func firstRun() async throws {
        let scratch = try ScratchFolder()
        try await TmuxSession.run(in: scratch) { terminal in
            try FileManager.default.removeItem(atPath: scratch.path(ScratchFolder.answer))
            try await terminal.type("recipes")
            try await terminal.waitFor("the question") { $0.contains("Your own cookbook, ~/Recipes") }
            try await terminal.send("q")
            try await terminal.waitFor("the starter cookbook") { !$0.contains("~/Recipes") && $0.selected != nil }
            try await terminal.send("q")
            try await terminal.waitFor("the shell") { $0.lines.count == 2 }
            try await terminal.type("recipes")
            try await terminal.waitFor("no question") { !$0.contains("~/Recipes") && $0.selected != nil }
            try await terminal.send("n")
            try await terminal.waitFor("the question") { $0.contains("Your own cookbook, ~/Recipes") }
            try await terminal.send("Down", "Enter")
            try await terminal.waitFor("the own cookbook") { $0.top.contains("My cookbook") }
            #expect(FileManager.default.fileExists(atPath: scratch.path("home/Recipes")))
            try await terminal.send("q")
        }
    }
}
