import Foundation
import RecipeKit
import SectionedLists
import Terminal
import Testing

@testable import RecipeBrowser

@MainActor
@Suite("How reading goes")
struct StatusTests {
    private let soup = "Simmer @water{1%l}.\n"

    @Test("is told in place of the recipes where their folder is gone, and r tries again")
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

    @Test("keeps the recipes in view where their folder went away, with the reason below")
    func cookbookThatWentAway() async throws {
        let browser = try BrowserHarness(["Soup.cook": soup], columns: 90)
        await browser.settle()
        try FileManager.default.removeItem(at: browser.folder)
        await browser.press(.character("r"))
        #expect(browser.selectedText?.hasPrefix("Soup") == true, "\(browser.text)")
        #expect(browser.text.contains("The cookbook could not be read"))
    }

    @Test("is told in place of a recipe that went away, and r tries again")
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

    @Test("shows no other recipe beside the list than the selected one, readable or not")
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

    @Test("is told in place of a file with problems that may not be read any more, and r tries again")
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
        #expect(browser.text.contains("Nothing is wrong with it any more"), "\(browser.text)")
    }

    @Test("shows the lines around each problem, the one it is in set apart")
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

    @Test("lists a file that came, after r, and stays with the selected recipe")
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

    #if os(Linux)
    @Test("shows a file that came by itself, and stays with the selected recipe", .timeLimit(.minutes(30)))
    func live() async throws {
        let browser = try BrowserHarness(["Apple.cook": "Bake @apples{}.\n", "Soup.cook": soup], watches: true)
        await browser.settle()
        await browser.press(.down)
        let selected = browser.selectedText
        try browser.write("Bake @pears{}.\n", to: "Aardvark pie.cook")
        while !browser.text.contains("Aardvark pie") { try await Task.sleep(for: .milliseconds(5)) }
        #expect(browser.selectedText == selected)
    }
    #endif
}
