import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Metadata that no other part of the program shows.
@Suite struct RecipeDetailsTests {
    @Test(
        "A percent sign is shown, unless it separates an amount from its unit",
        arguments: [
            ("500%ml", "500 ml"), ("cheese with 20% fat", "cheese with 20% fat"), ("a%20b", "a%20b"), ("20%", "20%"),
        ])
    func percent(value: String, shown: String) {
        var metadata = RecipeMetadata()
        metadata.others = [.init(key: "remark", value: value)]
        #expect(RecipeDetails(metadata).entries.map(\.words) == [shown])
    }
}

extension RecipeDetailsTests {
    private func lines(_ entries: [(String, String)]) -> [String] {
        let others = entries.map { RecipeMetadata.Entry(key: $0.0, value: $0.1) }
        return RecipeDetails(RecipeMetadata(others: others)).entries.map(\.line)
    }

    @Test("Nutrients are first among the details, in their usual order and with their units")
    func nutrition() {
        #expect(
            lines([
                ("wine", "Malbec"), ("sodium", "5"), ("Total Fat", "3 g"), ("calories", "200"),
                ("serving_size", "1 bowl"), ("fiberContent", "2-3"),
            ])
                == [
                    "Calories: 200 kcal", "Fat: 3 g", "Fibre: 2-3 g", "Sodium: 5 mg", "Serving size: 1 bowl",
                    "Wine: Malbec",
                ])
        #expect(
            ["540 calories", "540 Kkal", "540 cal", "540 kJ", "about 540 calories"].map {
                lines([("kcal", $0)]).first ?? ""
            }
                == ["540 kcal", "540 kcal", "540 kcal", "540 kJ", "about 540 calories"].map { "Calories: " + $0 })
    }

    @Test("A serving size without a unit gets none")
    func servingSize() {
        #expect(lines([("servingSize", "1"), ("fat", "1")]) == ["Fat: 1 g", "Serving size: 1"])
    }

    @Test("Values without information and keys for programs are no details, and yes is only a label")
    func values() {
        #expect(
            ["", " ", "false", "No", "null", "None", "n/a", "-", "[]", "{}", "nil"].allSatisfy {
                lines([("a", $0)]).isEmpty
            })
        #expect(
            lines([("isVegetarian", "yes"), ("gluten_free", "True"), ("prep--work", "0")]) == [
                "Is vegetarian", "Gluten free", "Prep work: 0",
            ])
        #expect(
            ["layout", "Slug", "permalink", "uuid", "aliases", "paprika.uid", "mealie.extras.a"].allSatisfy {
                lines([($0, "x")]).isEmpty
            })
        #expect(lines([("oven.level", "2"), ("ABC", "x"), ("_a", "x")]) == ["Oven.level: 2", "ABC: x", "A: x"])
    }

    @Test("A waiting time among the times of a recipe is no detail, and one in words is")
    func waiting() {
        #expect(lines([("rest time", "1 h")]).isEmpty && lines([("rest", "on a rack")]) == ["Rest: on a rack"])
    }

    @Test("The facts of a recipe are in a fixed order, without repeated or empty ones")
    func facts() {
        let metadata = RecipeMetadata(
            course: "Soup", cuisine: "French", difficulty: "easy", servings: Servings(parsing: "4"),
            prepTime: CookingTime(parsing: "10 min"), tags: ["soup", "warm", "Vegan", "warm"], diets: ["vegan"])
        #expect(RecipeFacts.facts(for: metadata) == ["Soup", "French", "10 min", "serves 4", "easy", "vegan, warm"])
        #expect(RecipeFacts.line(for: metadata) == "Soup · French · 10 min · serves 4 · easy · vegan, warm")
        #expect(
            RecipeFacts.line(for: RecipeMetadata(course: "")) == ""
                && RecipeFacts.facts(for: RecipeMetadata(tags: ["a"])) == ["a"])
    }

    private func times(_ total: String?, prep: String? = nil, cook: String? = nil, others: [(String, String)] = [])
        -> String
    {
        var metadata = RecipeMetadata(others: others.map { .init(key: $0.0, value: $0.1) })
        metadata.prepTime = prep.map(CookingTime.init(parsing:))
        metadata.cookTime = cook.map(CookingTime.init(parsing:))
        metadata.statedTotalTime = total.map(CookingTime.init(parsing:))
        return RecipeTimes(metadata).line
    }

    @Test("The parts of the total time of a recipe, with the rest as waiting")
    func shares() {
        #expect(times(nil, prep: "10 min", cook: "1 h") == "Preparation 10 min · cooking 1 h")
        #expect(times("2 h", prep: "10 min", cook: "1 h") == "Preparation 10 min · cooking 1 h · waiting 50 min")
        #expect(
            times("2 h", prep: "10 min") == "Preparation 10 min · waiting 1 h 50 min"
                && times("10 min", prep: "10 min") == "" && times("2 h") == "")
        #expect(
            times("2 h", prep: "0 min", cook: "1 h") == "Cooking 1 h · waiting 1 h"
                && times("5 min", prep: "10 min") == "")
        #expect(times(nil, prep: "10 min", cook: "overnight") == "Preparation 10 min · cooking overnight")
        #expect(times(nil, prep: "10 min", others: [("rest time", "1 h")]).hasPrefix("Preparation 10 min · rest"))
    }

    @Test(
        "Servings in words and numbers",
        arguments: [
            ("4", "4", "serves 4"), ("⅔", "⅔", "serves ⅔"), ("⅔–1⅓", "⅔–1⅓", "serves ⅔–1⅓"), ("4.0", "4", "serves 4"),
            ("10.", "10", "serves 10"), ("4-6", "4–6", "serves 4–6"),
            ("4/6", "4–6", "serves 4–6"), ("4~6", "4–6", "serves 4–6"),
            ("6/4", "1½", "serves 1½"), ("6+", "6+", "serves 6+"), ("2|4|8", "2, 4, 8", "serves 2, 4, 8"),
            ("2|x", "2|x", "2|x"), ("12 bars", "12 bars", "12 bars"), ("a lot", "a lot", "a lot"),
            ("4\u{7}", "4", "4"), ("4/4", "1", "serves 1"),
        ])
    func servings(_ text: String, _ short: String, _ long: String) {
        #expect(Servings(parsing: text).shortened == short && Servings(parsing: text).formatted == long)
    }

    @Test("A duration in ISO 8601 has hours and minutes, and none for unknown or negative times")
    func durations() {
        #expect(
            [0, 5, 60, 90, 1500].map { CookingTime(minutes: $0, text: "").iso8601 } == [
                "PT0M", "PT5M", "PT1H", "PT1H30M", "PT25H",
            ])
        #expect(
            CookingTime(minutes: nil, text: "a").iso8601 == nil && CookingTime(minutes: -1, text: "").iso8601 == nil)
    }

    @Test("A JSON text is on one line or indented, and its control characters are escaped")
    func json() throws {
        let value = JSONText.object([
            ("a", .array([1, .null, .bool(false)])), ("b", .object([])), ("c", .array([])), ("d", .number(Rational(3))),
            ("e", .optional(nil)), ("f", .optional("x")),
        ])
        #expect(value.text(isIndented: false) == #"{"a":[1,null,false],"b":{},"c":[],"d":3,"e":null,"f":"x"}"#)
        #expect(
            JSONText.object([("a", .array([1, 2])), ("b", .object([("c", "d")]))]).text()
                == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {\n    \"c\": \"d\"\n  }\n}")
        #expect(
            JSONText.string("\"\\\n\r\t\u{1}\u{1F}\u{7F}\u{9F}\u{A0}\u{2028}\u{202E}\u{2066}\u{2069}é").text()
                == #""\"\\\n\r\t\u0001\u001f\u007f\u009f"# + "\u{A0}" + #"\u2028\u202e\u2066\u2069é""#)
        #expect(
            JSONText.number(try #require(Rational(1, 2))).text() == "0.5"
                && JSONText.object(present: [("a", nil), ("b", 1)]).text(isIndented: false) == #"{"b":1}"#)
    }
}
