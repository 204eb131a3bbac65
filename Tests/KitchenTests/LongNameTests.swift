import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// A line without an amount is a name, even if it is a whole page.
@Suite("Very long names of ingredients")
struct LongNameTests {
    @Test(
        "The meaning, the place and the nutrients of a very long name are found in linear time",
        arguments: [
            "-- ", "a ", "salt ", "(", "( ", ", ", "or ", "in ", "fresh ", "mehl", "ü", "1 ", "with skin ", "and/or ",
            "[",
        ])
    func linear(_ unit: String) {
        let groceries = GroceryNames()
        let aisles = Aisles()
        let isLinear = ProcessorTime.growsLinearly(toSize: 4000) { count in
            let name = String(repeating: unit, count: count)
            _ = aisles.place(of: Grocery(key: name, name: name, basis: .name))
            _ = groceries.grocery(for: name)
            let recipe = Recipe(
                title: "a", listedIngredients: [IngredientGroup(name: nil, ingredients: [Ingredient(name: name)])])
            _ = RecipeNutrition(of: recipe)
            _ = FoodTable().food(named: name)
        }
        #expect(isLinear)
    }

    @Test("The food at the end of a long name is found")
    func end() {
        let words = Array(repeating: "very", count: 12).joined(separator: " ")
        let name = "\(words) rye salt"
        #expect(Aisles().place(of: Grocery(key: name, name: name, basis: .name)).source == .partOfName)
        #expect(FoodTable().food(named: "\(words) flour")?.name == FoodTable().food(named: "flour")?.name)
    }
}
