import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Writing a recipe as text")
struct TextWriterTests {
    @Test(
        "The text of a recipe has facts, description, amounts in a column, cookware, numbered steps, notes and source")
    func everything() {
        let expected = """
            Empanadas de carne
            Appetizer · Argentinian · 1 h 10 min · 12 empanadas · low
            lactose, pescatarian, beef, baking
            Preparation 40 min · cooking 30 min

            Baked turnovers from Argentina, eaten by hand at every party
            and on most Sundays.

            Ingredients

              Dough
                100 g  lard, melted
                500 g  plain flour

              Filling
                2      onions
                       salt

            Cookware

              large bowl

            Steps

              Dough

              1. Rub 100 g lard into 500 g plain flour in a large bowl and
                 knead for 8 min until smooth.

                 Lard makes it flaky.

              Filling

              2. Soften the 2 onions with salt.

              3. Fill the dough and bake.

            Author: Ada
            Source: Abuela's book, https://example.org/empanadas
            Wine: Malbec

            """
        #expect(TextWriter(width: 62).text(for: SampleRecipe.empanadas) == expected)
    }

    @Test("The text of a recipe that has only a title is the title")
    func onlyTitle() {
        #expect(TextWriter().text(for: Recipe(title: "Later")) == "Later\n")
    }

    @Test("No line of the text is wider than the width, and no line is broken at width 0", arguments: [20, 33, 80])
    func widths(width: Int) {
        let wrapped = TextWriter(width: width).text(for: SampleRecipe.empanadas)
        #expect(wrapped.split(separator: "\n").allSatisfy { $0.count <= width || $0.contains("://") })
        let unwrapped = TextWriter(width: 0).text(for: SampleRecipe.empanadas)
        #expect(unwrapped.contains("on most Sundays.\n"))
        #expect(
            unwrapped.split(whereSeparator: \.isWhitespace).joined()
                == TextWriter(width: 62).text(for: SampleRecipe.empanadas).split(whereSeparator: \.isWhitespace)
                .joined())
    }

    @Test("An amount in a step of the text stays on one line")
    func amountsStayWhole() {
        let step = Step([
            .text("Warm the water and "), .ingredient(SampleRecipe.ingredient("lard", 80, "g")), .text("."),
        ])
        let recipe = Recipe(title: "x", sections: [RecipeSection(blocks: [.step(step)])])
        #expect(TextWriter(width: 27).text(for: recipe).hasSuffix("  1. Warm the water and\n     80 g lard.\n"))
    }

    @Test("Amounts of one ingredient that cannot be added are listed together, in the chosen fraction style")
    func furtherQuantities() {
        var butter = SampleRecipe.ingredient("butter", 50, "g")
        butter.quantity = Rational(3, 2).map { Quantity(.number($0), unit: "tbsp") }
        var more = SampleRecipe.ingredient("butter", 20, "g")
        more.role = .reference
        let step = Step([.ingredient(butter), .text(" and "), .ingredient(more)])
        let recipe = Recipe(title: "x", sections: [RecipeSection(blocks: [.step(step)])])
        #expect(TextWriter().text(for: recipe).contains("  1½ tbsp + 20 g  butter\n"))
        #expect(TextWriter(style: .ascii).text(for: recipe).contains("  1 1/2 tbsp + 20 g  butter\n"))
        let json = SchemaOrgWriter().text(for: recipe)
        #expect(json.contains("\"1 1/2 tbsp butter\"") && json.contains("\"20 g butter\""))
    }

    @Test("The text of a recipe has no control characters")
    func controlCharacters() {
        let hostile = "\u{1B}[2J\u{7}\u{9B}x\u{202E}y\u{0}"
        let recipe = Recipe(
            title: hostile,
            metadata: RecipeMetadata(
                description: hostile, course: hostile, author: hostile,
                source: RecipeSource(name: hostile, url: hostile),
                servings: Servings(number: nil, text: hostile), prepTime: CookingTime(minutes: nil, text: hostile),
                tags: [hostile], others: [RecipeMetadata.Entry(key: hostile, value: hostile)]),
            sections: [
                RecipeSection(
                    name: hostile,
                    blocks: [
                        .note(hostile),
                        .step(
                            Step([
                                .text(hostile),
                                .ingredient(
                                    Ingredient(name: hostile, quantity: Quantity(.text(hostile), unit: hostile))),
                                .cookware(Cookware(name: hostile)), .timer(CookingTimer(name: hostile)),
                            ])),
                    ])
            ])
        let text = TextWriter().text(for: recipe)
        #expect(text.split(separator: "\n").allSatisfy { String($0) == String($0).withoutControlCharacters })
    }

    @Test("The text of a recipe leaves out tags that repeat other facts")
    func repeatedFacts() {
        let metadata = RecipeMetadata(
            course: "Soup", cuisine: "American", difficulty: "easy",
            tags: ["soup", "potato", "american", "Easy", "Potato"])
        #expect(RecipeFacts.facts(for: metadata) == ["Soup", "American", "easy", "potato"])
    }

    @Test("A recipe as text shows times and metadata in words with units, and nutrition before other metadata")
    func details() {
        let text = TextWriter().text(
            for: recipe(
                """
                ---
                title: Cordial
                prep time: 10 min
                wait time: 20 days
                verified: false
                fast: true
                total fat: 22%g
                servingSize: 1 glass
                wine_pairing: none
                season: winter
                calories: 495
                protein: 3
                layout: recipe
                ---

                Mix @water{}.
                """))
        #expect(
            text.hasPrefix("Cordial\n20 d\nPreparation 10 min · waiting 20 d\n"), "\(text)")
        #expect(
            text.hasSuffix(
                "\nCalories: 495 kcal\nFat: 22 g\nProtein: 3 g\nServing size: 1 glass\nFast\nSeason: winter\n"),
            "\(text)")
    }

    @Test(
        "The text of a recipe has times in hours and minutes",
        arguments: [
            (35, "35 min", "PT35M"), (70, "1 h 10 min", "PT1H10M"), (120, "2 h", "PT2H"), (0, "0 min", "PT0M"),
        ])
    func times(minutes: Int, formatted: String, iso: String) {
        let time = CookingTime(minutes: minutes, text: "?")
        #expect(time.formatted(.long) == formatted)
        #expect(time.iso8601 == iso)
    }

    @Test("The text of a recipe keeps the words of a time without a number")
    func timeInWords() {
        #expect(CookingTime(minutes: nil, text: "overnight").formatted(.long) == "overnight")
        #expect(CookingTime(minutes: nil, text: "overnight").iso8601 == nil)
    }
}
