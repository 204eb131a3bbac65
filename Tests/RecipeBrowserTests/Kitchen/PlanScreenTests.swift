import Foundation
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import SectionedLists

@MainActor
@Suite("The meal plan on the screen")
struct PlanScreenTests {
    private static let soup = "---\ntitle: Soup\nservings: 2\n---\n\nFry @onions{3} in @butter{40%g}, add @milk{1%l}.\n"
    // In the harness, the current time is Tuesday, 14 November 2023.
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
        _ files: [String: String] = ["Plan.menu": plan], columns: Int = 76, rows: Int = 40
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
        #expect(browser.lines.contains { $0.contains("Tue 14 Nov") && $0.contains(" today, ") }, "\(browser.text)")
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
        #expect(browser.text.contains("Moved “Soup, 1 loaf bread” to Wed 15 Nov · u undo"), "\(browser.text)")
        await browser.press(.character("<"))
        #expect(browser.selectedText?.contains("Soup") == true, "\(browser.text)")
        await browser.press(.character("z"), .character("z"), .character("z"), .character("z"))
        #expect(file(browser) == Self.plan)
        await browser.press(.home, .down, .down, .character("d"))
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

    @Test("Each day has the energy of one serving of its recipes, with a plus if something is not known")
    func energy() async throws {
        let plan = """
            == Tuesday (2023-11-14) ==

            Dinner:
            - @./Soup{4%servings}

            == Wednesday (2023-11-15) ==

            Dinner:
            - @./Soup{1%servings}
            - leftovers

            == Thursday (2023-11-16) ==

            Lunch:
            - leftovers

            """
        let browser = try await open(["Plan.menu": plan])
        await browser.press(.character("W"))
        await browser.settle()
        func detail(_ day: String) -> String? {
            browser.lines.first { $0.contains(day) }?.split(separator: "─").last.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        // A serving is half of 1 l milk (about 628 kcal), 40 g butter (287 kcal) and 3 onions (about 130 kcal).
        #expect(detail("Tue 14 Nov") == "today, 522 kcal", "\(browser.text)")
        #expect(detail("Wed 15 Nov") == "522+ kcal", "\(browser.text)")
        #expect(detail("Thu 16 Nov")?.contains("kcal") == false, "\(browser.text)")
    }

    @Test("A menu without days is the plan if there is no other, a new one is not made, and undo removes a new file")
    func names() async throws {
        let own = try await open(["week.menu": "-- our week\n"])
        await own.press(.character("W"), .enter)
        await own.type("bread")
        await own.press(.enter)
        #expect(file(own, "week.menu").contains("- bread") && file(own).isEmpty, "\(file(own, "week.menu"))")
        await own.press(.character("z"))
        #expect(file(own, "week.menu") == "-- our week\n")
        let dated = try await open(["week.menu": Self.plan, "Plan.menu": ""])
        await dated.press(.character("W"))
        #expect(dated.text.contains("Soup"), "An empty Plan.menu hides no plan: \(dated.text)")
        let none = try await open([:])
        await none.press(.character("W"), .enter)
        await none.type("bread")
        await none.press(.enter)
        #expect(file(none).contains("- bread"))
        await none.press(.character("z"))
        #expect(!FileManager.default.fileExists(atPath: none.folder.appending(path: "Plan.menu").path))
    }

    @Test("Days that do not exist are named, and servings of words are refused in a line")
    func problems() async throws {
        let browser = try await open([
            "Plan.menu": "== Tuesday (2023-11-14) ==\n\nDinner:\n- bread\n\n== X (2026-02-31) ==\n- cake\n"
        ])
        await browser.press(.character("W"))
        #expect(browser.text.contains("Problems in the file") && browser.text.contains("Line 6: "), "\(browser.text)")
        #expect(browser.text.contains("cake"), "\(browser.text)")
        await browser.press(.character("+"))
        #expect(browser.text.contains("Only a recipe has servings."), "\(browser.text)")
    }

    // MARK: - The grid

    private static let dated = plan.replacing("== Some day ==\n\n- cake\n", with: "")

    @Test("A week is a grid of days and meals, and the arrows go from meal to meal and from day to day")
    func grid() async throws {
        let browser = try await open(["Plan.menu": Self.dated], columns: 80, rows: 24)
        await browser.press(.character("W"))
        #expect(browser.text.contains(" Mon 13     Tue 14     Wed 15"), "\(browser.text)")
        let meals = ["Breakfast", "Lunch", "Dinner"].map { meal in browser.lines.firstIndex { $0 == " \(meal)" } }
        #expect(meals.compactMap(\.self).count == 3, "\(browser.text)")
        #expect(browser.text.contains("coffee   Tue 14 Nov, breakfast · 08:30"), "\(browser.text)")
        await browser.press(.down)
        #expect(browser.text.contains("Nothing is planned: Tue 14 Nov, lunch"), "\(browser.text)")
        await browser.press(.down, .down)
        #expect(browser.text.contains("Soup, 1 loaf bread   Tue 14 Nov, dinner · 4 servings"), "\(browser.text)")
        await browser.press(.right, .character("+"))
        #expect(file(browser) == Self.dated, "Wednesday is empty: \(file(browser))")
        #expect(browser.text.contains("Nothing is planned: Wed 15 Nov, dinner"), "\(browser.text)")
        await browser.press(.left, .character(">"))
        #expect(file(browser).contains("== Wednesday (2023-11-15) =="), "\(file(browser))")
        #expect(browser.text.contains("Soup, 1 loaf bread   Wed 15 Nov, dinner"), "\(browser.text)")
        await browser.press(.character("z"), .left, .pageUp)
        #expect(browser.text.contains("coffee   Tue 14 Nov"), "\(browser.text)")
        await browser.press(.pageDown, .enter)
        #expect(browser.lines[0].hasPrefix(" Recipes › My cookbook › Plan › Soup"), "\(browser.text)")
    }

    @Test("Enter on a free meal of the grid plans something for this meal of this day")
    func freeMeal() async throws {
        let browser = try await open([:], columns: 100, rows: 30)
        await browser.press(.character("W"), .right, .up, .enter)
        await browser.type("leftovers")
        await browser.press(.enter)
        #expect(file(browser).hasPrefix("== Wednesday (2023-11-15) ==\n\nLunch: \\\n- leftovers"), "\(file(browser))")
        #expect(browser.text.contains("leftovers   Wed 15 Nov, lunch"), "\(browser.text)")
        #expect(browser.text.contains("The week: 1 meal"), "\(browser.text)")
    }

    @Test("The terminal's cursor is at the selected meal of the grid")
    func cursor() async throws {
        let browser = try await open(["Plan.menu": Self.dated], columns: 120, rows: 30)
        await browser.press(.character("W"), .end, .up)
        let point = try #require(browser.root.readingPoint)
        await browser.press(.down)
        let below = try #require(browser.root.readingPoint)
        #expect(below.x == point.x && below.y > point.y)
        let line = browser.lines[below.y]
        #expect(
            line.dropFirst(below.x).hasPrefix("Gone") && line.dropFirst(below.x - 1).hasPrefix("▌"), "\(browser.text)")
    }

