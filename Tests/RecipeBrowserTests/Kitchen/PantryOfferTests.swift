import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("What stays in the pantry, and items of the pantry")
struct PantryOfferTests {
    private func open(_ recipe: String, pantry: String) async throws -> BrowserHarness {
        let browser = try BrowserHarness(["Soup.cook": recipe, "config/pantry.conf": pantry], rows: 30)
        await browser.settle()
        return browser
    }

    /// Opens the form that asks what is left.
    private func cook(_ recipe: String, pantry: String) async throws -> BrowserHarness {
        let browser = try await open(recipe, pantry: pantry)
        await browser.press(.enter, "C")
        await browser.settle()
        return browser
    }

    private func file(_ browser: BrowserHarness) -> String {
        (try? String(contentsOf: browser.folder.appending(path: "config/pantry.conf"), encoding: .utf8)) ?? ""
    }

    /// The text of the sheet in one line.
    private func words(_ browser: BrowserHarness) -> String {
        browser.lines.map { $0.replacing("│", with: " ") }.joined(separator: " ").split { $0.isWhitespace }
            .joined(separator: " ")
    }

    @Test("Two amounts of an ingredient are one line, and what is left is nothing or less")
    func twice() async throws {
        let browser = try await cook(
            "Melt @butter{50%g}.\n\nAdd @butter{30%g} and @milk{1%l}.\n", pantry: "[p]\nbutter = \"250%g\"\n")
        #expect(words(browser).contains("butter: 250 g → 170 g"), "\(browser.text)")
        #expect(!browser.text.contains("milk:"))
        await browser.press(.escape, .escape, "P")
        #expect(file(browser) == "[p]\nbutter = \"250%g\"\n", "Esc changes nothing")
        #expect(browser.text.contains("250 g"), "\(browser.text)")
    }

    @Test("The form has no part about the pantry if it has none of the ingredients")
    func none() async throws {
        let browser = try await cook("Melt @butter{50%g}.\n", pantry: "[p]\nmilk = \"1%l\"\n")
        #expect(browser.text.contains("How it went") && !browser.text.contains("What stays"), "\(browser.text)")
    }

    @Test("What stays is that of the size in which the recipe is shown")
    func size() async throws {
        let browser = try await open(
            "---\nservings: 2\n---\nMelt @butter{50%g}.\n", pantry: "[p]\nbutter = \"250%g\"\n")
        await browser.press(.enter, "+", "+", "C")
        await browser.settle()
        #expect(words(browser).contains("butter: 250 g → 150 g"), "\(browser.text)")
        await browser.press(.control("s"))
        #expect(file(browser) == "[p]\nbutter = \"150%g\"\n", "\(browser.text)")
        #expect(browser.text.contains("Cooked “Soup” · u undo"), "\(browser.text)")
    }

    // MARK: - Items

    @Test("A typed item without a place goes to the place of the selected one, or to the first or usual one")
    func place() async throws {
        let browser = try await open("Boil.\n", pantry: "[cellar]\nrice = \"1%kg\"\n[fridge]\nmilk = \"1%l\"\n")
        await browser.press("P", .end, "n")
        await browser.type("cream")
        await browser.press(.enter)
        #expect(file(browser).hasSuffix("[fridge]\nmilk = \"1%l\"\ncream = {}\n"), "\(file(browser))")
        await browser.press(.home, "n")
        await browser.type("beans")
        await browser.press(.enter)
        #expect(file(browser).hasPrefix("[cellar]\nrice = \"1%kg\"\nbeans"), "\(file(browser))")
        #expect(browser.text.contains("Added “beans” · u undo"), "\(browser.text)")
        let empty = try await open("Boil.\n", pantry: "")
        await empty.press("P", "n")
        await empty.type("beans")
        await empty.press(.enter)
        #expect(file(empty).hasPrefix("[pantry]\nbeans"), "\(file(empty))")
    }

    @Test("Enter changes an item, and an item that the file has twice in a place is listed once")
    func changes() async throws {
        let browser = try await open("Boil.\n", pantry: "[fridge]\nmilk = \"1%l\"\nMilk = \"2%l\"\neggs = \"6\"\n")
        await browser.press("P")
        #expect(browser.text.contains("milk  1 l") && !browser.text.contains("2 l"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("Fridge ─") && $0.hasSuffix(" 2") }, "\(browser.text)")
        await browser.press(.end, .enter)
        #expect(browser.text.contains("Change “eggs”") && browser.text.contains("6 eggs, in fridge"), "\(browser.text)")
        await browser.press(.control("u"))
        await browser.type("5 eggs")
        await browser.press(.enter)
        #expect(browser.text.contains("Changed “eggs” · u undo"), "\(browser.text)")
        #expect(file(browser).contains("eggs = \"5\""), "\(file(browser))")
    }

    @Test("A pantry that cannot be read shows the reason, and problems of the file have their line")
    func problems() async throws {
        let broken = try BrowserHarness(["Soup.cook": "Boil.\n", "config/pantry.conf/x": ""])
        await broken.settle()
        await broken.press("P")
        #expect(broken.text.contains("could not be read"), "\(broken.text)")
        let browser = try await open("Boil.\n", pantry: "[fridge]\nmilk = \"1%l\"\n= 3\n")
        await browser.press("P")
        #expect(browser.text.contains("Problems in the file") && browser.text.contains("Line 3: "), "\(browser.text)")
    }
}
