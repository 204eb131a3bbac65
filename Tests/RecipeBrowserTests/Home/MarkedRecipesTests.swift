import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Several recipes at once")
struct MarkedRecipesTests {
    private func open() async throws -> BrowserHarness {
        let browser = try BrowserHarness([
            "Soup/Borscht.cook": "---\ntags: [winter]\n---\nBoil @beets{3}.\n",
            "Soup/Gazpacho.cook": "Blend @tomatoes{1%kg}.\n", "Soup/Miso.cook": "Stir @miso{2%tbsp}.\n",
        ])
        await browser.settle()
        return browser
    }

    private func text(_ path: String, _ browser: BrowserHarness) throws -> String {
        try String(contentsOf: browser.folder.appending(path: path), encoding: .utf8)
    }

    private func column(of title: String, in browser: BrowserHarness) -> Int? {
        let line = browser.lines.first { $0.contains(title) }
        return line.flatMap { line in
            line.firstRange(of: title).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
    }

    @Test("Space marks without moving the rows, and b buys all marked recipes and removes the marks")
    func buys() async throws {
        let browser = try await open()
        let before = column(of: "Miso", in: browser)
        await browser.press(.space, .end, .space)
        #expect(column(of: "Miso", in: browser) == before)
        for row in ["✓ Borscht", "✓ Miso"] { #expect(browser.lines.contains { $0.hasPrefix(row) }, "\(browser.text)") }
        #expect(browser.lines.last?.contains("Esc unmark 2") == true, "\(browser.text)")
        await browser.press("b")
        #expect(browser.text.contains("Put 2 recipes on the shopping list"), "\(browser.text)")
        #expect(browser.lines.last?.contains("unmark") == false)
        await browser.press("B")
        #expect(browser.text.contains("beets") && browser.text.contains("miso") && !browser.text.contains("tomatoes"))
        await browser.press("u")
        #expect(browser.text.contains("Undone: Put 2 recipes"), "\(browser.text)")
        #expect(!browser.text.contains("beets"))
    }

    @Test("Tags are added to all and removed from those that have them; one undo takes both back")
    func tags() async throws {
        let browser = try await open()
        let before = try text("Soup/Borscht.cook", browser)
        await browser.press(.space, .down, .space, "#")
        await browser.type("quick, -winter")
        await browser.press(.enter)
        #expect(try text("Soup/Borscht.cook", browser).contains("quick"))
        #expect(try !text("Soup/Borscht.cook", browser).contains("winter"))
        #expect(try text("Soup/Gazpacho.cook", browser).contains("quick"))
        await browser.press("u")
        #expect(try text("Soup/Borscht.cook", browser) == before)
        #expect(try !text("Soup/Gazpacho.cook", browser).contains("quick"))
    }

    @Test("d deletes all after one question, and a marked recipe that has vanished does no harm")
    func deletes() async throws {
        let browser = try await open()
        await browser.press(.space, .down, .space)
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup/Gazpacho.cook"))
        await browser.press(Key(.function(5)))
        await browser.press("d")
        #expect(browser.text.contains("Delete “Borscht”?"), "\(browser.text)")
        await browser.press(.right, .enter)
        #expect(!browser.text.contains("Borscht") || browser.text.contains("Deleted"), "\(browser.text)")
        #expect(!FileManager.default.fileExists(atPath: browser.folder.appending(path: "Soup/Borscht.cook").path))
        #expect(browser.text.contains("Miso"))
    }

    @Test("Each is planned for a day of its own, which has no such meal yet; one undo takes all back, but no mark")
    func plans() async throws {
        let browser = try await open()
        // 14 November is a Tuesday, today.
        await browser.press(.home, .down, "w", .down, .enter, .enter)
        #expect(browser.text.contains("Planned “Gazpacho” for Wed 15 Nov"), "\(browser.text)")
        await browser.press(.home, .space, .end, .space, "w")
        #expect(browser.text.contains("Plan 2 recipes from "), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("A day for each") && browser.text.contains("All on Tue 14 Nov"))
        await browser.press(.enter)
        #expect(browser.text.contains("Planned 2 recipes for Tue 14 Nov to Thu 16 Nov"), "\(browser.text)")
        #expect(browser.lines.last?.contains("unmark") == false)
        await browser.press("u")
        #expect(browser.text.contains("Undone: Planned 2 recipes"), "\(browser.text)")
        #expect(browser.lines.last?.contains("unmark") == false)
        await browser.press("W")
        #expect(browser.text.contains("Gazpacho") && !browser.text.contains("Miso"), "\(browser.text)")
    }

    @Test("All are planned as the courses of one meal, and moved to one folder")
    func plansAndMoves() async throws {
        let browser = try await open()
        await browser.press(.space, .end, .space, "w", .enter, .end, .enter)
        #expect(browser.text.contains("Planned 2 recipes for Tue 14 Nov ·"), "\(browser.text)")
        await browser.press(.home, .space, .end, .space, "M")
        #expect(browser.text.contains("Move 2 recipes"), "\(browser.text)")
        await browser.type("Winter")
        await browser.press(.enter)
        #expect(FileManager.default.fileExists(atPath: browser.folder.appending(path: "Winter/Borscht.cook").path))
        #expect(FileManager.default.fileExists(atPath: browser.folder.appending(path: "Winter/Miso.cook").path))
    }

    @Test("All are exported into one file, which is not replaced")
    func exports() async throws {
        let browser = try await open()
        await browser.press(.space, .end, .space, "O")
        #expect(browser.text.contains("Export 2 recipes for"), "\(browser.text)")
        await browser.press(.end, .enter, .control("u"))
        let path = browser.folder.appending(path: "two.json").path
        await browser.type(path)
        await browser.press(.enter)
        #expect(browser.text.contains("Exported 2 recipes to two.json"), "\(browser.text)")
        let text = try text("two.json", browser)
        #expect(text.contains("Borscht") && text.contains("Miso") && !text.contains("Gazpacho"))
        await browser.press(.home, "O", .end, .enter, .control("u"))
        await browser.type(path)
        await browser.press(.enter)
        #expect(browser.text.contains("There is already a file"), "\(browser.text)")
    }

    @Test("An open recipe is tagged and exported from its own page")
    func openRecipe() async throws {
        let browser = try await open()
        await browser.press(.enter, "#")
        await browser.type("quick")
        await browser.press(.enter)
        #expect(try text("Soup/Borscht.cook", browser).contains("quick"))
        #expect(browser.text.contains("quick"), "\(browser.text)")
        await browser.press("O")
        #expect(browser.text.contains("Export “Borscht” for"), "\(browser.text)")
    }

    @Test(
        "A tag that differs only in capitals is there already",
        arguments: [("Quick, winter", "quick", "Quick, winter"), ("a, b", "-B, c", "a, c"), ("", "x,, y ", "x, y")])
    nonisolated func changes(old: String, typed: String, new: String) {
        #expect(TagChange(typed).tags(from: old) == new)
    }
}
