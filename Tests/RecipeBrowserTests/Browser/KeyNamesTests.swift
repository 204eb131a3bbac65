import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Key names in texts")
struct KeyNamesTests {
    private func browser(_ keys: [String: [Key]]) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Gazpacho.cook": BrowserHarness.gazpacho, "Flan.cook": "Bake @eggs{4}.\n"], columns: 70, rows: 30)
        await browser.settle()
        browser.application.keyBindings = KeyBindings(keys, of: BrowserCommands.all())
        return browser
    }

    @Test(
        "An empty filtered list names the key that removes a filter, or no key if the user removed the key",
        arguments: [
            ([Key(.function(7))], "No recipe has all of this; F7 removes the last filter."),
            ([], "No recipe has all of this."),
        ])
    func unfilter(keys: [Key], text: String) async throws {
        let browser = try await browser(["cookbook.unfilter": keys])
        await browser.press(.character("F"), .tab, .enter)
        #expect(browser.lines.contains { $0.trimmed == text }, "\(browser.text)")
    }

    @Test(
        "The error for a word in a filter names the key of the search, or no key if the user removed the key",
        arguments: [
            ([Key(.function(7))], "only the search (F7) finds words."), ([], "only the search finds words."),
            ([.character("/")], "only the search (/) finds words."),
        ])
    func search(keys: [Key], text: String) async throws {
        let browser = try await browser(["cookbook.search": keys])
        await browser.press(.character("F"), .end, .enter)
        await browser.type("egg")
        await browser.press(.enter)
        let message = browser.text.split(whereSeparator: { " \n│".contains($0) }).joined(separator: " ")
        #expect(message.contains(text), "\(browser.text)")
    }

    @Test("The rows of the rating sheet begin with the keys that choose them")
    func rating() async throws {
        let browser = try await browser(["rating.5": [Key(.function(5))], "rating.4": []])
        await browser.press(.character("*"))
        #expect(browser.text.contains("F5  ★★★★★"), "\(browser.text)")
        #expect(browser.text.contains("    ★★★★☆") && !browser.text.contains("4  ★"), "\(browser.text)")
        #expect(browser.text.contains("3   ★★★☆☆"), "\(browser.text)")
        await browser.press(Key(.function(5)), .enter)
        #expect(browser.text.contains("Gazpacho          ") && browser.text.contains("★★★★★"), "\(browser.text)")
    }

    @Test("The rows of the rating sheet have no column of keys if the user removed all of them")
    func ratingWithoutKeys() async throws {
        let browser = try await browser(Dictionary(uniqueKeysWithValues: (0...5).map { ("rating.\($0)", []) }))
        await browser.press(.character("*"))
        #expect(browser.text.contains("│  ★★★★★"), "\(browser.text)")
        for digit in "012345" { #expect(!browser.text.contains("\(digit)  ★"), "\(browser.text)") }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
