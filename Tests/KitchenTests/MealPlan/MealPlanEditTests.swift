import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Editing a meal plan")
struct MealPlanEditTests {
    private static func day(_ text: String) -> CalendarDay { CalendarDay(iso: text) ?? CalendarDay(number: 0) }

    private static func put(_ words: String, _ meal: String, _ time: String? = nil, in text: String) -> String {
        var plan = MealPlanFile(text)
        plan.put(.words(words), on: day("2026-03-07"), meal: meal, time: time.flatMap { PlanTime(parsing: $0) })
        return String(decoding: plan.bytes, as: UTF8.self)
    }

    @Test func `a new entry comes after the last one of its meal`() {
        #expect(
            Self.put("c", "Lunch", in: "= (2026-03-07)\nLunch:\n- a\n- b\n\nDinner:\n- d\n")
                == "= (2026-03-07)\nLunch:\n- a\n- b\n- c\n\nDinner:\n- d\n")
        #expect(
            Self.put("c", "lunch", in: "= (2026-03-07)\nLunch:\n\n- a\n") == "= (2026-03-07)\nLunch:\n\n- a\n- c\n")
        #expect(Self.put("c", "Lunch", in: "= (2026-03-07)\nLunch:") == "= (2026-03-07)\nLunch: \\\n- c\n")
    }

    @Test func `a new meal is separated by blank lines from the lines around it`() {
        #expect(
            Self.put("x", "Dinner", in: "= (2026-03-07)\nLunch:\n- a\n= (2026-03-08)\nLunch:\n- b\n")
                == "= (2026-03-07)\nLunch:\n- a\n\nDinner:\n- x\n\n= (2026-03-08)\nLunch:\n- b\n")
        #expect(
            Self.put("x", "Dinner", in: "= (2026-03-07)\nLunch:\n- a\n\n\n= (2026-03-08)\nLunch:\n- b\n")
                == "= (2026-03-07)\nLunch:\n- a\n\nDinner:\n- x\n\n\n= (2026-03-08)\nLunch:\n- b\n")
        #expect(
            Self.put("x", "Breakfast", in: "= (2026-03-07)\nLunch:\n- a\n")
                == "= (2026-03-07)\nBreakfast:\n- x\n\nLunch:\n- a\n")
        #expect(
            Self.put("x", "Tea", "16:05", in: "= (2026-03-07)\n") == "= (2026-03-07)\n\nTea (16:05): \\\n- x\n")
    }

    @Test func `a new day is put in the order of the dates, and the first meal of a plan has line breaks`() {
        #expect(Self.put("x", "Lunch", in: "") == "== Saturday (2026-03-07) ==\n\nLunch: \\\n- x\n")
        #expect(
            Self.put("x", "Lunch", in: "= (2026-03-06)\n\n= (2026-03-08)\n")
                == "= (2026-03-06)\n\n== Saturday (2026-03-07) ==\n\nLunch: \\\n- x\n\n= (2026-03-08)\n")
        #expect(
            Self.put("x", "Lunch", in: "= (2026-03-06)")
                == "= (2026-03-06)\n\n== Saturday (2026-03-07) ==\n\nLunch: \\\n- x\n")
        #expect(
            Self.put("x", "Lunch", in: "= Someday\n\n= (2026-03-08)\n")
                == "= Someday\n\n== Saturday (2026-03-07) ==\n\nLunch: \\\n- x\n\n= (2026-03-08)\n")
    }

    @Test
    func `an empty meal gets line breaks if all other meals have them, and a meal with entries as its own line has`() {
        let breaks = "= (2026-03-06)\nLunch: \\\n- a\n= (2026-03-07)\n"
        #expect(Self.put("x", "Dinner", in: breaks + "Dinner:\n") == breaks + "Dinner: \\\n- x\n")
        #expect(Self.put("x", "Dinner", in: breaks + "Dinner:\n- y\n") == breaks + "Dinner:\n- y\n- x\n")
        let mixed = "= (2026-03-06)\nLunch: \\\n- a\nTea:\n- b\n= (2026-03-07)\n"
        #expect(Self.put("x", "Dinner", in: mixed + "Dinner:\n") == mixed + "Dinner:\n- x\n")
        let plain = "= (2026-03-06)\nLunch:\n- a\n= (2026-03-07)\n"
        #expect(
            Self.put("x", "Dinner", in: plain + "Dinner: \\\n- y\n") == plain + "Dinner: \\\n- y \\\n- x\n")
    }

    @Test(
        arguments: [
            ("Breakfast", 8), ("frühstück", 8), ("Brunch", 10), ("Lunch", 12), ("Mittagessen", 12), ("Merenda", 16),
            ("Afternoon tea", 16), ("Dinner", 19), ("Abendessen", 19), ("Cena", 19), ("Late snack", 21),
            ("Dessert", 21),
        ])
    func `a meal without a time is put at the usual hour of its name`(_ meal: String, _ hour: Int) {
        let text = "= (2026-03-07)\n\nA (\(hour):00):\n- a\n\nB (\(hour):01):\n- b\n"
        var plan = MealPlanFile(text)
        plan.put(.words("x"), on: Self.day("2026-03-07"), meal: meal)
        #expect(plan.days[0].meals.map(\.name) == ["A", meal, "B"])
    }

    @Test func `the time of a meal may have spaces, and needs two digits of minutes`() {
        let plan = MealPlanFile(
            "= (2026-03-07)\nA ( 12:30 ):\nB (1:05):\nC (24:00):\nD (12:60):\nE (12:3):\nF (23.59):\n")
        #expect(plan.days[0].meals.map { $0.time?.text } == ["12:30", "01:05", nil, nil, nil, "23:59"])
        #expect(plan.days[0].meals.map(\.name) == ["A", "B", "C (24:00)", "D (12:60)", "E (12:3)", "F"])
        #expect(PlanTime(hour: -1, minute: 0) == nil && PlanTime(hour: 0, minute: -1) == nil)
        #expect(PlanTime(hour: 24, minute: 0) == nil && PlanTime(hour: 23, minute: 60) == nil)
    }

    @Test func `moved and copied entries keep their text, and a wrong name of a meal moves nothing`() {
        let text = "= (2026-03-06)\nLunch: \\\n- @./A{2} with tea \\\n- b\n= (2026-03-07)\nLunch:\n- c\n"
        var plan = MealPlanFile(text)
        let first = MealPlanFile.Position(day: 0, meal: 0, entry: 0)
        for name in ["", " ", "a:b", "a@b", "a=b", "a\\b", "-a", ">a", "a--b", "a[-b", "a\nb"] {
            #expect(plan.move(first, to: Self.day("2026-03-07"), meal: name) == nil, "\(name)")
            #expect(plan.copy(first, to: Self.day("2026-03-07"), meal: name) == nil, "\(name)")
        }
        #expect(plan.bytes == Array(text.utf8))
        let copy = plan.copy(first, to: Self.day("2026-03-07"), meal: "Lunch")
        #expect(copy == MealPlanFile.Position(day: 1, meal: 0, entry: 1))
        #expect(copy.map { plan[$0].text } == "@./A{2} with tea")
        let moved = plan.move(first, to: Self.day("2026-03-07"), meal: " Lunch ")
        #expect(moved == MealPlanFile.Position(day: 1, meal: 0, entry: 2))
        #expect(
            String(decoding: plan.bytes, as: UTF8.self)
                == "= (2026-03-06)\nLunch: \\\n- b\n= (2026-03-07)\nLunch:\n- c\n- @./A{2} with tea\n- @./A{2} with tea\n"
        )
    }

    @Test func `a meal is repeated across the end of a month and a leap day`() {
        var plan = MealPlanFile("= (2028-02-22)\nLunch:\n- tea\n")
        let count = plan.repeat(
            MealPlanFile.Position(day: 0, meal: 0, entry: 0), every: 7, until: Self.day("2028-03-07"))
        #expect(count == 2)
        #expect(plan.days.map { $0.date?.iso } == ["2028-02-22", "2028-02-29", "2028-03-07"])
        #expect(plan.days.map(\.name).last == "Tuesday (2028-03-07)")
    }

    @Test func `leftovers name the weekday of their date`() {
        for (date, weekday) in [("2026-03-02", "Monday"), ("2026-03-07", "Saturday"), ("2026-03-08", "Sunday")] {
            var plan = MealPlanFile("= (\(date))\nLunch:\n- @./Soup\n")
            plan.putLeftovers(
                of: .init(day: 0, meal: 0, entry: 0), on: Self.day("2026-03-10"), meal: "Dinner")
            #expect(plan.days.last?.meals.first?.entries.first?.text == "leftovers of \(weekday): Soup")
        }
    }

    @Test func `planned servings are read in any case and with spaces around their unit`() {
        let recipe = Recipe(title: "Soup", metadata: RecipeMetadata(servings: Servings(parsing: "4")))
        func factor(_ unit: String) -> PlanItem.Factor {
            PlanItem.recipe(path: "Soup", quantity: Quantity(.number(Rational(6)), unit: unit)).factor(for: recipe)
        }
        for unit in ["servings", " Servings ", "SERVING", "portions"] {
            #expect(factor(unit).value == fraction(3, 2) && !factor(unit).isGuess, "\(unit)")
        }
        #expect(factor(" ").value == Rational(6) && !factor(" ").isGuess)
    }
}
