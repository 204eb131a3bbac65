import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Meal plans in .menu files")
struct MealPlanFileTests {
    private static let text = """
        ---\r
        servings: 2\r
        ---\r
        \r
        ==Saturday (2026-03-07)==\r
        \r
        Breakfast (08:30): \\\r
        - @./Pancakes{4%servings} with @maple syrup{2%tbsp} \\\r
        - coffee\r
        \r
        Dinner: \\\r
        - @./Fish/Curry{}\r
        \r
        -- thaw the fish\r
        \r
        ==Monday (2026-03-09)==\r
        \r
        Dinner: \\\r
        - @./Pizza{2}\r
        """

    private static func day(_ text: String) -> CalendarDay { CalendarDay(iso: text) ?? CalendarDay(number: 0) }
    private static func string(_ plan: MealPlanFile) -> String { String(decoding: plan.bytes, as: UTF8.self) }

    @Test("Edits of a menu keep all other bytes")
    func roundTrip() {
        let texts = [
            "", "\u{FEFF}", Self.text, "= \n", "====", "- \n-\n", "Breakfast:", "@", "@{", "@./", "@a{b", "[- \n= x",
            "\\",
            "\u{0}\t:\n", "== (2026-02-30) ==\n", "---\n", ":\n",
        ]
        for text in texts { #expect(MealPlanFile(text).bytes == Array(text.utf8)) }
        let damaged: [UInt8] = [0x3D, 0xFF, 0x0A, 0x2D, 0x40, 0xC3, 0x7B]
        #expect(MealPlanFile(bytes: damaged).bytes == damaged)
        #expect(MealPlanFile("== X (2026-02-30) ==\n").problems.count == 1)
        #expect(MealPlanFile("= (2026-02-03)\n= (2026-02-03)\n").problems.count == 1)
    }

    @Test("A sign without a name is not an entry of a menu", arguments: ["@", "@{2%kg}", "@ {2%kg}", "@?{}", "@&"])
    func nameless(sign: String) {
        let plan = MealPlanFile("== Monday (2026-03-09) ==\n\nDinner:\n- \(sign) and @milk{1%l}\n")
        let milk = Ingredient(name: "milk", quantity: Quantity(.number(.one), unit: "l"))
        #expect(plan.days.first?.meals.first?.entries.flatMap(\.items) == [.ingredient(milk)])
    }

    @Test("Days, dates, meals, times, recipes, ingredients and words of a menu are read")
    func reads() {
        let plan = MealPlanFile(Self.text)
        #expect(plan.days.map { $0.date?.iso } == ["2026-03-07", "2026-03-09"])
        #expect(plan.days[0].meals.map(\.name) == ["Breakfast", "Dinner"])
        #expect(plan.days[0].meals[0].time?.text == "08:30")
        #expect(
            plan.days[0].meals[0].entries[0].items == [
                .recipe(path: "Pancakes", quantity: Quantity(.number(Rational(4)), unit: "servings")),
                .ingredient(
                    Ingredient(name: "maple syrup", quantity: Quantity(.number(Rational(2)), unit: "tbsp"))),
            ])
        #expect(plan.days[0].meals[0].entries[1].items == [.words("coffee")])
    }

    @Test("A recipe is added to a meal of a plan; new days are in the order of dates, new meals in the order of times")
    func puts() {
        var plan = MealPlanFile(Self.text)
        plan.put(
            .recipe(path: "Soup", quantity: Quantity(.number(Rational(3)))), on: Self.day("2026-03-09"), meal: "Lunch")
        plan.put(.words("leftovers of Saturday"), on: Self.day("2026-03-08"), meal: "Dinner")
        let position = plan.put(.words("beer"), on: Self.day("2026-03-07"), meal: "dinner")
        #expect(position == MealPlanFile.Position(day: 0, meal: 1, entry: 1))
        plan.put(
            .recipe(path: "Cake", quantity: nil), on: Self.day("2026-03-10"), meal: "Tea",
            time: PlanTime(parsing: "16:00"))
        let expected =
            Self.text
            .replacingOccurrences(of: "- @./Fish/Curry{}\r\n", with: "- @./Fish/Curry{} \\\r\n- beer\r\n")
            .replacingOccurrences(
                of: "==Monday (2026-03-09)==\r\n\r\n",
                with:
                    "== Sunday (2026-03-08) ==\r\n\r\nDinner: \\\r\n- leftovers of Saturday\r\n\r\n==Monday (2026-03-09)==\r\n\r\n"
                    + "Lunch: \\\r\n- @./Soup{3}\r\n\r\n")
            + "\r\n\r\n== Tuesday (2026-03-10) ==\r\n\r\nTea (16:00): \\\r\n- @./Cake{}\r\n"
        #expect(Self.string(plan) == expected)
        #expect(plan.problems.isEmpty)
    }

