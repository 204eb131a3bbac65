import Foundation
import RecipeLibrary
import Terminal
import Testing

@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The meal plan on the screen")
struct PlanScreenTests {
    private static let soup = "---\ntitle: Soup\nservings: 2\n---\n\nFry @onions{3} in @butter{40%g}, add @milk{1%l}.\n"
    // The clock of the harness stands at Tuesday, 14 November 2023.
    private static let plan = """
        -- our week
        == Tuesday (2023-11-14) ==

        Breakfast (08:30): \\
        - coffee

        Dinner: \\
        - @./Soup{4%servings} with @bread{1%loaf}

        == Sunday (2023-11-19) ==

        Dinner:
        - @./Gone{}

        == Some day ==

        - cake

        """

    private func open(
        _ files: [String: String] = ["Plan.menu": plan], columns: Int = 80, rows: Int = 40
    ) async throws -> BrowserHarness {
        let browser = try BrowserHarness(
            ["Soup.cook": Self.soup].merging(files) { $1 }, columns: columns, rows: rows)
        await browser.settle()
        return browser
    }

    private func file(_ browser: BrowserHarness, _ name: String = "Plan.menu") -> String {
        (try? String(contentsOf: browser.folder.appending(path: name), encoding: .utf8)) ?? ""
    }

    @Test("The plan shows a week: days as sections, and meals with their recipes and servings as rows")
    func week() async throws {
        let browser = try await open()
        await browser.press(.character("W"))
        #expect(browser.lines[0].hasSuffix("13 to 19 Nov 2023"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("Tue 14 Nov") && $0.hasSuffix(" today") }, "\(browser.text)")
        let dinner = browser.lines.first { $0.contains("Dinner           Soup, 1 loaf bread") }
        #expect(dinner?.hasSuffix("4 servings") == true, "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("Gone") && $0.hasSuffix("missing") }, "\(browser.text)")
        #expect(browser.text.contains("Some day") && browser.text.contains("nothing planned"), "\(browser.text)")
        #expect(browser.selectedText?.hasPrefix("Breakfast 08:30  coffee") == true, "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(browser.lines[0].hasPrefix(" Recipes › My cookbook › Plan › Soup"), "\(browser.text)")
        await browser.press(.escape, .character("]"))
        #expect(browser.lines[0].hasSuffix("20 to 26 Nov 2023"), "\(browser.text)")
        await browser.press(.character("["), .character("["))
        #expect(browser.lines[0].hasSuffix("6 to 12 Nov 2023"), "\(browser.text)")
    }

    @Test("An entry of the plan moves by a day, gets other servings and is removed, with undo; other bytes stay")
    func changes() async throws {
        let browser = try await open()
        await browser.press(.character("W"), .down, .character("+"))
        #expect(file(browser) == Self.plan.replacing("4%servings", with: "5%servings"))
        await browser.press(.character("-"), .character(">"))
        #expect(file(browser).contains("== Wednesday (2023-11-15) =="), "\(file(browser))")
        #expect(browser.selectedText?.contains("Soup") == true, "\(browser.text)")
        #expect(browser.text.contains("Moved “Soup, 1 loaf bread” to Wed 15 Nov · z undo"), "\(browser.text)")
        await browser.press(.character("<"))
        #expect(browser.selectedText?.contains("Soup") == true, "\(browser.text)")
        await browser.press(.character("z"), .character("z"), .character("z"), .character("z"))
        #expect(file(browser) == Self.plan)
        await browser.press(.home, .down, .down, .character("x"))
        #expect(!file(browser).contains("Soup") && file(browser).hasPrefix("-- our week\n"), "\(file(browser))")
        await browser.press(.character("z"))
        #expect(file(browser) == Self.plan)
    }

    @Test("Words, meals and titles of recipes are typed into the plan in one line")
    func types() async throws {
        let browser = try await open([:])
        await browser.press(.character("W"))
        await browser.press(.enter)
        await browser.type("lunch: leftovers")
        await browser.press(.enter)
        #expect(file(browser).hasPrefix("== Tuesday (2023-11-14) ==") && file(browser).contains("Lunch:"))
        #expect(file(browser).contains("- leftovers"))
        await browser.press(.character("n"))
        await browser.type("dinner: soup")
        await browser.press(.enter)
        #expect(file(browser).contains("- @./Soup{2%servings}"), "\(file(browser))")
        #expect(browser.selectedText?.contains("Soup") == true, "\(browser.text)")
    }

    @Test("A key on a recipe plans it for a day and a meal, in the servings in which it is shown")
    func recipe() async throws {
        let browser = try await open()
        await browser.press(.enter, .character("+"), .character("w"))
        #expect(browser.text.contains("Plan “Soup”") && browser.text.contains("Tue 14 Nov, today"), "\(browser.text)")
        #expect(browser.lines.contains { $0.contains("Sun 19 Nov") && $0.contains("Gone") }, "\(browser.text)")
        await browser.press(.down, .enter)
        #expect(browser.text.contains("Breakfast") && browser.text.contains("Lunch"), "\(browser.text)")
        await browser.press(.enter)
        #expect(file(browser).contains("== Wednesday (2023-11-15) ==\n\nDinner"), "\(file(browser))")
        #expect(file(browser).contains("- @./Soup{3%servings}"), "\(file(browser))")
        #expect(browser.text.contains("Planned “Soup” for Wed 15 Nov · W plan"), "\(browser.text)")
    }

    @Test("One key puts the plan from today on the shopping list, and a second press adds nothing")
    func buys() async throws {
        let browser = try await open()
        await browser.press(.character("W"), .character("b"))
        #expect(file(browser, ".shopping-list") == "./Soup{2}\nbread{1%loaf}\n")
        #expect(browser.text.contains("Tue 14 Nov to Sun 19 Nov is on the shopping list, 1 missing"), "\(browser.text)")
        await browser.press(.character("b"))
        #expect(file(browser, ".shopping-list") == "./Soup{2}\nbread{1%loaf}\n")
        await browser.press(.character("]"), .character("b"))
        #expect(browser.text.contains("Nothing is planned from Mon 20 Nov to Sun 26 Nov"), "\(browser.text)")
    }

    @Test("The plan fits a small window", arguments: [40, 24])
    func small(columns: Int) async throws {
        let browser = try await open(columns: columns, rows: 12)
        await browser.press(.character("W"), .down)
        #expect(browser.selectedText?.contains("Soup") == true, "\(browser.text)")
    }
}
