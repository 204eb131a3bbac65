import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Amounts that a step uses in part")
struct SharedAmountTests {
    /// Returns the last step of the imported recipe.
    private func marked(_ lines: [String], _ step: String) -> String? {
        var reader = IngredientLineReader.prepared
        let recipe = Recipe(
            title: "Test", listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
            sections: [RecipeSection(blocks: [.step(Step([.text(step)]))])])
        return MarkedRecipe(recipe, &reader).text.split(separator: "\n").last.map(String.init)
    }

    @Test(
        "A part of an amount is marked without an amount",
        arguments: [
            ("Add half the 1/2 cup sugar.", "Add half the 1/2 cup @&sugar{}."),
            ("Add half the ½ cup sugar.", "Add half the ½ cup @&sugar{}."),
            ("Add half of the 1/2 cup sugar.", "Add half of the 1/2 cup @&sugar{}."),
            ("Add the rest of the 2 cups sugar.", "Add the rest of the 2 cups @&sugar{}."),
            ("Add 2 of the 4 tablespoons sugar.", "Add 2 of the 4 tablespoons @&sugar{}."),
            ("Add the remaining 1/2 cup sugar.", "Add the remaining @&-sugar{1/2%cup}."),
            ("Add the remaining 3 cups sugar.", "Add the remaining 3 cups @&sugar{}."),
        ])
    func parts(_ step: String, _ expected: String) {
        #expect(marked(["3 cups sugar"], step) == expected)
    }

    @Test(
        "A part is marked without an amount after a remark and beside other foods",
        arguments: [
            ("Add 1 cup (2 sticks) butter.", "Add 1 cup (2 sticks) @&butter{}."),
            ("Beat 5 cups (20 oz./630 g) of the butter.", "Beat 5 cups (20 oz./630 g) of the @&butter{}."),
            ("Add a teaspoon full of the butter.", "Add a teaspoon full of the @&butter{}."),
            ("Add half of the dressing and butter.", "Add half of the dressing and @&butter{}."),
            ("Stir until butter is soft.", "Stir until @&butter{} is soft."),
            ("Add the cheese (2 balls), butter and oil.", "Add the cheese (2 balls), @butter{5%cups} and oil."),
        ])
    func remarks(_ step: String, _ expected: String) {
        #expect(marked(["5 cups butter"], step) == expected)
    }

    @Test("A remaining amount is marked without an amount if the ingredient is twice in the list")
    func twice() {
        #expect(
            marked(["3 cups sugar", "1/2 cup sugar"], "Add the remaining 1/2 cup sugar.")
                == "Add the remaining 1/2 cup @&sugar{}.")
    }

    @Test("An amount is found directly after a letter")
    func glued() {
        #expect(marked(["3 cups butter"], "Mix1 1/2 cups butter.") == "Mix@&-butter{1 1/2%cups}.")
        #expect(marked(["3 cups butter"], "Add 2x250g butter.") == "Add 2x250g @&butter{}.")
    }

    @Test("Finding amounts takes time in proportion to the sentence")
    func large() {
        let step = String(repeating: "Add 1/4 cup butter and ", count: 2000)
        let text = marked(["5 cups butter"], step)
        #expect(text?.split(separator: "@").count == 2001)
        let names = String(repeating: "butter ", count: 2000)
        #expect(marked(["1 cup butter"], names)?.isEmpty == false)
    }
}
