import Kitchen
import RecipeKit
import Testing

@Suite("What a step means that only its recipe tells")
struct RecipeScaleTests {
    private func steps(
        _ texts: [String], _ language: String = "en", foods: [String] = [], as presentation: RecipePresentation
    ) -> [String] {
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = language
        recipe.listedIngredients = [IngredientGroup(ingredients: foods.map { Ingredient(name: $0) })]
        recipe.sections = [RecipeSection(blocks: texts.map { .step(Step([.text($0)])) })]
        return KitchenConverter(for: recipe).presented(recipe, presentation).steps.map { step in
            step.items.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        }
    }

    @Test("A bare degree has the scale of the recipe's other temperatures")
    func bareDegrees() {
        let texts = [
            "Heat the oven to 425°F.", "Cook until the thickest part reaches 160°.", "Turn the tin by 180 degrees.",
        ]
        #expect(
            steps(texts, as: .init(system: .metric))
                == [
                    "Heat the oven to 220°C (425°F).", "Cook until the thickest part reaches 71°C (160°).",
                    "Turn the tin by 180 degrees.",
                ])
        #expect(
            steps(["Heat the oven to 190°C.", "Cook until the syrup is 115°."], as: .init(system: .metric)).last
                == "Cook until the syrup is 115°.")
        #expect(
            steps(["Roast to an internal temperature of 150 degrees."], as: .init(system: .metric))
                == ["Roast to an internal temperature of 66 °C (150 degrees)."])
    }

    @Test("A temperature without degrees is one behind its word")
    func temperatures() {
        #expect(
            steps(["Fry at a temperature of 375, in batches.", "A batch of 375 cookies."], as: .init(system: .metric))
                == ["Fry at a temperature of 190°C (375), in batches.", "A batch of 375 cookies."])
    }

    @Test("The water of a food is water")
    func water() {
        #expect(
            steps(
                ["Keep 1 cup of the noodle water.", "Boil 1 cup of noodles."], foods: ["noodles"],
                as: .init(system: .byWeight)
            ).first == "Keep ~240 g of the noodle water.")
    }

    @Test(
        "The words in the parentheses of a unit go with it",
        arguments: [
            ("Junte 2 xícaras (chá) de leite.", "Junte 500 ml de leite."),
            ("Junte 1 xícara (de chá) de leite.", "Junte 250 ml de leite."),
        ])
    func parentheses(_ text: String, _ shown: String) {
        #expect(steps([text], "pt", as: .init(system: .metric)) == [shown])
    }

    @Test("The words in the parentheses of a unit stay at another size")
    func scaledParentheses() {
        #expect(
            steps(["Junte 1 colher (sopa) de leite."], "pt", as: .init(factor: Rational(2)))
                == ["Junte 2 colheres (sopa) de leite."])
    }

    @Test(
        "An article before a mark is its number, and goes at another size",
        arguments: [
            ("en", "Top with an ", "Top with "), ("de", "Mit einem ", "Mit "), ("en", "Mix half an ", "Mix 1 "),
        ])
    func articles(_ language: String, _ before: String, _ shown: String) {
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = language
        let egg = Ingredient(name: language == "de" ? "Ei" : "egg", quantity: Quantity(.number(.one)))
        recipe.sections = [RecipeSection(blocks: [.step(Step([.text(before), .ingredient(egg), .text(".")]))])]
        let items = KitchenConverter(for: recipe).presented(recipe, .init(factor: Rational(2))).steps[0].items
        #expect(items.first == .text(shown))
    }
}
