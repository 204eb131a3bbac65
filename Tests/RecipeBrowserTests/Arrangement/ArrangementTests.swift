import Terminal
import Testing

@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("Sorting and filtering the home screen")
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

    @Test("sorts by what the menu says, in sections, from the first recipe on")
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



                 ↑↓ move  ⏎ open  / search  x take away  ? help  q quit
                """)
        await browser.press(.character("x"))
        #expect(browser.lines[1].hasPrefix(" Soups"))
        #expect(browser.selectedText?.hasPrefix("Borscht") == true)
    }

    @Test("shows only what filters admit, as chips that go away one by one")
    func filters() async throws {
        let browser = try await browser()
        await browser.press(.down, .character("F"), .down, .enter)
        #expect(browser.lines[1] == " [time:30 ×]")
        #expect(browser.lines[0].hasSuffix("2 of 4"))
        #expect(browser.selectedText?.hasPrefix("Gazpacho") == true, "what was selected stays it")
        await browser.press(.character("F"))
        #expect(browser.text.contains("✓ up to 30 min"))
        await browser.press(.tab, .tab, .enter)
        #expect(browser.lines[1] == " [time:30 ×] [course:soups ×]")
        #expect(browser.text.contains("Gazpacho") && !browser.text.contains("Flan"))
        await browser.press(.character("x"))
        #expect(browser.lines[1] == " [time:30 ×]")
        await browser.press(.character("F"), .down, .enter)
        #expect(browser.lines[0].hasSuffix("4 recipes"), "choosing it again takes it away")
    }

    @Test("takes filters that are typed, and says what is wrong with one")
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

    @Test("says when nothing is left, and how to come back")
    func nothing() async throws {
        let browser = try await browser()
        await browser.press(.character("F"), .tab, .enter)
        #expect(browser.text.contains("No recipe has all of this; x takes the last filter away."))
        await browser.press(.character("x"))
        #expect(browser.text.contains("Flan"))
    }

    @Test("takes a chip away that is clicked")
    func click() async throws {
        let browser = try await browser()
        await browser.press(.character("s"), .down, .enter, .character("F"), .down, .enter)
        #expect(browser.lines[1] == " [by time ×] [time:30 ×]")
        let place = Point(x: 4, y: 1)
        _ = browser.navigation.dispatch(.mouse(MouseEvent(.press, at: place)))
        await browser.settle()
        #expect(browser.lines[1] == " [time:30 ×]")
    }
}
