import Kitchen
import RecipeKit
import Testing

@Suite("Snippets about nutrition")
struct NutritionSnippets {
    private var shortbread: Recipe {
        func grams(_ amount: Int, _ name: String) -> Ingredient {
            Ingredient(name: name, quantity: Quantity(.number(Rational(amount)), unit: "g"))
        }
        var recipe = Recipe(title: "Shortbread")
        recipe.metadata.servings = Servings(number: Rational(10), text: "10")
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [grams(300, "plain flour"), grams(200, "butter"), grams(100, "sugar")])
        ]
        return recipe
    }

    @Test("The nutrition of a recipe")
    func nutrition() {
        let nutrition = RecipeNutrition(of: shortbread)
        #expect(nutrition.perServing?.rounded.energy == 291)
        #expect(nutrition.coverage == 1)
        #expect(nutrition.ingredients.map { $0.food?.source } == ["USDA 20081", "USDA 01001", "USDA 19335"])

        var choices = NutritionChoices()
        choices["butter"] = .food(4132)
        choices["sugar"] = .values(Nutrients(energy: 240, carbohydrate: 100))
        let own = RecipeNutrition(of: shortbread, choices: choices)
        #expect(own.ingredients[1].food?.name == "margarine")
    }
}