    @Test("The first meals of a new meal plan have line breaks")
    func firstMeals() {
        var plan = MealPlanFile("")
        plan.put(.words("soup"), on: Self.day("2026-03-07"), meal: "Lunch")
        plan.put(.words("bread"), on: Self.day("2026-03-07"), meal: "Lunch")
        plan.put(.words("salad"), on: Self.day("2026-03-07"), meal: "Dinner")
        #expect(
            Self.string(plan)
                == "== Saturday (2026-03-07) ==\n\nLunch: \\\n- soup \\\n- bread\n\nDinner: \\\n- salad\n")
    }

    @Test("Entries of a meal plan are moved, copied and repeated with their whole lines, and a week is copied")
    func moves() {
        var plan = MealPlanFile(Self.text)
        let breakfast = MealPlanFile.Position(day: 0, meal: 0, entry: 0)
        plan.move(breakfast, to: Self.day("2026-03-09"), meal: "Dinner")
        #expect(plan.days[0].meals[0].entries.map(\.text) == ["coffee"])
        #expect(
            plan.days[1].meals[0].entries.map(\.text) == [
                "@./Pizza{2}", "@./Pancakes{4%servings} with @maple syrup{2%tbsp}",
            ])
        plan.remove(at: MealPlanFile.Position(day: 1, meal: 0, entry: 1))
        #expect(Self.string(plan).hasSuffix("Dinner: \\\r\n- @./Pizza{2}\r\n"))
        #expect(
            plan.repeat(MealPlanFile.Position(day: 1, meal: 0, entry: 0), every: 7, until: Self.day("2026-04-01")) == 3)
        #expect(plan.days.map { $0.date?.iso ?? "" }.suffix(3) == ["2026-03-16", "2026-03-23", "2026-03-30"])
        #expect(plan.copyWeek(from: Self.day("2026-03-03"), to: Self.day("2026-12-29")) == 3)
        #expect(plan.days.suffix(2).map { $0.date?.iso } == ["2027-01-02", "2027-01-04"])
        #expect(plan.days[plan.days.count - 2].meals[0].time?.text == "08:30")
        plan.putLeftovers(
            of: MealPlanFile.Position(day: 1, meal: 0, entry: 0), on: Self.day("2026-03-10"), meal: "Lunch")
        #expect(plan.days[2].meals[0].entries[0].text == "leftovers of Monday: Pizza")
    }

    @Test("A change of a planned recipe's servings or path changes nothing else in its line")
    func edits() {
        var plan = MealPlanFile(Self.text)
        plan.setQuantity(
            Quantity(.number(Rational(6)), unit: "servings"), ofItem: 0,
            at: MealPlanFile.Position(day: 0, meal: 0, entry: 0))
        #expect(plan.replaceRecipe("Fish/Curry", with: "Curries/Fish") == 1)
        #expect(
            Self.string(plan)
                == Self.text.replacingOccurrences(of: "{4%servings}", with: "{6%servings}")
                .replacingOccurrences(of: "./Fish/Curry", with: "./Curries/Fish"))
        #expect(plan.replaceRecipe("Pizza", with: "a{b}") == 0)
    }

    @Test("Items that a menu cannot store are refused")
    func refuses() {
        var plan = MealPlanFile(Self.text)
        let date = Self.day("2026-03-07")
        for words in ["", " ", "a\nb", "@x", "a -- b", "[- b", "b \\"] {
            let position = plan.put(.words(words), on: date, meal: "Lunch")
            #expect(position == nil)
        }
        for meal in ["", "a:b", "@a", "- a", "= a", "a\nb", "a\\"] {
            let position = plan.put(.words("x"), on: date, meal: meal)
            #expect(position == nil)
        }
        #expect(Self.string(plan) == Self.text)
    }

    @Test(
        "After random edits, a menu has the added entries, lacks the removed ones, and keeps all else",
        arguments: [1, 2, 0x3E])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var plan = MealPlanFile(Self.text)
        var expected = plan.positions.map { plan[$0].text }.sorted()
        let meals = ["Breakfast", "Lunch", "Dinner", "Snacks"]
        for edit in 0..<120 {
            let date = Self.day("2026-03-07").adding(days: Int.random(in: -3..<9, using: &random))
            let meal = meals.randomElement(using: &random) ?? ""
            let position = plan.positions.randomElement(using: &random)
            switch (Int.random(in: 0..<4, using: &random), position) {
            case (0, _):
                plan.put(.words("words \(edit)"), on: date, meal: meal)
                expected.append("words \(edit)")
            case (1, let position?):
                expected.remove(at: expected.firstIndex(of: plan[position].text) ?? 0)
                plan.remove(at: position)
            case (2, let position?): plan.move(position, to: date, meal: meal)
            case (3, let position?):
                expected.append(plan[position].text)
                plan.copy(position, to: date, meal: meal)
            default: break
            }
            #expect(plan.positions.map { plan[$0].text }.sorted() == expected.sorted(), "seed \(seed), edit \(edit)")
            expected.sort()
            #expect(MealPlanFile(bytes: plan.bytes) == plan)
            #expect(plan.problems.isEmpty)
            let dates = plan.days.compactMap(\.date)
            #expect(dates == dates.sorted())
        }
        #expect(Self.string(plan).contains("-- thaw the fish\r\n"))
    }
}

