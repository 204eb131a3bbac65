import Kitchen
import RecipeKit
import Terminal
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary
@testable import SectionedLists

@MainActor
@Suite("Actions of the meal plan and its menus of days")
struct PlanActionTests {
    private let folder: TemporaryFolder
    private let kitchen: CookbookKitchen
    private let today: CalendarDay

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("---\ntitle: Soup\nservings: 2\n---\n\nBoil @leeks{3}.\n", to: "Soup.cook")
        try folder.write("Bake @flour{300%g}.\n", to: "Bread.cook")
        today = try #require(CalendarDay(year: 2023, month: 11, day: 14))
        kitchen = CookbookKitchen(
            of: try Cookbook(paths: [folder.path]), isReadOnly: false, customs: KitchenCustoms(), today: today)
    }

    private func entries() throws -> [PlanContents.Entry] { try kitchen.plan().days.flatMap(\.entries) }

    private func text() throws -> String {
        String(decoding: try RecipeFile.bytes(ofFileAt: folder["Plan.menu"]), as: UTF8.self)
    }

    @Test func `an entry without a date or a valid meal is not copied, repeated or eaten again`() throws {
        for (plan, message) in [
            ("== Feast ==\n\nDinner:\n- rice\n\n== 2023-11-14 ==\n\nDinner:\n- tea\n", "This entry has no date."),
            ("== 2023-11-14 ==\n\n- rice\n", "This entry belongs to no meal. Move it, so that it is in one."),
            (
                "== 2023-11-14 ==\n\nTea: late:\n- rice\n",
                "The plan cannot repeat the name of the meal “Tea: late”. Rename the meal in the file."
            ),
        ] {
            try folder.write(plan, to: "Plan.menu")
            let entry = try #require(try entries().first)
            #expect(throws: EditingError.refused(message)) { try kitchen.copyPlanned(entry, days: 1) }
            #expect(throws: EditingError.refused(message)) { try kitchen.repeatPlanned(entry, weeks: 2) }
            #expect(throws: EditingError.refused(message)) { try kitchen.planLeftovers(entry) }
            #expect(try text() == plan)
        }
    }

    @Test func `an entry without a meal moves into the dinner, and one of a meal keeps its time`() throws {
        try folder.write("== 2023-11-14 ==\n\n- rice\n\nLunch (12:30):\n- tea\n", to: "Plan.menu")
        let all = try entries()
        _ = try kitchen.movePlanned(all[0].id, days: 1)
        _ = try kitchen.movePlanned(all[1].id, days: 1)
        let moved = try kitchen.plan().entries(on: today.adding(days: 1))
        #expect(Set(moved.map { "\($0.mealText): \($0.text)" }) == ["Dinner: rice", "Lunch 12:30: tea"])
        #expect(try kitchen.plan().entries(on: today).isEmpty)
    }

    @Test func `the servings are those of the first recipe of an entry`() throws {
        try folder.write(
            "== 2023-11-14 ==\n\nDinner:\n- bread and @./Soup{2%servings} with @./Bread{2}\n", to: "Plan.menu")
        let entry = try #require(try entries().first)
        #expect(entry.path == "Soup" && entry.recipe == RecipeID(path: folder["Soup.cook"]))
        _ = try kitchen.changeServings(entry.id, by: 1)
        let changed = try text()
        #expect(changed.contains("@./Soup{3%servings}") && changed.contains("@./Bread{2}"), "\(changed)")
    }

    @Test func `the same recipe under two names is bought once, in the sum of its sizes`() throws {
        try folder.write(
            "== 2023-11-14 ==\n\nLunch:\n- @./Soup.cook{2%servings}\n\nDinner:\n- @./Soup{6%servings}\n"
                + "- @./Bread{}\n- @rice{100%g}\n- @rice{100%g}\n", to: "Plan.menu")
        let bought = try kitchen.buyPlanned(today...today)
        #expect(bought.count == 4 && bought.missing == 0)
        let listed = try kitchen.shopping().recipes
        #expect(Set(listed.map { "\($0.title) \($0.factor.formatted())" }) == ["Soup 4", "Bread 1"])
        #expect(try kitchen.shopping().list.lines.first { $0.name == "rice" }?.amounts.count == 1)
    }

    @Test func `an entry is taken from every section of its day, and words of it are no recipe`() throws {
        try folder.write(
            "== 2023-11-14 ==\n\nLunch:\n- tea\n\n== Tuesday (2023-11-14) ==\n\nDinner:\n- @rice{100%g}\n",
            to: "Plan.menu")
        let found = try kitchen.plan().entries(on: today)
        #expect(found.map(\.text) == ["tea", "100 g rice"] && found.allSatisfy { $0.path == nil && !$0.isMissing })
        #expect(found.map(\.amount) == ["", ""])
    }

    @Test func `a copied week leaves what the next week has, and a refused line changes nothing`() throws {
        try folder.write(
            "== 2023-11-14 ==\n\nDinner:\n- rice\n\n== 2023-11-21 ==\n\nDinner:\n- tea\n", to: "Plan.menu")
        _ = try kitchen.copyPlannedWeek(today.startOfWeek())
        #expect(try kitchen.plan().entries(on: today.adding(days: 7)).map(\.text) == ["tea", "rice"])
        let before = try text()
        #expect(throws: EditingError.self) { try kitchen.plan(.words("a -- b"), on: today, meal: "Dinner") }
        #expect(try text() == before)
    }

    @Test func `the number of recipes from which dinners are suggested has a limit`() async throws {
        let book = try TemporaryFolder()
        for (course, count) in [("dinner", 5), ("salad", 4), ("soup", 4)] {
            for number in 1...count {
                try book.write("---\ncourse: \(course)\n---\n\nCook @rice{}.\n", to: "\(course) \(number).cook")
            }
        }
        let library = IndexedCookbook(try Cookbook(paths: [book.path]), folder: folder["index"], watchesFolders: false)
        try await library.update { @Sendable _ in }
        for limit in 1...12 {
            let count = PlanSuggester.dinners(of: library, limit: limit).count
            #expect((1...limit).contains(count), "\(count) of at most \(limit)")
        }
        #expect(PlanSuggester.dinners(of: library, limit: 13).count == 13)
    }

    // MARK: - Menus

    private func texts(_ sheet: ChoiceSheet) -> [[String]] {
        sheet.sections.map { section in
            (0..<section.numberOfRows).compactMap { (section.row(at: $0) as? ChoiceRow)?.text }
        }
    }

    @Test func `the menu of days has two weeks, what each day already has, and then the meals of the plan`() throws {
        let many = (1...9).map { "Meal \(["a", "b", "c", "d", "e", "f", "g", "h", "i"][$0 - 1]):\n- tea\n" }
        try folder.write(
            "== 2023-11-15 ==\n\ndinner:\n- @./Soup{}\n- rice\n\nBrunch:\n- tea\n\n\(many.joined(separator: "\n"))",
            to: "Plan.menu")
        var chosen: [String] = []
        let sheet = PlanDaySheet("Soup", try kitchen.plan(), from: today) { day, meal, _ in
            chosen.append("\(day.iso) \(meal)")
        }
        #expect(sheet.title == "Plan “Soup”" && sheet.sections.map(\.numberOfRows) == [14])
        #expect(
            texts(sheet)[0].prefix(2) == ["Tue 14 Nov, today", "Wed 15 Nov"] && texts(sheet)[0].last == "Mon 27 Nov")
        let details = (0..<14).map { (sheet.sections[0].row(at: $0) as? ChoiceRow)?.detail }
        #expect(details[0] == nil && details[1] == "Soup, rice, tea, tea, t…" && details[2...].allSatisfy { $0 == nil })
        sheet.choose(sheet.sections[0].row(at: 1))
        sheet.sections[0].action(ofRowAt: 1)?()
        #expect(sheet.title == "Plan “Soup” on Wed 15 Nov" && chosen.isEmpty)
        #expect(
            texts(sheet) == [
                ["Dinner", "Lunch", "Breakfast", "Brunch", "Meal a", "Meal b", "Meal c", "Meal d", "Meal e"]
            ])
        sheet.sections[0].action(ofRowAt: 3)?()
        #expect(chosen == ["2023-11-15 Brunch"])
    }

    @Test func `the menu of the plan has each action once, those for an entry below its text`() {
        var chosen: [PlanAction] = []
        let sheet = PlanActionsSheet(entry: "Soup, rice") { chosen.append($0) }
        #expect(sheet.title == "Soup, rice" && sheet.sections.map(\.title) == ["This entry", "The week"])
        #expect(texts(sheet).flatMap(\.self) == PlanAction.allCases.map(\.title))
        for section in sheet.sections {
            for row in 0..<section.numberOfRows { section.action(ofRowAt: row)?() }
        }
        #expect(chosen == PlanAction.allCases)
        #expect(PlanActionsSheet(entry: nil) { _ in }.sections.map(\.title) == ["The week"])
    }

    @Test func `a planned recipe has its text, its size and whether it is missing`() throws {
        try folder.write(
            "== 2023-11-14 ==\n\nDinner:\n- @./Soup{2%servings}\n- @./Bread{2}\n- @./Bread{}\n- @./Gone{1}\n",
            to: "Plan.menu")
        let all = try entries()
        #expect(all.map(\.amount) == ["2 servings", "× 2", "", "× 1"])
        #expect(all.map(\.isMissing) == [false, false, false, true] && all.map(\.text)[3] == "Gone")
    }
}
