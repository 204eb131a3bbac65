import Foundation
import RecipeKit
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("Corners of the history of a recipe")
struct HistoryCornerTests {
    private let soup = "---\ntitle: Soup\n---\n\nBoil @leeks{2}.\n"

    private func open(_ files: [String: String]? = nil, origin: CookbookOrigin = .own) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files ?? ["Soup.cook": soup], columns: 90, origin: origin)
        await browser.settle()
        return browser
    }

    private func summary(_ browser: BrowserHarness) throws -> RecipeSummary {
        let id = RecipeID(path: browser.folder.appending(path: "Soup.cook").path)
        return try #require(browser.home.screens.library.recipe(id))
    }

    private func words(_ browser: BrowserHarness) -> String {
        browser.text.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    }

    @Test func `a file of several recipes has no history`() async throws {
        let recipe = { (name: String) in #"{"@type": "Recipe", "name": "\#(name)", "recipeIngredient": ["1 \#(name)"]}"#
        }
        let browser = try await open(["all.json": "[\(recipe("Pie")), \(recipe("Tart"))]"])
        await browser.press(.down, "H")
        #expect(words(browser).contains("Earlier texts are stored only for files with one recipe."), "\(browser.text)")
    }

    @Test func `a day that was cooked before texts were kept cannot be compared or brought back`() async throws {
        let browser = try await open()
        let day = try #require(CalendarDay(year: 2020, month: 2, day: 3))
        browser.home.store.edit(try summary(browser), [.cooked(.init(day: day, note: "by hand"))])
        await browser.settle()
        await browser.press("H")
        await browser.settle()
        #expect(browser.lines.contains { $0.contains("cooked  by hand") && $0.hasSuffix("no text") }, "\(browser.text)")
        let history = try #require(browser.navigation.topViewController as? HistoryViewController)
        #expect(!history.keyCommands.map(\.id).contains("history.restore"))
        await browser.press(.enter)
        #expect(words(browser).contains("The notebook has no text of that day."), "\(browser.text)")
        #expect(browser.navigation.topViewController === history)
    }

    @Test func `bringing back the text of today changes nothing and says so`() async throws {
        let browser = try await open()
        await browser.press("c", .enter, "H")
        await browser.settle()
        #expect(
            browser.lines.contains { $0.contains("cooked") && $0.hasSuffix("the text of today") }, "\(browser.text)")
        await browser.press("b")
        #expect(browser.text.contains("The file has this text already."), "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.text.contains("No difference") && browser.text.contains("The text of today is the same."))
        let ids = try #require(browser.navigation.topViewController).keyCommands.map(\.id)
        #expect(!ids.contains("history.restore"), "\(ids)")
    }

    @Test func `a text cannot be compared with a file that is gone`() async throws {
        let browser = try await open()
        await browser.press("c", .enter, "H")
        await browser.settle()
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup.cook"))
        await browser.press(.enter)
        #expect(
            words(browser).contains("The file cannot be read now, or is not a single recipe any more."),
            "\(browser.text)")
    }

    @Test func `a text of the starter cookbook is not brought back`() async throws {
        let browser = try await open(origin: .starter)
        await browser.press("c", .enter, "H")
        await browser.settle()
        await browser.press("b")
        #expect(words(browser).contains("cannot be edited"), "\(browser.text)")
    }

    // MARK: - Ratings and the kitchen

    @Test func `the sheet of ratings has the most stars first, and the present rating is selected`() async throws {
        let browser = try await open()
        await browser.press("*", "4", "*")
        let stars = browser.lines.compactMap { line -> Int? in
            let count = line.count { $0 == "★" }
            return line.contains("★") || line.contains("☆") ? count : nil
        }
        #expect(stars == [5, 4, 3, 2, 1], "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("▌") && $0.count { $0 == "★" } == 4 }, "\(browser.text)")
    }

    @Test func `an undo of a kitchen file that fails can be tried again`() async throws {
        let browser = try await open()
        await browser.press("L", "n")
        await browser.type("milk")
        await browser.press(.enter)
        let list = browser.folder.appending(path: ".shopping-list")
        let saved = try Data(contentsOf: list)
        try FileManager.default.removeItem(at: list)
        try browser.write("in the way", to: ".shopping-list/x")
        await browser.press("z")
        #expect(browser.text.contains("Not undone"), "\(browser.text)")
        try FileManager.default.removeItem(at: list)
        try saved.write(to: list)
        await browser.press(.escape, "z")
        #expect(browser.text.contains("Undone: Added 1 item"), "\(browser.text)")
        #expect(!FileManager.default.fileExists(atPath: list.path))
    }
}
