import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The search within the filters of the list")
struct SearchInListTests {
    private static let files = [
        "Leek soup.cook": "---\ncourse: Soup\ntime: 40 min\n---\nBoil @leeks{2} with @saffron{}.",
        "Leek stew.cook": "---\ncourse: Main\ntime: 20 min\n---\nFry @leeks{2} with @tofu{}.",
        "Leek tart.cook": "---\ncourse: Dessert\ntime: 1 h\n---\nBake @leeks{3} with @saffron{}.",
    ]

    private func open(_ filters: String = "", columns: Int = 60) async throws -> BrowserHarness {
        let browser = try BrowserHarness(Self.files, columns: columns, rows: 20)
        await browser.settle()
        if !filters.isEmpty {
            await browser.press(.character("F"), .end, .enter)
            await browser.type(filters)
            await browser.press(.enter)
        }
        return browser
    }

    private func shown(_ browser: BrowserHarness) -> [String] {
        browser.lines.dropFirst(2).flatMap { line in
            ["Leek soup", "Leek stew", "Leek tart"].filter { line.dropFirst(2).hasPrefix($0) }
        }
    }

    @Test func `the chips stay above the search field, and the search finds only what they admit`() async throws {
        let browser = try await open("course:soup course:main")
        await browser.press(.character("/"))
        await browser.type("leek")
        #expect(browser.lines[1].contains("[course:soup ×] [course:main ×]"), "\(browser.text)")
        #expect(shown(browser) == ["Leek soup", "Leek stew"], "\(browser.text)")
        #expect(browser.lines[0].hasSuffix("2 of 2"), "\(browser.text)")
        // Letters go into the field, until Tab gives the keys to the results.
        await browser.press(.tab, .backspace)
        #expect(browser.lines[1].contains("[course:soup ×]") && !browser.lines[1].contains("main"), "\(browser.text)")
        #expect(shown(browser) == ["Leek soup"], "\(browser.text)")
        await browser.press(.escape)
        #expect(browser.lines[1].contains("[course:soup ×]") && shown(browser) == ["Leek soup"], "\(browser.text)")
    }

    @Test func `the keys for sorting and filtering are those of the list`() async throws {
        let browser = try await open()
        await browser.press(.character("/"))
        await browser.type("leek")
        await browser.press(.tab, .character("s"))
        #expect(browser.text.contains("by relevance") && browser.text.contains("the quickest first"), "\(browser.text)")
        await browser.press(.down, .down, .enter)
        #expect(shown(browser) == ["Leek stew", "Leek soup", "Leek tart"], "\(browser.text)")
        #expect(browser.lines[1].contains("[by time ×]"), "\(browser.text)")
        await browser.press(.character("F"), .down, .down, .enter)
        #expect(browser.lines[1].contains("[by time ×] [up to "), "\(browser.text)")
        await browser.press(.character("/"))
        await browser.type("tart")
        #expect(browser.text.contains(" / tart"), "the old words are selected and replaced: \(browser.text)")
    }

    @Test func `Esc leaves the search, and the next one offers its words, which a letter replaces`() async throws {
        let browser = try await open()
        await browser.press(.character("/"))
        await browser.type("tofu")
        await browser.press(.escape)
        #expect(!browser.text.contains(" / tofu"))
        await browser.press(.character("/"))
        #expect(browser.lines[1].hasPrefix(" / tofu") && shown(browser) == ["Leek stew"], "\(browser.text)")
        await browser.type("sa")
        #expect(browser.lines[1].hasPrefix(" / sa") && shown(browser) == ["Leek soup", "Leek tart"], "\(browser.text)")
        await browser.press(.escape, .character("/"), .end)
        await browser.type("ff")
        #expect(browser.lines[1].hasPrefix(" / saff"), "a key that moves keeps the words: \(browser.text)")
    }

    @Test func `a search that finds nothing says which word to leave out, and Enter does it`() async throws {
        let browser = try await open()
        await browser.press(.character("/"))
        await browser.type("leek saffron tofu")
        #expect(browser.text.contains("No recipe has “leek”, “saffron” and “tofu”."), "\(browser.text)")
        #expect(browser.selectedText == "Without “tofu”: 2", "\(browser.text)")
        await browser.press(.enter)
        #expect(browser.lines[1] == " / leek saffron", "\(browser.text)")
        #expect(shown(browser) == ["Leek soup", "Leek tart"], "\(browser.text)")
    }

    @Test func `if the words are in no recipe of the filters, Enter removes the filters`() async throws {
        let browser = try await open("course:soup")
        await browser.press(.character("/"))
        await browser.type("tofu")
        #expect(browser.selectedText == "Without the filter course:soup: 1", "\(browser.text)")
        await browser.press(.enter)
        #expect(shown(browser) == ["Leek stew"] && !browser.text.contains("course:soup"), "\(browser.text)")
    }
}
