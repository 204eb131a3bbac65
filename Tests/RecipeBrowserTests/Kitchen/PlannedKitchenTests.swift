import Kitchen
import RecipeKit
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser
@testable import RecipeLibrary

@Suite("Changes of the meal plan file")
struct PlannedKitchenTests {
    private let folder: TemporaryFolder
    private let kitchen: CookbookKitchen

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("---\ntitle: Soup\nservings: 2\n---\n\nBoil @leeks{3}.\n", to: "Soup.cook")
        try folder.write("Bake @flour{300%g}.\n", to: "Bread.cook")
        kitchen = CookbookKitchen(
            of: try Cookbook(paths: [folder.path]), isReadOnly: false, customs: KitchenCustoms(),
            today: try #require(CalendarDay(year: 2023, month: 11, day: 14)))
    }

    private func day(_ day: Int) throws -> CalendarDay { try #require(CalendarDay(year: 2023, month: 11, day: day)) }

    private func write(_ entries: String, meal: String = "Dinner") throws {
        try folder.write("== Tuesday (2023-11-14) ==\n\n\(meal):\n\(entries)\n", to: "Plan.menu")
    }

    /// The days with their entries: `14: Soup 2 servings`.
    private func outline() throws -> [String] {
        try kitchen.plan().days.flatMap { day in
            day.entries.map {
                "\(day.date?.components.day ?? 0) \($0.meal): \($0.text)\($0.amount.isEmpty ? "" : " \($0.amount)")"
            }
        }
    }

    private func first(_ number: Int = 0) throws -> PlanContents.Entry {
        let entries = try kitchen.plan().days.flatMap(\.entries)
        return try #require(entries.indices.contains(number) ? entries[number] : nil)
    }

    @Test func `the plan is the first menu with a date, else Plan, else the only menu if it is empty`() throws {
        #expect(try kitchen.plan().name == "Plan.menu")
        try folder.write("", to: "A.menu")
        #expect(try kitchen.plan().name == "A.menu", "the only menu, and empty")
        try folder.write("== Feast ==\n\nDinner:\n- goose\n", to: "A.menu")
        #expect(try kitchen.plan().name == "Plan.menu", "a menu of a feast is no plan")
        try folder.write("", to: "plan.menu")
        #expect(try kitchen.plan().name == "plan.menu")
        try folder.write("== 2023-11-14 ==\n\nDinner:\n- goose\n", to: "Z.menu")
        #expect(try kitchen.plan().name == "Z.menu")
        try folder.write("== 2023-11-14 ==\n\nDinner:\n- goose\n", to: "plan.menu")
        #expect(try kitchen.plan().name == "plan.menu")
    }

    @Test func `an entry is known by its text and by how often the text came before it`() throws {
        try write("- rice\n- rice\n- @./Soup{2%servings}")
        let ids = try kitchen.plan().days.flatMap(\.entries).map(\.id)
        #expect(ids.map(\.occurrence) == [0, 1, 0] && Set(ids).count == 3)
        _ = try kitchen.removeFromPlan(ids[1])
        #expect(try outline() == ["14 Dinner: rice", "14 Dinner: Soup 2 servings"])
        #expect(throws: EditingError.refused(CookbookKitchen.gone)) { try kitchen.removeFromPlan(ids[1]) }
        #expect(throws: EditingError.refused(CookbookKitchen.gone)) { try kitchen.movePlanned(ids[1], days: 1) }
        #expect(throws: EditingError.refused(CookbookKitchen.gone)) { try kitchen.changeServings(ids[1], by: 1) }
    }

    @Test func `an entry moves by days in both directions and keeps its meal`() throws {
        try write("- rice", meal: "Lunch")
        _ = try kitchen.movePlanned(try first().id, days: 2)
        #expect(try outline() == ["16 Lunch: rice"])
        _ = try kitchen.movePlanned(try first().id, days: -3)
        #expect(try outline() == ["13 Lunch: rice"])
        try folder.write("== Some day ==\n\nDinner:\n- rice\n\n== 2023-11-14 ==\n\nDinner:\n- tea\n", to: "Plan.menu")
        #expect(throws: EditingError.refused("This entry has no date to move from.")) {
            try kitchen.movePlanned(try first().id, days: 1)
        }
    }

