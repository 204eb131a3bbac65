import Kitchen
import RecipeKit
import Testing

@Suite("Snippets about scaling recipes")
struct ScalingSnippets {
    private let half = Rational(1, 2) ?? .one

    private var pancakes: Recipe {
        let flour = Ingredient(name: "flour", quantity: Quantity(.number(Rational(200)), unit: "g"))
        let step = Step([.text("Whisk 200 g flour with two eggs, then fry for 2 minutes in a 26 cm pan.")])
        return Recipe(
            title: "Pancakes", listedIngredients: [IngredientGroup(ingredients: [flour])],
            sections: [RecipeSection(blocks: [.step(step)])])
    }

    @Test("A recipe is scaled by an ingredient, with the text of its steps")
    func scaling() throws {
        let request = try Scaling(parsing: "300 g flour")
        let factor = try request.factor(for: pancakes)
        #expect(factor == Rational(3, 2))
        #expect(throws: ScalingError.zero) { try Scaling(parsing: "0") }

        let scaled = ScaledRecipe(pancakes, by: factor)
        guard case .text(let text) = scaled.steps[0][0].items[0] else { return }
        #expect(text.text == "Whisk 300 g flour with three eggs, then fry for 2 minutes in a 26 cm pan.")
        #expect(text.changes.map { text.text[$0] } == ["300 g", "three eggs"])

        #expect(scaled.scaled(by: Rational(2)).factor == Rational(3))
        #expect(ScaledRecipe(pancakes, by: Rational(2)).scaled(by: half).recipe == pancakes)

        let advice = ScaledRecipe(pancakes, by: Rational(2)).advice
        #expect(advice?.text == "Check the times and pans: not everything has to grow with the amounts.")
    }

    @Test("The text of a step is scaled and converted")
    func converting() {
        let scaler = StepTextScaler(language: .english, converter: KitchenConverter(), system: .metric)
        let tin = scaler.scaled("Bake 2 cups of flour at 350 °F for 20 minutes in a 9-inch tin.", by: Rational(2))
        #expect(tin.text == "Bake ~500 g of flour at 180 °C (350 °F) for 20 minutes in a 23 cm tin.")
    }
}
