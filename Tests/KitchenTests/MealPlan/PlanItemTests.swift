import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Factors and items of a meal plan")
struct PlanItemTests {
    private static func day(_ text: String) -> CalendarDay { CalendarDay(iso: text) ?? CalendarDay(number: 0) }

    private static func recipe(_ title: String, servings: String? = nil, yields: [String] = []) -> Recipe {
        Recipe(
            title: title,
            metadata: RecipeMetadata(
                servings: servings.map { Servings(parsing: $0) },
                others: yields.map { .init(key: "yield", value: $0) }))
    }

    @Test func `a fixed amount does not follow the factor of the plan, and the others do`() {
        let recipe = Self.recipe("Soup", servings: "4", yields: ["nothing", "2%jars", "1%l"])
        func factor(_ amount: String?, scale: Int = 3) -> PlanItem.Factor {
            PlanItem.recipe(path: "Soup", quantity: amount.flatMap { Quantity(cooklang: $0) })
                .factor(scale: Rational(scale), for: recipe)
        }
        #expect(factor("=4%servings").value == .one && factor("4%servings").value == Rational(3))
        #expect(factor("=2").value == Rational(2) && factor("2").value == Rational(6))
        #expect(factor(nil).value == Rational(3) && !factor(nil).isGuess)
        // The first yield that can be compared counts.
        #expect(factor("500%ml").value == fraction(3, 2) && factor("=4%jars").value == Rational(2))
        #expect(factor("=2%kg").value == Rational(2) && factor("=2%kg").isGuess && !factor("=4%jars").isGuess)
        #expect(factor("some").value == .one && factor("some").isGuess)
        let unknown = PlanItem.recipe(path: "x", quantity: Quantity(cooklang: "6%servings"))
            .factor(for: Self.recipe("x", servings: "0"))
        #expect(unknown.value == Rational(6) && unknown.isGuess)
    }

    @Test func `a yield in another unit of the same kind is converted`() {
        #expect(PlanItem.convertingUnits(Quantity(.number(Rational(2)), unit: "l"), "ml", nil) == Rational(2000))
        #expect(PlanItem.convertingUnits(Quantity(.range(.one, Rational(2)), unit: "l"), "ml", nil) == Rational(2000))
        #expect(PlanItem.convertingUnits(Quantity(.number(Rational(2)), unit: "l"), "g", nil) == nil)
        #expect(PlanItem.convertingUnits(Quantity(.number(Rational(2))), "ml", nil) == nil)
        #expect(PlanItem.convertingUnits(Quantity(.number(Rational(2)), unit: "l"), nil, nil) == nil)
    }

    @Test func `words of a plan cannot look like a recipe or end with a line break`() {
        #expect(PlanItem.words("  tea and bread ").text == "tea and bread")
        for words in ["", "  ", "a @b", "a\\", "a\nb", "a--b", "a[-b"] {
            #expect(PlanItem.words(words).text == nil, "\(words)")
        }
        #expect(PlanItem.ingredient(Ingredient(name: "a", quantity: Quantity(.text("--")))).text == nil)
        #expect(PlanItem.recipe(path: "A", quantity: nil).text == "@./A{}")
        var plan = MealPlanFile("")
        #expect(plan.put(.words("a @b"), on: Self.day("2026-03-07"), meal: "Lunch") == nil)
        #expect(plan.put(.words("a"), on: Self.day("2026-03-07"), meal: "a:b") == nil)
        #expect(plan.bytes.isEmpty)
        let first = plan.put(.words("a"), on: Self.day("2026-03-07"), meal: "Lunch")
        #expect(first == MealPlanFile.Position(day: 0, meal: 0, entry: 0))
        let second = plan.put(.words("b"), on: Self.day("2026-03-06"), meal: "Lunch")
        #expect(second == MealPlanFile.Position(day: 0, meal: 0, entry: 0))
        let third = plan.put(.words("c"), on: Self.day("2026-03-07"), meal: "LUNCH")
        #expect(third == MealPlanFile.Position(day: 1, meal: 0, entry: 1))
    }

    @Test func `a copied week keeps the times of its meals, and leaves out entries without a meal or a day`() {
        var plan = MealPlanFile(
            "= (2026-03-02)\n- loose\nLunch (12:15):\n- tea\n- tea\n= Someday\nLunch:\n- x\n= (2026-03-09)\nDinner:\n- tea\n"
        )
        let count = plan.copyWeek(from: Self.day("2026-03-02"), to: Self.day("2026-03-09"))
        #expect(count == 1)
        let target = plan.days.first { $0.date == Self.day("2026-03-09") }
        #expect(target?.meals.map { "\($0.name) \($0.time?.text ?? "-")" } == ["Lunch 12:15", "Dinner -"])
        let back = plan.copyWeek(from: Self.day("2026-03-09"), to: Self.day("2026-02-23"))
        #expect(back == 2 && plan.days.first?.date == Self.day("2026-02-23"))
    }

    @Test func `an event has the title and the factor of each recipe, and an identifier of its own plan`() throws {
        let plan = MealPlanFile(
            "= (2026-03-07)\nLunch (12:00):\n- @./A/Soup{2}\n- @./A/Soup{3%servings} with @bread\n- @./B/Tea\n= Someday\nLunch:\n- x\n"
        )
        let time = try #require(PlanTime(hour: 9, minute: 5))
        func lines(_ identifier: String, minutes: Int = 60, title: ((String) -> String)? = nil) -> [String] {
            let calendar = PlanCalendar(name: "n", identifier: identifier, minutes: minutes)
            let text =
                title.map { calendar.text(plan, day: Self.day("2026-03-01"), time: time, title: $0) }
                ?? calendar.text(plan, day: Self.day("2026-03-01"), time: time)
            return text.split(separator: "\r\n").map(String.init)
        }
        #expect(lines("i").contains("SUMMARY:Lunch: Soup (× 2)\\, Soup (3 servings)\\, bread\\, Tea"))
        #expect(
            lines("i") { "=\($0)" }.contains(
                "SUMMARY:Lunch: =A/Soup (× 2)\\, =A/Soup (3 servings)\\, bread\\, =B/Tea"))
        #expect(lines("i").contains("DURATION:PT60M") && lines("i", minutes: 90).contains("DURATION:PT90M"))
        #expect(!lines("i").contains("TRANSP:TRANSPARENT") && lines("i").filter { $0 == "BEGIN:VEVENT" }.count == 1)
        let uids = ["i", "j", "i"].map { lines($0).first { $0.hasPrefix("UID:20260307-lunch-") } }
        #expect(uids[0] != nil && uids[0] == uids[2] && uids[0] != uids[1])
    }
}
