import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Meal plans")
struct MealPlanTests {
    private static func day(_ text: String) -> CalendarDay { CalendarDay(iso: text) ?? CalendarDay(number: 0) }
    private static func string(_ plan: MealPlanFile) -> String { String(decoding: plan.bytes, as: UTF8.self) }
    private static let start = MealPlanFile.Position(day: 0, meal: 0, entry: 0)

    private static func items(_ entry: String) -> [PlanItem] {
        let plan = MealPlanFile("== (2026-03-07)\nLunch:\n\(entry)\n")
        return plan.positions.flatMap { plan[$0].items }
    }

    @Test("The signs of an entry: optional ingredients, other names, paths, amounts, and the period of a sentence")
    func signs() {
        #expect(
            Self.items("- @?milk{1%l}") == [
                .ingredient(Ingredient(name: "milk", quantity: Quantity(.number(.one), unit: "l"), isOptional: true))
            ])
        #expect(Self.items("- @&-milk") == [.ingredient(Ingredient(name: "milk"))])
        #expect(Self.items("- @milk|cold milk{}") == [.ingredient(Ingredient(name: "milk", alias: "cold milk"))])
        #expect(Self.items("- @./Soup.") == [.recipe(path: "Soup", quantity: nil)])
        #expect(
            Self.items("- @../Soup, with @bread!") == [
                .recipe(path: "../Soup", quantity: nil), .ingredient(Ingredient(name: "bread")),
            ])
        #expect(Self.items("- @. and @a") == [.ingredient(Ingredient(name: ".")), .ingredient(Ingredient(name: "a"))])
        #expect(
            Self.items("- @a@b{2}") == [
                .ingredient(Ingredient(name: "a")),
                .ingredient(Ingredient(name: "b", quantity: Quantity(.number(Rational(2))))),
            ])
        #expect(Self.items("- @a b{2") == [.ingredient(Ingredient(name: "a"))])
        #expect(
            Self.items("@a b{2}") == [.ingredient(Ingredient(name: "a b", quantity: Quantity(.number(Rational(2)))))])
        #expect(Self.items("tea: @milk") == [.ingredient(Ingredient(name: "milk"))])
        #expect(Self.items("- tea:") == [.words("tea:")])
        #expect(Self.items("-") == [])
    }

    @Test("Entries before the first day and before the first meal have no name above them")
    func unnamed() {
        let plan = MealPlanFile("- bread\n= Someday\n- soup\nLunch (12.05):\n- tea\n>> note\n")
        #expect(plan.days.map(\.name) == ["", "Someday"])
        #expect(plan.days.map { $0.meals.map(\.name) } == [[""], ["", "Lunch"]])
        #expect(plan.days[1].meals[1].time == PlanTime(hour: 12, minute: 5))
        #expect(plan.positions.map { plan[$0].text } == ["bread", "soup", "tea"])
        #expect(plan.index(of: Self.day("2026-03-07")) == nil)
    }

    @Test("Dates are in parentheses or alone, and wrong or repeated ones are reported in their lines")
    func dates() {
        let plan = MealPlanFile(
            "== 2026-03-07 ==\n= Mon (9 March) (2026-03-09)\n= (2026-13-01)\n= (next week)\n= 2026-03-07\n= a (b\n[- x\n"
        )
        #expect(plan.days.map { $0.date?.iso } == ["2026-03-07", "2026-03-09", nil, nil, "2026-03-07", nil])
        #expect(plan.days.map(\.name).last == "a (b")
        #expect(
            plan.problems.map { "\($0.line) \($0.message)" } == [
                "3 “(2026-13-01)” has a date that does not exist.",
                "5 2026-03-07 is in the plan twice. New meals go to the first one.", "7 A comment “[-” has no “-]”.",
            ])
        #expect(plan.problems.allSatisfy { $0.severity == .warning })
    }

    @Test("Front matter stands at the beginning only, and three dashes later are a comment")
    func frontMatter() {
        let plan = MealPlanFile("\n---\na: 1\n= no day\n---\n= (2026-03-07)\n---\n- tea\n")
        #expect(plan.days.count == 1)
        #expect(plan.positions.map { plan[$0].text } == ["tea"])
    }

    @Test("The amount of an item is set, changed and emptied; one that cannot be stored changes nothing")
    func quantities() {
        let text = "= (2026-03-07)\nLunch:\n- @./Soup with @bread{2}\n"
        func changed(_ quantity: Quantity?, item: Int) -> String {
            var plan = MealPlanFile(text)
            plan.setQuantity(quantity, ofItem: item, at: Self.start)
            return Self.string(plan)
        }
        let three = Quantity(.number(Rational(3)), unit: "servings")
        #expect(changed(three, item: 0) == text.replacing("Soup", with: "Soup{3%servings}"))
        #expect(changed(three, item: 1) == text.replacing("{2}", with: "{3%servings}"))
        #expect(changed(nil, item: 1) == text.replacing("{2}", with: "{}"))
        for words in ["a}b", "{", "a\nb"] { #expect(changed(Quantity(.text(words)), item: 1) == text, "\(words)") }
        #expect(changed(three, item: 2) == text)
        var words = MealPlanFile("= (2026-03-07)\nLunch:\n- tea\n")
        words.setQuantity(three, ofItem: 0, at: Self.start)
        #expect(Self.string(words) == "= (2026-03-07)\nLunch:\n- tea\n")
    }

    @Test("A renamed recipe is changed wherever it is, also twice in a line")
    func renames() {
        var plan = MealPlanFile("= (2026-03-07)\nLunch:\n- @./A{2} and @./A, @./AB\n- @A{}\n")
        let count = plan.replaceRecipe("A", with: "Long/Name")
        #expect(count == 2)
        #expect(Self.string(plan) == "= (2026-03-07)\nLunch:\n- @./Long/Name{2} and @./Long/Name, @./AB\n- @A{}\n")
        #expect(plan[Self.start].items.first == .recipe(path: "Long/Name", quantity: Quantity(.number(Rational(2)))))
        let none = plan.replaceRecipe("B", with: "C")
        #expect(none == 0)
    }

    @Test("A meal is repeated up to the last day, and only if its day and name are known")
    func repeats() {
        var plan = MealPlanFile(
            "= (2026-03-07)\nLunch (12:00):\n- tea\n= Someday\nLunch:\n- soup\n= (2026-03-20)\n- bread\n")
        let none = plan.repeat(Self.start, every: 0, until: Self.day("2026-03-09"))
        let undated = plan.repeat(.init(day: 1, meal: 0, entry: 0), every: 1, until: Self.day("2026-03-09"))
        let unnamed = plan.repeat(.init(day: 2, meal: 0, entry: 0), every: 1, until: Self.day("2026-03-29"))
        #expect(none == 0 && undated == 0 && unnamed == 0)
        let count = plan.repeat(Self.start, every: 1, until: Self.day("2026-03-09"))
        #expect(count == 2)
        #expect(plan.days.compactMap { $0.date?.iso } == ["2026-03-07", "2026-03-08", "2026-03-09", "2026-03-20"])
        let next = plan.index(of: Self.day("2026-03-08"))
        #expect(next.map { plan.days[$0].meals.map { $0.time?.text } } == ["12:00"])
    }

    @Test("A meal whose name cannot be written again is not copied, and the number of copies does not count it")
    func countsOnlyCopies() {
        let text = "= (2026-03-07)\nLunch: late:\n- tea\n"
        var plan = MealPlanFile(text)
        let repeated = plan.repeat(Self.start, every: 1, until: Self.day("2026-03-09"))
        let copied = plan.copyWeek(from: Self.day("2026-03-02"), to: Self.day("2026-03-09"))
        #expect(repeated == 0 && copied == 0)
        #expect(Self.string(plan) == text)
    }

    @Test("A copied week has seven days, and what is there already is not copied again")
    func weeks() {
        var plan = MealPlanFile(
            "= (2026-03-02)\nLunch:\n- tea\n\n= (2026-03-08)\nLunch:\n- soup\n- tea\n\n= (2026-03-09)\nLUNCH:\n- tea\n\n= (2026-03-01)\nLunch:\n- x\n"
        )
        let same = plan.copyWeek(from: Self.day("2026-03-02"), to: Self.day("2026-03-02"))
        #expect(same == 0)
        let count = plan.copyWeek(from: Self.day("2026-03-02"), to: Self.day("2026-03-09"))
        #expect(count == 2)
        let index = plan.index(of: Self.day("2026-03-15"))
        #expect(index.map { plan.days[$0].meals.flatMap(\.entries).map(\.text) } == ["soup", "tea"])
        let again = plan.copyWeek(from: Self.day("2026-03-02"), to: Self.day("2026-03-09"))
        #expect(again == 0)
    }

    @Test("Leftovers name the day and what was cooked")
    func leftovers() {
        var plan = MealPlanFile("= Party\nDinner:\n- @./Big/Stew{2} with @bread{1}\n- just rice\n")
        plan.putLeftovers(of: Self.start, on: Self.day("2026-03-08"), meal: "Lunch")
        plan.putLeftovers(of: .init(day: 0, meal: 0, entry: 1), on: Self.day("2026-03-08"), meal: "Lunch")
        #expect(
            plan.days.last?.meals.first?.entries.map(\.text) == [
                "leftovers of Party: Stew, bread", "leftovers of Party: just rice",
            ])
    }

    @Test("A new meal comes before later ones: by its time, or by the usual hour of its name")
    func order() {
        var plan = MealPlanFile("= (2026-03-07)\n\nBreakfast:\n- a\n\nTea (16:30):\n- b\n\nParty:\n- c\n")
        for (meal, time) in [
            ("Mittagessen", nil), ("Drinks", PlanTime(hour: 16, minute: 30)), ("Snack", nil), ("Brunch", nil),
            ("Late", nil),
        ] as [(String, PlanTime?)] {
            plan.put(.words("x"), on: Self.day("2026-03-07"), meal: meal, time: time)
        }
        #expect(
            plan.days[0].meals.map(\.name) == [
                "Breakfast", "Brunch", "Mittagessen", "Tea", "Drinks", "Snack", "Party", "Late",
            ])
    }

    @Test("A line break goes with the last entry of a meal, and stays before others")
    func breaks() {
        var plan = MealPlanFile("= (2026-03-07)\nLunch: \\\n- a \\\n- b\n")
        plan.remove(at: .init(day: 0, meal: 0, entry: 1))
        #expect(Self.string(plan) == "= (2026-03-07)\nLunch: \\\n- a\n")
        plan.put(.words("c"), on: Self.day("2026-03-07"), meal: " lunch ")
        #expect(Self.string(plan) == "= (2026-03-07)\nLunch: \\\n- a \\\n- c\n")
        plan.remove(at: Self.start)
        #expect(Self.string(plan) == "= (2026-03-07)\nLunch: \\\n- c\n")
        var plain = MealPlanFile("= (2026-03-07)\nLunch:\n- a\n")
        plain.put(.words("b"), on: Self.day("2026-03-07"), meal: "Lunch")
        plain.put(.words("c"), on: Self.day("2026-03-07"), meal: "Dinner")
        #expect(Self.string(plain) == "= (2026-03-07)\nLunch:\n- a\n- b\n\nDinner:\n- c\n")
    }

    @Test(
        "The factor of a planned recipe",
        arguments: [
            ("2", "4", 2, 1, false), ("6%servings", "4", 3, 2, false), ("6%Serving", "4", 3, 2, false),
            ("6%people", nil, 6, 1, true), ("some%servings", "4", 1, 1, true), ("0", "4", 1, 1, true),
            ("500%ml", "4", 2, 1, false), ("1%l", "4", 4, 1, false), ("3%kg", "4", 3, 1, true),
            ("1-3", "4", 3, 1, false),
        ] as [(String, String?, Int, Int, Bool)])
    func factors(_ amount: String, _ servings: String?, _ top: Int, _ bottom: Int, _ isGuess: Bool) {
        let recipe = Recipe(
            title: "Soup",
            metadata: RecipeMetadata(
                servings: servings.map { Servings(parsing: $0) },
                others: [.init(key: "note", value: "1 kg"), .init(key: "Yield", value: "250%ml")]))
        let factor = PlanItem.recipe(path: "Soup", quantity: Quantity(cooklang: amount)).factor(for: recipe)
        #expect(factor.value == fraction(top, bottom) && factor.isGuess == isGuess)
        let tea = PlanItem.words("tea").factor(scale: Rational(3), for: recipe)
        #expect(tea.value == Rational(3) && !tea.isGuess)
    }

    @Test(
        "Times of a plan",
        arguments: [
            ("08:30", "08:30"), ("8.05", "08:05"), ("23:59", "23:59"), ("00:00", "00:00"), ("24:00", nil),
            ("12:60", nil),
            ("8:3", nil), ("108:30", nil), ("8", nil), ("8:30:00", nil), (":30", nil),
        ] as [(String, String?)])
    func times(_ text: String, _ expected: String?) { #expect(PlanTime(parsing: text)?.text == expected) }

    @Test("Earlier times come first, by the hour and then by the minute")
    func comparesTimes() throws {
        let times = try ["08:30", "08:31", "09:00"].map { try #require(PlanTime(parsing: $0)) }
        #expect(times.reversed().sorted() == times)
        #expect(!(times[0] < times[0]))
    }

    @Test("What a plan cannot store has no text")
    func texts() {
        #expect(PlanItem.recipe(path: "A/B", quantity: Quantity(.number(Rational(2)))).text == "@./A/B{2}")
        #expect(PlanItem.ingredient(Ingredient(name: "milk")).text == "@milk{}")
        for name in ["", "a{", "a}", "@a", "a\nb", "a--b", "a[-b"] {
            #expect(PlanItem.recipe(path: name, quantity: nil).text == nil, "\(name)")
            #expect(PlanItem.ingredient(Ingredient(name: name)).text == nil, "\(name)")
        }
    }

    @Test("Several entries of a meal have a description, meals of one name have their own identifiers")
    func calendar() throws {
        let menu =
            "= (2026-03-28)\n\nSnack:\n- @milk{1%l}, @bread\n- tea\u{7}\n\nSnack (15:00):\n- x\n\nEmpty:\n\n= (2026-03-29)\n- @./A/Pie{1%kg}\n"
        let time = try #require(PlanTime(hour: 9, minute: 5))
        let text = PlanCalendar(name: "a\r\nb", identifier: "i", minutes: 0)
            .text(MealPlanFile(menu), day: Self.day("2026-03-01"), time: time)
        let lines = text.split(separator: "\r\n").map(String.init)
        #expect(
            lines.filter { !$0.hasPrefix("UID") } == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//recipes//meal plan//EN", "CALSCALE:GREGORIAN",
                "METHOD:PUBLISH", "X-WR-CALNAME:a\\nb", "BEGIN:VEVENT", "DTSTAMP:20260301T090500Z",
                "DTSTART;VALUE=DATE:20260328", "DTEND;VALUE=DATE:20260329", "SUMMARY:Snack: 1 l milk\\, bread\\, tea ",
                "DESCRIPTION:1 l milk\\, bread\\ntea ", "TRANSP:TRANSPARENT", "END:VEVENT", "BEGIN:VEVENT",
                "DTSTAMP:20260301T090500Z", "DTSTART:20260328T150000", "DURATION:PT1M", "SUMMARY:Snack: x",
                "END:VEVENT",
                "BEGIN:VEVENT", "DTSTAMP:20260301T090500Z", "DTSTART;VALUE=DATE:20260329", "DTEND;VALUE=DATE:20260330",
                "SUMMARY:Pie (1 kg)", "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR",
            ])
        #expect(Set(lines.filter { $0.hasPrefix("UID:20260328-snack-") }).count == 2)
    }

    @Test("Good and forgotten recipes are suggested more often, and a recipe can come again after the given days")
    func weights() {
        func counts(_ candidates: [MealSuggestions.Candidate]) -> [String: Int] {
            var counts: [String: Int] = [:]
            for seed in 0..<2_000 {
                let slot = MealSuggestions.Slot(Self.day("2026-03-31"))
                let found = MealSuggestions(candidates).suggestions(for: [slot], seed: UInt64(seed))
                counts[found[0]?.path ?? "none", default: 0] += 1
            }
            return counts
        }
        // 25 : 1 and 9 : 9 times 3 : 2.
        let rated = counts([.init("best", rating: 9), .init("worst", rating: 0)])
        #expect((1_880...1_960).contains(rated["best"] ?? 0))
        let forgotten = counts([
            .init("new", lastCooked: Self.day("2026-03-04")), .init("old", lastCooked: Self.day("2026-03-03")),
        ])
        #expect((1_130...1_270).contains(forgotten["old"] ?? 0))
        let recent = counts([
            .init("yes", lastCooked: Self.day("2026-03-17")), .init("no", lastCooked: Self.day("2026-03-18")),
        ])
        #expect(recent == ["yes": 2_000])
    }
}
