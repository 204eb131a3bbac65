import Foundation
import RecipeLibrary
import SectionedLists
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The meal plan")
struct PlanEntryTests {
    // The clock of the harness stands at Tuesday, 14 November 2023.
    private static let plan = """
        == Monday (2023-11-13) ==

        Dinner:
        - @./Soup{}
        - @./Gone{}

        == Tuesday (2023-11-14) ==

        Breakfast:
        - coffee
        - bread

        Dinner:
        - rice

        """

    private func open(_ plan: String = plan, columns: Int = 76, rows: Int = 40) async throws -> BrowserHarness {
        let soup = "---\ntitle: Soup\nservings: 2\n---\n\nBoil @water{1%l}.\n"
        let browser = try BrowserHarness(["Soup.cook": soup, "Plan.menu": plan], columns: columns, rows: rows)
        await browser.settle()
        await browser.press("W")
        return browser
    }

    private func list(_ browser: BrowserHarness) throws -> PlanViewController {
        try #require(browser.navigation.topViewController as? PlanViewController)
    }

    private func send(_ browser: BrowserHarness, _ action: MouseEvent.Action, x: Int, y: Int) async {
        _ = browser.navigation.dispatch(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
        await browser.settle()
    }

    @Test("A meal is named once, in a column that is as wide as the widest meal")
    func meals() async throws {
        let browser = try await open(rows: 20)
        #expect(
            browser.lines[1...7].map { $0.replacing("─", with: "") } == [
                " Mon 13 Nov ", "  Dinner     Soup",
                "             Gone                                                  missing", " Tue 14 Nov  today",
                "▌ Breakfast  coffee", "             bread", "  Dinner     rice",
            ], "\(browser.text)")
    }

    @Test("Keys that are pressed faster than the plan is written act one after the other", arguments: [76, 100])
    func quickKeys(columns: Int) async throws {
        let browser = try await open(columns: columns)
        let list = try list(browser)
        #expect(list.selectedPlanRow?.entry?.text == "coffee")
        for key in [">", ">", "<", ">", ">", "d"] as [Key] { _ = browser.navigation.dispatch(.key(key)) }
        await browser.settle()
        #expect(browser.navigation.presentedViewController == nil, "\(browser.text)")
        let plan = try String(contentsOf: browser.folder.appending(path: "Plan.menu"), encoding: .utf8)
        #expect(!plan.contains("coffee") && plan.contains("bread"), "\(plan)")
        await browser.press("u")
        let undone = try String(contentsOf: browser.folder.appending(path: "Plan.menu"), encoding: .utf8)
        #expect(undone.contains(/Friday \(2023-11-17\) ==\n\nBreakfast:\n- coffee/), "\(undone)")
    }

    @Test("Another week begins at its first day, and today is selected when its week is shown again")
    func weeks() async throws {
        let browser = try await open()
        let list = try list(browser)
        #expect(list.selection == ListIndexPath(section: 1, row: 0))
        await browser.press(.down, "]")
        #expect(list.selection == ListIndexPath(section: 0, row: 0) && list.isScrolledToStart)
        await browser.press("[")
        #expect(list.selection == ListIndexPath(section: 1, row: 0))
    }

    @Test("The keys for an entry are commands only on an entry")
    func commands() async throws {
        let browser = try await open()
        let list = try list(browser)
        func ids() -> Set<String> { Set(list.keyCommands.map(\.id)) }
        let onEntry: Set = ["kitchen.remove", "plan.later", "plan.earlier", "plan.more", "plan.fewer"]
        #expect(onEntry.isSubset(of: ids()) && ids().isSuperset(of: ["kitchen.add", "plan.buy", "plan.actions"]))
        list.select(ListIndexPath(section: 2, row: 0))
        #expect(onEntry.isDisjoint(with: ids()) && ids().contains("kitchen.add"))
        #expect(Set(list.allKeyCommands.map(\.id)).isSuperset(of: onEntry.union(["plan.dayBefore", "plan.dayAfter"])))
        await browser.press("+")
        #expect(!browser.text.contains("Only a recipe"))
        list.select(ListIndexPath(section: 1, row: 0))
        await browser.press("+")
        #expect(browser.text.contains("Only a recipe has servings."), "\(browser.text)")
    }

    @Test("An entry that moves to another week is followed there, and stays selected")
    func movesOn() async throws {
        let browser = try await open("== Sunday (2023-11-19) ==\n\nDinner:\n- rice\n- tea\n")
        let list = try list(browser)
        list.select(ListIndexPath(section: 6, row: 0))
        await browser.press(">")
        #expect(browser.lines[0].hasSuffix("20 to 26 Nov 2023"), "\(browser.text)")
        #expect(browser.selectedText?.hasSuffix("rice") == true, "\(browser.text)")
        await browser.press("<")
        #expect(browser.lines[0].hasSuffix("13 to 19 Nov 2023"), "\(browser.text)")
        #expect(browser.selectedText?.hasSuffix("rice") == true, "\(browser.text)")
    }

