import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Sorting and filtering the list of recipes")
struct ArrangementTests {
    private let cookbook = [
        "Gazpacho.cook": "---\ncourse: soup\ntime: 20 min\ntags: [vegan]\n---\nBlend @tomatoes{}.",
        "Borscht.cook": "---\ncourse: soup\ntime: 1 h 30 min\n---\nCook @beetroot{}.",
        "Flan.cook": "---\ncourse: dessert\ntime: 10 min\n---\nBake @eggs{}.",
        "Trifle.cook": "---\ncourse: dessert\n---\nPile up.",
    ]

    private func browser(rows: Int = 14) async throws -> BrowserHarness {
        let browser = try BrowserHarness(cookbook, columns: 60, rows: rows)
        await browser.settle()
        return browser
    }

    @Test("Sorting shows sections in the chosen sort order and selects the first recipe")
    func sorts() async throws {
        let browser = try await browser()
        await browser.press(.down)
        #expect(browser.selectedText?.hasPrefix("Gazpacho") == true)
        await browser.press(.character("s"))
        #expect(browser.text.contains("by last cooked"))
        await browser.press(.down, .enter)
        #expect(
            browser.text == """
                 Recipes › My cookbook                               4 of 4
                 [by time ×]
                 Up to 15 min ────────────────────────────────────────── 1
                ▌ Flan                                          10 min
                 Up to 30 min ────────────────────────────────────────── 1
                  Gazpacho                                      20 min
                 Up to 2 h ───────────────────────────────────────────── 1
                  Borscht                                       1 h 30
                 No time given ───────────────────────────────────────── 1
                  Trifle



                 ⏎ open  / search  ⌫ unfilter  F filter  : commands  q quit
                """)
        await browser.press(.backspace)
        #expect(browser.lines[1].hasPrefix(" Soups"))
        #expect(browser.selectedText?.hasPrefix("Borscht") == true)
    }

    @Test("Filters reduce the list and have chips that can be removed one by one")
    func filters() async throws {
        let browser = try await browser()
        await browser.press(.down, .character("F"), .down, .enter)
        #expect(browser.lines[1] == " [up to 30 min ×]")
        #expect(browser.lines[0].hasSuffix("2 of 4"))
        #expect(browser.selectedText?.hasPrefix("Gazpacho") == true, "the selected recipe stays selected")
        await browser.press(.character("F"))
        #expect(browser.text.contains("✓ up to 30 min"))
        await browser.press(.tab, .tab, .tab, .enter)
        #expect(browser.lines[1] == " [up to 30 min ×] [course:soups ×]")
        #expect(browser.text.contains("Gazpacho") && !browser.text.contains("Flan"))
        await browser.press(.backspace)
        #expect(browser.lines[1] == " [up to 30 min ×]")
        await browser.press(.character("F"), .down, .enter)
        #expect(browser.lines[0].hasSuffix("4 recipes"), "choosing a filter again removes it")
    }

    @Test("A filter can be typed, and an invalid filter shows an error")
    func typed() async throws {
        let browser = try await browser(rows: 24)
        await browser.press(.character("F"), .end, .enter)
        await browser.type("egg")
        await browser.press(.enter)
        #expect(browser.text.contains("This list is filtered by"))
        await browser.press(.control("u"))
        await browser.type("tag:vegan time:<1h")
        await browser.press(.enter)
        #expect(browser.lines[1] == " [tag:vegan ×] [time:<1h ×]")
        #expect(browser.lines[0].hasSuffix("1 of 4"))
    }

    @Test("An empty filtered list says how to remove a filter")
    func nothing() async throws {
        let browser = try await browser()
        await browser.press(.character("F"), .tab, .enter)
        let text = browser.text.split(whereSeparator: { " \n".contains($0) }).joined(separator: " ")
        #expect(text.contains("No recipe has all of this; Backspace removes the last filter."), "\(browser.text)")
        await browser.press(.backspace)
        #expect(browser.text.contains("Flan"))
    }

    /// Clicks the first character of a text in the line of filter and sort chips, and returns that line.
    private func click(_ text: String, in browser: BrowserHarness) async throws -> String {
        let start = try #require(browser.lines[1].range(of: text)).lowerBound
        let column = browser.lines[1].distance(from: browser.lines[1].startIndex, to: start)
        _ = browser.navigation.dispatch(.mouse(MouseEvent(.press, at: Point(x: column, y: 1))))
        await browser.settle()
        return browser.lines[1]
    }

    @Test("Clicking a chip removes its sort order or filter, and no other")
    func click() async throws {
        let browser = try await browser()
        await browser.press(.character("s"), .down, .enter, .character("F"), .down, .enter)
        await browser.press(.character("F"), .tab, .tab, .tab, .enter)
        let all = " [by time ×] [up to 30 min ×] [course:soups ×]"
        #expect(browser.lines[1] == all)
        #expect(try await click(" [up to 30 min", in: browser) == all, "between two chips")
        #expect(try await click("up to 30 min", in: browser) == " [by time ×] [course:soups ×]")
        #expect(try await click("] [course", in: browser) == " [course:soups ×]")
        #expect(try await click("×]", in: browser).hasPrefix(" Soups"))
    }
}