    @Test func `servings change by one, a factor by a half, and neither falls to zero`() throws {
        for (before, step, after) in [
            ("@./Soup{2%servings}", 1, "Soup 3 servings"), ("@./Soup{2%servings}", -1, "Soup 1 servings"),
            ("@./Soup{1%servings}", -1, "Soup 1 servings"), ("@./Soup{}", 1, "Soup 3 servings"),
            ("@./Bread{}", 1, "Bread × 1½"), ("@./Bread{2}", -1, "Bread × 1½"), ("@./Bread{1/2}", -1, "Bread × ½"),
            ("@./Soup{2-4%servings}", 1, "Soup 5 servings"),
        ] {
            try write("- \(before)")
            _ = try kitchen.changeServings(try first().id, by: step)
            let text = try outline().map { $0.dropFirst("14 Dinner: ".count) }
            #expect(
                text.first.map { $0 == after || $0 == after.replacing("1 servings", with: "1 serving") } == true,
                "\(before): \(text)")
        }
        for (words, message) in [
            ("rice", "Only a recipe has servings."), ("@./Soup{some}", "This amount is no number."),
        ] {
            try write("- \(words)")
            #expect(throws: EditingError.refused(message)) { try kitchen.changeServings(try first().id, by: 1) }
        }
    }

    @Test func `what is planned in a span is bought, with sizes added up and missing recipes counted`() throws {
        try folder.write(
            """
            == Monday (2023-11-13) ==

            Dinner:
            - @./Soup{4%servings}

            == Tuesday (2023-11-14) ==

            Dinner:
            - @./Soup{2%servings}
            - @rice{200%g}

            == Wednesday (2023-11-15) ==

            Dinner:
            - @./Soup{2%servings}
            - @./Gone{}
            - leftovers

            == Thursday (2023-11-16) ==

            Dinner:
            - @./Bread{}
            """, to: "Plan.menu")
        let bought = try kitchen.buyPlanned(day(14)...day(15))
        #expect(bought.count == 2 && bought.missing == 1)
        let shopping = try kitchen.shopping()
        #expect(shopping.recipes.map(\.title) == ["Soup"] && shopping.recipes.map(\.factor) == [Rational(2)])
        #expect(shopping.own.count == 1)
        #expect(try kitchen.changes { try $0.buyPlanned(day(14)...day(15)) }.isEmpty, "nothing is bought twice")
        let none = try kitchen.buyPlanned(day(20)...day(21))
        #expect(none.count == 0 && none.missing == 0)
    }

    @Test func `an entry is copied to the next day, repeated each week, and its leftovers are planned`() throws {
        try write("- @./Soup{2%servings}")
        let copied = try kitchen.copyPlanned(try first(), days: 1)
        #expect(copied == "Copied “Soup” to Wed 15 Nov")
        #expect(try outline() == ["14 Dinner: Soup 2 servings", "15 Dinner: Soup 2 servings"])
        try write("- @./Soup{2%servings}")
        let repeated = try kitchen.repeatPlanned(try first(), weeks: 2)
        #expect(repeated == "Planned “Soup” for the next 2 weeks")
        #expect(try outline().map { $0.prefix(2) } == ["14", "21", "28"])
        try write("- @./Soup{2%servings}")
        _ = try kitchen.planLeftovers(try first())
        #expect(try outline().count == 2 && outline()[1].hasPrefix("15 Dinner: "))
    }

    @Test func `a copied week says how many meals it has, or that there are none`() throws {
        try write("- rice")
        #expect(try kitchen.copyPlannedWeek(day(13)) == "Copied 1 meal to the next week")
        #expect(try outline() == ["14 Dinner: rice", "21 Dinner: rice"])
        let none = try kitchen.copyPlannedWeek(day(27))
        #expect(none == "This week has nothing to copy")
    }

    @Test func `a title of a planned recipe is that of its file, or the name of a missing one`() throws {
        try write("- @./Soup{}\n- @./Sub/Gone{}")
        let plan = try kitchen.plan()
        #expect(plan.title(ofRecipe: "Soup") == "Soup" && plan.title(ofRecipe: "Sub/Gone") == "Gone")
        #expect(plan.title(ofRecipe: "Other/Name") == "Name")
        #expect(plan.days.flatMap(\.entries).map(\.isMissing) == [false, true])
        #expect(try plan.entries(on: day(14)).count == 2 && plan.entries(on: day(15)).isEmpty)
    }
}