    @Test("Below the grid is what is missing at home, the energy, and how the selected recipe was the last time")
    func details() async throws {
        let browser = try await open(
            ["Plan.menu": Self.dated, "config/pantry.conf": "[x]\nonions = \"9\"\n"], columns: 100, rows: 30)
        await browser.press(.enter, .character("5"), .escape, .character("W"), .pageDown)
        await browser.settle()
        #expect(browser.text.contains("522 kcal a serving"), "\(browser.text)")
        #expect(browser.text.contains(" at home 1 of 3 · to buy: butter, milk\n"), "\(browser.text)")
        #expect(browser.text.contains("The week: 3 meals · 522+ kcal a person"), "\(browser.text)")
    }

    @Test("On a screen for ears and in a small window, the plan is a list", arguments: [(80, 14), (60, 40)])
    func listInstead(columns: Int, rows: Int) async throws {
        let browser = try await open(["Plan.menu": Self.dated], columns: columns, rows: rows)
        await browser.press(.character("W"))
        #expect(browser.selectedText?.hasPrefix("Breakfast 08:30  coffee") == true, "\(browser.text)")
        await browser.resize(columns: 80, rows: 24)
        #expect(browser.text.contains("Mon 13") && browser.text.contains("coffee   Tue 14 Nov"), "\(browser.text)")
        browser.screen.appearance.isAccessible = true
        await browser.resize(columns: 120, rows: 30)
        #expect(!browser.text.contains("Mon 13  "), "\(browser.text)")
        #expect(browser.text.contains("Breakfast 08:30  coffee"), "\(browser.text)")
    }

