import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("Status while reading files")
struct StatusTests {
    private let soup = "Simmer @water{1%l}.\n"

    @Test("A missing cookbook folder shows an error in place of the list; r reads again")
    func cookbook() async throws {
        let browser = try BrowserHarness([:], columns: 90, isGone: true)
        await browser.settle()
        #expect(browser.text.contains("The cookbook could not be read"), "\(browser.text)")
        #expect(browser.text.contains("there is no such file"))
        #expect(browser.lines.last?.contains("try again") == true)
        try browser.write(soup, to: "Soup.cook")
        await browser.press(.character("r"))
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
        #expect(!browser.text.contains("could not be read"))
    }

    @Test("If the cookbook folder disappears, the recipes stay visible and the reason shows below")
    func cookbookThatWentAway() async throws {
        let browser = try BrowserHarness(["Soup.cook": soup], columns: 90)
        await browser.settle()
        try FileManager.default.removeItem(at: browser.folder)
        await browser.press(.character("r"))
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
        #expect(browser.text.contains("The cookbook could not be read"))
    }

    @Test("A missing recipe file shows an error in place of the recipe; r reads again")
    func recipe() async throws {
        let browser = try BrowserHarness(["Soup.cook": soup])
        await browser.settle()
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup.cook"))
        await browser.press(.enter)
        #expect(browser.text.contains("The recipe could not be read"), "\(browser.text)")
        #expect(browser.text.contains("such file or folder"))
        try browser.write(soup, to: "Soup.cook")
        await browser.press(.character("r"))
        #expect(browser.text.contains("Ingredients"), "\(browser.text)")
        #expect(!browser.text.contains("could not be read"))
    }

    @Test("The preview shows only the selected recipe, even if it is unreadable")
    func preview() async throws {
        let browser = try BrowserHarness(["Apple.cook": "Bake @apples{}.\n", "Soup.cook": soup], columns: 120)
        await browser.settle()
        #expect(browser.text.contains("apples"))
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Soup.cook"))
        await browser.press(.down)
        #expect(!browser.text.contains("apples"), "\(browser.text)")
        #expect(browser.text.contains("The recipe could not be read"))
        await browser.press(.up)
        #expect(browser.text.contains("apples"))
        #expect(!browser.text.contains("could not be read"))
    }

    @Test("A file without read permission shows an error in place of its diagnostics; r reads again")
    func problems() async throws {
        let browser = try BrowserHarness([:], data: ["Bad.cook": Data("Boil water.\n\nServe at once".utf8) + [0xFF]])
        await browser.settle()
        #expect(browser.selectedText?.hasPrefix("Bad.cook") == true)
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Bad.cook"))
        await browser.press(.enter)
        #expect(browser.text.contains("The file could not be read"), "\(browser.text)")
        try browser.write("Boil @water{2.\n", to: "Bad.cook")
        await browser.press(.character("r"))
        #expect(browser.text.contains("is not closed"), "\(browser.text)")
        try browser.write(soup, to: "Bad.cook")
        await browser.press(.character("r"))
        #expect(browser.text.contains("The file has no errors now"), "\(browser.text)")
    }

    @Test("The diagnostics screen shows the source lines around each diagnostic and highlights its line")
    func linesAroundProblem() async throws {
        let lines = (1...9).map { "Line \($0) of it." } + ["Serve at once"]
        let bad = Data(lines.joined(separator: "\r\n").utf8) + [0xFF] + Data("!\r\nEnjoy.".utf8)
        let browser = try BrowserHarness([:], data: ["Bad.cook": bad])
        await browser.settle()
        await browser.press(.enter)
        let shown = browser.lines.filter {
            $0.contains("  8 Line 8") || $0.contains("10 Serve") || $0.contains("11 Enjoy")
        }
        #expect(shown.count == 3, "\(browser.text)")
        #expect(!browser.text.contains("Line 7"))
        let y = try #require(browser.lines.firstIndex { $0.contains("10 Serve") })
        #expect(browser.grid[8, y].style == Theme.standard[.strong])
        #expect(browser.grid[8 + "Serve at once".count, y].style == Theme.standard[.error])
    }

    @Test("Reading again with r lists a new file and keeps the selected recipe selected")
    func readAgain() async throws {
        let browser = try BrowserHarness(["Apple.cook": soup, "Plum.cook": soup], columns: 60, rows: 12)
        await browser.settle()
        await browser.press(.down)
        #expect(browser.selectedText?.hasPrefix("Plum") == true)
        try browser.write(soup, to: "Banana.cook")
        try FileManager.default.removeItem(at: browser.folder.appending(path: "Apple.cook"))
        #expect(!browser.text.contains("Banana"))
        await browser.press(.character("r"))
        #expect(browser.text.contains("Banana") && !browser.text.contains("Apple"))
        #expect(browser.selectedText?.hasPrefix("Plum") == true, "\(browser.text)")
    }

    @Test(
        "A new file is listed automatically, and the selected recipe stays selected",
        .timeLimit(.minutes(TimeLimit.minutes)))
    func live() async throws {
        let browser = try BrowserHarness(["Apple.cook": "Bake @apples{}.\n", "Soup.cook": soup], watches: true)
        await browser.settle()
        await browser.press(.down)
        let selected = browser.selectedText
        try browser.write("Bake @pears{}.\n", to: "Aardvark pie.cook")
        while !browser.text.contains("Aardvark pie") { try await Task.sleep(for: .milliseconds(5)) }
        #expect(browser.selectedText == selected)
    }
}