@Suite("Meal plans as iCalendar")
struct PlanCalendarTests {
    private static let stamp = CalendarDay(iso: "2026-03-01") ?? CalendarDay(number: 0)

    private static func text(_ menu: String, name: String = "Plan") -> String {
        guard let time = PlanTime(hour: 12, minute: 5) else { return "" }
        return PlanCalendar(name: name, identifier: "Plan.menu").text(MealPlanFile(menu), day: stamp, time: time)
    }

    @Test("Meals are events: with a floating time, or for the whole day; with escaped text and stable identifiers")
    func events() throws {
        let text = Self.text(
            "= Sat (2026-03-28)\n\nBreakfast (08:30):\n- @./Sweet/Pancakes{4%servings}\n- tea, milk; a\\b\n\nDinner:\n- @./Pizza{2}\n\n= Later\n\nLunch:\n- x\n"
        )
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.first == "BEGIN:VCALENDAR" && lines.dropLast().last == "END:VCALENDAR" && lines.last == "")
        #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 2)
        #expect(lines.contains("DTSTAMP:20260301T120500Z"))
        #expect(lines.contains("DTSTART:20260328T083000") && lines.contains("DURATION:PT60M"))
        #expect(lines.contains("DTSTART;VALUE=DATE:20260328") && lines.contains("DTEND;VALUE=DATE:20260329"))
        #expect(lines.contains("SUMMARY:Breakfast: Pancakes (4 servings)\\, tea\\, milk\\; a\\\\b"))
        #expect(lines.contains("SUMMARY:Dinner: Pizza (× 2)"))
        let identifiers = lines.filter { $0.hasPrefix("UID:") }
        #expect(Set(identifiers).count == 2)
        let changed = Self.text("= Sat (2026-03-28)\n\nBreakfast (09:30):\n- waffles\n")
        #expect(
            identifiers.contains(try #require(changed.components(separatedBy: "\r\n").first { $0.hasPrefix("UID:") })))
    }

    @Test(
        "Lines of iCalendar are folded at 75 bytes, never inside a character, and unfolding restores the text",
        arguments: [1, 2, 0x1CA1])
    func folds(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for length in 0..<150 {
            let name = RandomText.make(length: length, using: &random)
            let text = Self.text("= (2026-03-28)\n\nDinner:\n- @./Pizza{}\n", name: name)
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for line in lines.dropLast() {
                #expect(line.count <= 76 && line.last == UInt8(ascii: "\r"))
                #expect(String(validating: line, as: UTF8.self) != nil, "seed \(seed)")
            }
            #expect(lines.filter { $0.first != 0x20 }.count == 16, "seed \(seed)")
        }
    }
}