    private func press(_ browser: BrowserHarness, on text: String) async throws {
        let y = try #require(browser.lines.firstIndex { $0.contains(text) })
        let x = try #require(browser.lines[y].range(of: text)).lowerBound
        await send(.press, browser, x: browser.lines[y].distance(from: browser.lines[y].startIndex, to: x), y: y)
    }

    private func send(_ action: MouseEvent.Action, _ browser: BrowserHarness, x: Int, y: Int) async {
        _ = browser.navigation.dispatch(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
        await browser.settle()
    }

    @Test("A click selects a meal of the grid, and a second click opens it")
    func clicks() async throws {
        let browser = try await open(["Plan.menu": Self.dated], columns: 140)
        await browser.press(.character("W"))
        try await press(browser, on: "Soup, 1 loaf")
        #expect(browser.text.contains("▌Soup, 1 loaf"), "\(browser.text)")
        try await press(browser, on: "Soup, 1 loaf")
        #expect(browser.lines[0].hasPrefix(" Recipes › My cookbook › Plan › Soup"), "\(browser.text)")
    }

    @Test("A click in a scrolled grid selects the entry below the mouse")
    func clickInScrolledGrid() async throws {
        let entries = (1...40).map { "- snack \($0)\n" }.joined()
        let browser = try await open(
            ["Plan.menu": "== Sunday (2023-11-19) ==\n\nDinner:\n\(entries)"], columns: 140, rows: 20)
        await browser.press(.character("W"), .end)
        #expect(browser.text.contains("▌snack 40") && !browser.text.contains("snack 1 "), "\(browser.text)")
        try await press(browser, on: "snack 35")
        #expect(browser.text.contains("▌snack 35"), "\(browser.text)")
    }

    @Test("A click on a free line of the grid keeps the selected entry, and the wheel selects the next one")
    func freeLineAndWheel() async throws {
        let entries = (1...5).map { "- snack \($0)\n" }.joined()
        let browser = try await open(
            ["Plan.menu": "== Sunday (2023-11-19) ==\n\nDinner:\n\(entries)"], columns: 140, rows: 30)
        await browser.press(.character("W"), .end)
        #expect(browser.text.contains("▌snack 5"), "\(browser.text)")
        let y = try #require(browser.lines.firstIndex { $0.contains("snack 5") })
        let start = try #require(browser.lines[y].range(of: "snack")).lowerBound
        let x = browser.lines[y].distance(from: browser.lines[y].startIndex, to: start)
        await send(.press, browser, x: x, y: y - 5)
        #expect(browser.text.contains("▌snack 5"), "\(browser.text)")
        await send(.wheelUp, browser, x: x, y: y)
        #expect(browser.text.contains("▌snack 4"), "\(browser.text)")
        await send(.wheelDown, browser, x: x, y: y)
        await send(.wheelDown, browser, x: x, y: y)
        #expect(browser.text.contains("▌snack 5"), "\(browser.text)")
        await send(.wheelDown, browser, x: 20, y: y)
        #expect(browser.text.contains("Nothing is planned: Mon 13 Nov, breakfast"), "\(browser.text)")
    }

    @Test("Entries without a day are below the grid, and the arrows go there and back to the same day")
    func undated() async throws {
        let browser = try await open(columns: 100, rows: 30)
        await browser.press(.character("W"), .pageDown, .down)
        #expect(browser.text.contains(" Some day ─") && browser.text.contains("▌cake"), "\(browser.text)")
        await browser.press(.up)
        #expect(browser.text.contains("Soup, 1 loaf bread   Tue 14 Nov"), "\(browser.text)")
    }

    // MARK: - The menu

    private func choose(_ title: String, in browser: BrowserHarness) async throws {
        await browser.press(.character("m"))
        while !browser.lines.contains(where: { $0.contains("▌") && $0.contains(title) }) {
            let before = browser.text
            await browser.press(.down)
            try #require(browser.text != before, "\(title) is not in the menu: \(browser.text)")
        }
        await browser.press(.enter)
    }

    @Test("The menu copies an entry, repeats it each week, and plans its leftovers")
    func menu() async throws {
        let browser = try await open(["Plan.menu": Self.dated])
        await browser.press(.character("W"), .down)
        try await choose("Copy to the next day", in: browser)
        #expect(
            file(browser).contains("== Wednesday (2023-11-15) ==\n\nDinner:\n- @./Soup{4%servings}"),
            "\(file(browser))")
        await browser.press(.character("z"))
        #expect(file(browser) == Self.dated)
        await browser.press(.home, .down, .down)
        try await choose("Eat the leftovers", in: browser)
        #expect(file(browser).contains("- leftovers of Tuesday: Soup"), "\(file(browser))")
        await browser.press(.character("z"), .home, .down, .down)
        try await choose("Repeat in each", in: browser)
        for date in ["2023-11-21", "2023-11-28", "2023-12-05", "2023-12-12"] {
            #expect(file(browser).contains("== Tuesday (\(date)) =="), "\(file(browser))")
        }
        #expect(!file(browser).contains("2023-12-19"))
        await browser.press(.character("z"))
        #expect(file(browser) == Self.dated)
    }

