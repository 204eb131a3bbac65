import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Writing Meal-Master files")
struct MealMasterWriterTests {
    private func readBack(_ recipe: Recipe) -> (Recipe?, String) {
        let text = MealMasterWriter.text(for: recipe)
        return (MealMasterFormat().read(at: 0, utf8: Array(text.utf8), file: "f")?.recipe, text)
    }

    @Test("A written Meal-Master file has the columns that Meal-Master reads")
    func columns() {
        var recipe = Recipe(title: "Soup")
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [
                Ingredient(
                    name: "leeks with a very long name that wraps",
                    quantity: Quantity(.number(Rational(3)), unit: "cups"),
                    preparation: "sliced"),
                Ingredient(name: "salt"),
                Ingredient(name: "parsley", quantity: Quantity(.number(.one), unit: "handful")),
            ])
        ]
        recipe.sections = [RecipeSection(blocks: [.step(Step([.text("Boil.")]))])]
        let lines = MealMasterWriter.text(for: recipe).split(separator: "\n").map(String.init)
        #expect(lines.contains("      3 c  leeks with a very long name"))
        #expect(lines.contains("           -that wraps; sliced"))
        #expect(lines.contains("           salt"))
        #expect(lines.contains("      1    handful parsley"))
        #expect(lines.first?.hasPrefix("MMMMM") == true && lines.last == "MMMMM")
        #expect(lines.allSatisfy { $0.count <= 78 })
    }

    @Test(
        "A recipe written as Meal-Master keeps its title, lists, steps and notes when it is read back",
        arguments: 1...200)
    func property(seed: UInt64) throws {
        var random = RandomRecipe(seed: seed)
        let recipe = random.recipe()
        let (read, text) = readBack(recipe)
        let back = try #require(read)
        #expect(back.title == recipe.title)
        #expect(
            back.steps.map { FeatureWords($0.sentence(.ascii)) }
                == recipe.steps.map { FeatureWords($0.sentence(.ascii)) }, "\(text)")
        let loss = FeatureLoss(of: recipe, in: text, format: MealMasterFormat())
        #expect(
            loss.features(.leftOut).filter { $0 != .lockedAmounts && $0 != .timerNames && $0 != .markedIngredients }
                .isEmpty, "\(loss.features(.leftOut)) \(text)")
        for feature in [RecipeFeature.ingredients, .ingredientGroups, .notes, .servings] {
            #expect(loss.outcomes[feature].map { $0 == .kept } ?? true, "\(feature): \(text)")
        }
    }
}
