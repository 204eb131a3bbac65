import Foundation
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Cookware and references of a recipe")
struct CookwareAndReferenceTests {
    private func browser(_ files: [String: String]) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files, rows: 40)
        await browser.settle()
        return browser
    }

    private func select(_ text: String, in browser: BrowserHarness) async throws {
        for _ in 0..<20 where browser.selectedText?.contains(text) != true { await browser.press(.down) }
        try #require(browser.selectedText?.contains(text) == true, "\(browser.text)")
    }

    @Test("Enter on cookware lists the steps and the other recipes that use it, and opens one of them")
    func cookware() async throws {
        let browser = try await browser([
            "A.cook": "Fry @eggs{2} in a #large pan{}.\n\nServe.\n", "B.cook": "Heat a #large pan{}.\n",
            "C.cook": "Boil @leeks{} in a #pot.\n",
        ])
        await browser.press(.enter)
        try await select("large pan", in: browser)
        await browser.press(.enter)
        #expect(
            browser.text.contains("In the steps") && browser.text.contains("Fry 2 eggs in a large pan"),
            "\(browser.text)")
        #expect(browser.selectedText?.hasPrefix("B") == true, "\(browser.text)")
        #expect(!browser.lines.contains { $0.hasPrefix("  C ") })
        await browser.press(.enter)
        #expect(browser.text.contains("Heat a large pan"), "\(browser.text)")
    }

    @Test("Enter on a reference opens the recipe, from the ingredients and below the step")
    func reference() async throws {
        let browser = try await browser([
            "A.cook": "Pour @./sauces/Hollandaise{100%ml} over @asparagus{}.\n\nServe.\n",
            "sauces/Hollandaise.cook": "Melt @butter{}.\n",
        ])
        try await select("A", in: browser)
        await browser.press(.enter)
        try await select("Hollandaise", in: browser)
        await browser.press(.enter)
        #expect(browser.text.contains("Melt butter"), "\(browser.text)")
        await browser.press(.escape)
        try await select("recipe: Hollandaise", in: browser)
        await browser.press(.enter)
        #expect(browser.text.contains("Melt butter"), "\(browser.text)")
    }

    @Test("A reference to a recipe in the folder above, and by title, is found; a missing one is said")
    func others() async throws {
        let browser = try await browser([
            "Mains/A.cook": "Pour @../Gravy{}, @./nowhere/Stock{} and @./Aioli{}.\n",
            "Gravy.cook": "Whisk.\n", "sauce.cook": "---\ntitle: Aïoli\n---\nPound @garlic{}.\n",
        ])
        while browser.selectedText?.hasPrefix("A ") != true, browser.selectedText != "A" { await browser.press(.down) }
        await browser.press(.enter)
        try await select("Gravy", in: browser)
        await browser.press(.enter)
        #expect(browser.text.contains("Whisk"), "\(browser.text)")
        await browser.press(.escape)
        try await select("Aioli", in: browser)
        await browser.press(.enter)
        #expect(browser.text.contains("Pound garlic"), "\(browser.text)")
        await browser.press(.escape, .home)
        try await select("Stock", in: browser)
        await browser.press(.enter)
        #expect(
            browser.text.contains("The recipe is missing") && browser.text.contains("nowhere/Stock"), "\(browser.text)")
    }
}
