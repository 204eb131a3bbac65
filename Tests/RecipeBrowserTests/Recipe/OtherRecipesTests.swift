import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Other recipes with an ingredient or a piece of cookware")
struct OtherRecipesTests {
    private func open(others: Int) async throws -> BrowserHarness {
        var files = ["A.cook": "Heat @rice{} in a #large pan{}.\n"]
        for number in 0..<others { files["R\(number).cook"] = "Boil @leeks{} in a #large pan{}.\n" }
        let browser = try BrowserHarness(files, rows: 70)
        await browser.settle()
        await browser.press(.enter)
        for _ in 0..<9 where browser.selectedText?.contains("large pan") != true { await browser.press(.down) }
        await browser.press(.enter)
        await browser.settle()
        return browser
    }

    @Test(
        "At most fifty other recipes are listed, and the count says if there are more", arguments: [0, 1, 50, 51, 60])
    func count(others: Int) async throws {
        let browser = try await open(others: others)
        let head = try #require(browser.lines.first { $0.hasPrefix(" Other recipes that use it") }, "\(browser.text)")
        #expect(head.hasSuffix(others > 50 ? " 50+" : " \(others)"), "\(head)")
        #expect(browser.lines.count { $0.dropFirst(2).hasPrefix("R") } == min(others, 50))
        #expect(browser.text.contains("No other recipe uses it.") == (others == 0))
        #expect(!browser.lines.contains { $0.dropFirst(2) == "A" }, "not the recipe itself")
    }
}
