import Foundation
import Kitchen
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("A household: its servings, meals, week and staples, and what the plan suggests for it")
struct HouseholdTests {
    // In the harness, the current time is Tuesday, 14 November 2023.
    private static let files = [
        "Soup.cook": "---\ntitle: Leek soup\ncourse: Soup\nservings: 2\n---\nBoil @leeks{600%g} and @butter{100%g}.",
        "Pie.cook":
            "---\ntitle: Rice pie\ncourse: Main\nservings: 4\n---\nBake @rice{800%g} with @salt{} and @cheese{200%g}.",
        "Salad.cook": "---\ntitle: Leek salad\ncourse: Salad\nservings: 4\n---\nCut @leeks{200%g}.",
        "Side.cook": "---\ntitle: Buttered leeks\ncourse: Side dish\nservings: 4\n---\nFry @leeks{200%g}.",
        "config/pantry.conf": "[fridge]\nleeks = { quantity = \"800%g\", expire = \"2023-11-16\" }\n",
    ]

    private func open(
        _ files: [String: String] = files, columns: Int = 80, rows: Int = 40,
        _ change: (inout KitchenCustoms) throws -> Void
    ) async throws -> BrowserHarness {
        let browser = try BrowserHarness(files, columns: columns, rows: rows)
        try change(&browser.home.customs)
        // Settings of a file would replace these at the next change.
        browser.home.settings = nil
        await browser.settle()
        return browser
    }

    private func file(_ browser: BrowserHarness, _ name: String) -> String {
        (try? String(contentsOf: browser.folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    private func select(_ title: String, in browser: BrowserHarness) async {
        await browser.press(.home)
        for _ in 0..<30 where browser.selectedText?.contains(title) != true { await browser.press(.down) }
    }

    @Test func `recipes open, are bought and are planned for the household, unless the cook chose another size`()
        async throws
    {
        let browser = try await open { $0.servings = 4 }
        await select("Leek soup", in: browser)
        await browser.press(.character("b"))
        #expect(file(browser, ".shopping-list").contains("Soup{2}"), "\(file(browser, ".shopping-list"))")
        await browser.press(.character("w"), .enter, .enter)
        #expect(file(browser, "Plan.menu").contains("Soup{4%servings}"), "\(file(browser, "Plan.menu"))")
        await browser.press(.enter)
        #expect(browser.text.contains("1.2 kg") && browser.text.contains("written for 2"), "\(browser.text)")
        let row = { browser.lines.first { $0.contains("Leek soup") } ?? "" }
        await browser.press(.escape)
        #expect(row().contains("×4"), "\(browser.text)")
        await browser.press(.enter, .character("+"), .escape)
        #expect(row().contains("×5"), "\(browser.text)")
        await browser.press(.enter, .character("-"))
        // The written size is a size as any other.
        await browser.press(.character("-"), .character("-"))
        #expect(browser.text.contains("600 g"), "\(browser.text)")
        await browser.press(.escape, .enter)
        #expect(browser.text.contains("600 g"), "\(browser.text)")
    }

    @Test func `a day of the plan has a row for each usual meal, and a week begins on the chosen day`() async throws {
        for columns in [80, 150] {
            let browser = try await open(columns: columns) {
                try $0.setMeals("breakfast, lunch, dinner")
                $0.firstDay = 7
            }
            await browser.press(.character("W"))
            #expect(browser.lines[0].hasSuffix("12 to 18 Nov 2023"), "\(browser.text)")
            for meal in ["Breakfast", "Lunch", "Dinner"] { #expect(browser.text.contains(meal), "\(browser.text)") }
            await browser.press(.up, .character("n"))
            await browser.type("leftovers")
            await browser.press(.up, .enter)
            #expect(file(browser, "Plan.menu").contains("Lunch"), "\(file(browser, "Plan.menu"))")
        }
    }

    @Test func `a staple leaves the list and later ones, and undo brings it back`() async throws {
        let browser = try await open { _ in }
        await select("Rice pie", in: browser)
        await browser.press(.character("b"), .character("B"))
        await select("salt", in: browser)
        await browser.press(.character("A"))
        #expect(
            file(browser, "config/pantry.conf").contains("salt = \"unlim\""), "\(file(browser, "config/pantry.conf"))")
        #expect(browser.lines[0].contains("2 to buy"), "\(browser.text)")
        await browser.press(.character("u"))
        #expect(!file(browser, "config/pantry.conf").contains("salt"), "\(browser.text)")
        #expect(browser.lines[0].contains("3 to buy"), "\(browser.text)")
    }

    @Test
    func `a suggestion uses what expires first and says so, another press gives another, and nothing is too little`()
        async throws
    {
        let browser = try await open { $0.servings = 4 }
        await browser.press(.character("W"), .character("s"))
        #expect(file(browser, "Plan.menu").contains("Soup{4%servings}"), "\(file(browser, "Plan.menu"))")
        #expect(browser.text.contains("uses the leeks that expire on Thursday"), "\(browser.text)")
        #expect(browser.text.contains("Leek soup   Tue 14 Nov, dinner"), "\(browser.text)")
        await browser.press(.character("s"))
        let plan = file(browser, "Plan.menu")
        #expect(plan.contains("Pie{4%servings}") && !plan.contains("Soup"), "\(plan)")
        // The salad and the side dish are no dinner.
        await browser.press(.character("s"))
        #expect(file(browser, "Plan.menu") == plan && browser.text.contains("No other recipe fits"), "\(browser.text)")
        await browser.press(.character("u"))
        #expect(!file(browser, "Plan.menu").contains("Pie"), "\(file(browser, "Plan.menu"))")
    }
}