    @Test("What is typed is selected in its day")
    func typed() async throws {
        let browser = try await open()
        await browser.press("n")
        await browser.type("dinner: cake")
        await browser.press(.enter)
        #expect(browser.selectedText?.hasSuffix("cake") == true, "\(browser.text)")
        await browser.press("n")
        #expect(browser.text.contains("It is for dinner"), "\(browser.text)")
        await browser.type("  ")
        await browser.press(.enter)
        #expect(browser.text.contains("Type what you eat."), "\(browser.text)")
    }

    @Test("What is typed for an earlier meal of the day is selected, also if the day has the same words already")
    func typedEarlier() async throws {
        let browser = try await open()
        await browser.press("n")
        await browser.type("breakfast: tea")
        await browser.press(.enter)
        #expect(browser.selectedText?.hasSuffix("tea") == true, "\(browser.text)")
        await browser.press("n")
        await browser.type("breakfast: rice")
        await browser.press(.enter)
        #expect(try list(browser).selection == ListIndexPath(section: 1, row: 3), "\(browser.text)")
        await browser.press("n")
        await browser.type("Soup")
        await browser.press(.enter)
        #expect(browser.selectedText?.contains("Soup") == true, "\(browser.text)")
    }

    @Test("An entry that moves to a day with the same words in a later meal is selected there")
    func movesToSame() async throws {
        let browser = try await open(
            "== Monday (2023-11-13) ==\n\nBreakfast:\n- rice\n\n"
                + "== Tuesday (2023-11-14) ==\n\nBreakfast:\n- tea\n\nDinner:\n- rice\n")
        let list = try list(browser)
        list.select(ListIndexPath(section: 0, row: 0))
        await browser.press(">")
        #expect(list.selection == ListIndexPath(section: 1, row: 1), "\(browser.text)")
    }

    @Test("The shopping list gets what is planned from today on, and its message names the days")
    func buys() async throws {
        let browser = try await open()
        await browser.press("b")
        #expect(browser.text.contains("Nothing is planned from Tue 14 Nov to Sun 19 Nov"), "\(browser.text)")
        await browser.press("[", "b")
        #expect(browser.text.contains("Nothing is planned from Mon 6 Nov to Sun 12 Nov"), "\(browser.text)")
        let sunday = try await open("== Sunday (2023-11-19) ==\n\n- @./Soup{}\n- @./Gone{}\n")
        await sunday.press("b")
        #expect(sunday.text.contains("Tue 14 Nov to Sun 19 Nov is on the shopping list, 1 missing"), "\(sunday.text)")
    }

    @Test("In the grid, the arrows stop at the first and the last day and keep to the meal")
    func columns() async throws {
        let browser = try await open(columns: 140, rows: 20)
        let list = try list(browser)
        #expect(list.selection == ListIndexPath(section: 1, row: 0))
        await browser.press(.down, .down)
        #expect(list.selection == ListIndexPath(section: 1, row: 2), "Lunch is free.")
        await browser.press(.down, .down)
        #expect(list.selection == ListIndexPath(section: 1, row: 3), "The last one of the day is the last one.")
        await browser.press(.left)
        #expect(list.selection == ListIndexPath(section: 0, row: 2))
        await browser.press(.left)
        #expect(list.selection == ListIndexPath(section: 0, row: 2))
        for _ in 0..<8 { await browser.press("l") }
        #expect(list.selection == ListIndexPath(section: 6, row: 2))
        await browser.resize(columns: 76, rows: 20)
        #expect(list.overridingKeyCommands.isEmpty && browser.text.contains("nothing planned"))
        await browser.resize(columns: 77, rows: 20)
        #expect(list.overridingKeyCommands.count == 2 && !browser.text.contains("nothing planned"))
    }

    @Test("In the grid, a click on the title of another day selects its first meal, and a double click opens nothing")
    func columnClicks() async throws {
        let browser = try await open(columns: 140, rows: 20)
        let list = try list(browser)
        await send(browser, .press, x: 13, y: 1)
        #expect(list.selection == ListIndexPath(section: 0, row: 0))
        await browser.press(.down)
        await send(browser, .press, x: 13, y: 1)
        #expect(list.selection == ListIndexPath(section: 0, row: 1))
        await send(browser, .wheelUp, x: 33, y: 5)
        #expect(list.selection == ListIndexPath(section: 1, row: 0))
        await send(browser, .wheelUp, x: 33, y: 5)
        #expect(list.selection == ListIndexPath(section: 1, row: 0))
        await send(browser, .wheelDown, x: 33, y: 5)
        #expect(list.selection == ListIndexPath(section: 1, row: 1))
        await send(browser, .press, x: 33, y: 1)
        #expect(list.selection == ListIndexPath(section: 1, row: 1))
        #expect(list.handle(.mouse(MouseEvent(.press, at: Point(x: 139, y: 5)))))
        #expect(browser.lines[0].contains("› Plan "), "\(browser.text)")
    }
}