    @Test("The menu copies a week, and fills the empty days with suggestions that do not repeat")
    func weeks() async throws {
        let recipes = Dictionary(uniqueKeysWithValues: (1...9).map { ("Dish \($0).cook", "Cook @rice{\($0)%kg}.\n") })
        let browser = try await open(recipes.merging(["Plan.menu": Self.dated]) { $1 })
        await browser.press(.character("W"))
        try await choose("Copy this week", in: browser)
        #expect(file(browser).contains("== Sunday (2023-11-26) =="), "\(file(browser))")
        #expect(browser.text.contains("Copied 3 meals to the next week"), "\(browser.text)")
        try await choose("Copy this week", in: browser)
        #expect(browser.text.contains("This week has nothing to copy"), "A second copy adds nothing: \(browser.text)")
        await browser.press(.character("z"))
        try await choose("Suggest dinners", in: browser)
        #expect(browser.text.contains("Suggested 4 dinners"), "Wednesday to Saturday: \(browser.text)")
        let dishes = file(browser).matches(of: /Dish \d/).map { String($0.output) }
        #expect(dishes.count == Set(dishes).count && dishes.count >= 3, "\(file(browser))")
        #expect(!file(browser).contains("2023-11-13"), "What is over needs no dinner.")
        await browser.press(.character("z"))
        #expect(file(browser) == Self.dated)
    }

    @Test("The menu suggests no dinner for a day on which something is planned for no meal in particular")
    func suggestionsForNoMeal() async throws {
        let recipes = Dictionary(uniqueKeysWithValues: (1...9).map { ("Dish \($0).cook", "Cook @rice{\($0)%kg}.\n") })
        let plan = """
            == Friday (2023-11-17) ==

            - pizza

            == Saturday (2023-11-18) ==

            Lunch:
            - bread

            """
        let browser = try await open(recipes.merging(["Plan.menu": plan]) { $1 })
        await browser.press(.character("W"))
        try await choose("Suggest dinners", in: browser)
        #expect(browser.text.contains("Suggested 5 dinners"), "All days from Tuesday but Friday: \(browser.text)")
        #expect(file(browser).contains("== Friday (2023-11-17) ==\n\n- pizza\n\n== Saturday"), "\(file(browser))")
    }
}
