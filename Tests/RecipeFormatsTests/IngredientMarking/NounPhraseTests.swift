import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Mentions of ingredients in steps")
struct NounPhraseTests {
    private func last(_ lines: [String], _ step: String, locale: String? = nil) -> String? {
        var reader = IngredientLineReader()
        let recipe = Recipe(
            title: "Test", metadata: RecipeMetadata(locale: locale),
            listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
            sections: [RecipeSection(blocks: [.step(Step([.text(step)]))])])
        return MarkedRecipe(recipe, &reader).text.split(separator: "\n").last.map(String.init)
    }

    @Test(
        "The name of another food or of a tool is not a mention of the ingredient",
        arguments: [
            ("1 1/2 cups cream", "Freeze in an ice cream machine."), ("1 cup heavy cream", "Stir in the sour cream."),
            ("1 cup almond meal", "Dust with corn meal."), ("1 tsp cayenne pepper", "Rub with lemon pepper."),
            ("1 tsp cayenne pepper", "Season with salt and pepper."),
            ("1 cup long-grain rice", "Plug in the rice cooker."),
            ("1 sheet puff pastry", "Fill a pastry bag."), ("1 can cream of celery soup", "Whip the cream."),
            ("1 cup flour", "Set the flour mixture aside."), ("2 tbsp butter", "Drain the butter beans."),
            ("3 lemons", "Add the lemon zest."), ("1 cup milk", "Open the coconut milk."),
            ("1 jar tomato paste", "Grind to a paste."), ("6 pork chops", "Chop finely."),
            ("1 cup peanut butter", "Grease a pan with butter."),
        ])
    func compounds(_ line: String, _ step: String) {
        #expect(last([line], step) == step)
    }

    @Test(
        "A verb is not a mention of an ingredient",
        arguments: [
            ("1/3 cup butter", "Lightly butter one 9x9 inch pan."), ("1 cup flour", "Flour the board."),
            ("1 package cream cheese", "Cream 2 tablespoons of honey with a fork."),
            ("2 tbsp oil", "Oil a baking sheet."),
            ("1 tsp salt", "Salt the water."), ("2 limes", "Zest the fruit."),
            ("1 cup flour", "Grease and flour a pan."),
            ("1 cup cream", "Cream together until light."),
        ])
    func verbs(_ line: String, _ step: String) {
        #expect(last([line], step) == step)
    }

    @Test(
        "A noun with preparation or pieces is a mention",
        arguments: [
            ("2 cups rice", "Add the rice, then stir.", "Add the @rice{2%cups}, then stir."),
            ("3 carrots", "Slice carrots.", "Slice @carrots{3}."),
            ("3 carrots", "Add chopped carrots and stir.", "Add @carrots|chopped carrots{3} and stir."),
            ("3 carrots", "Add mashed carrots and stir.", "Add mashed @&carrots{} and stir."),
            ("6 slices bacon", "Lay slices of bacon on top.", "Lay slices of @&bacon{} on top."),
            ("4 cloves garlic", "Crush the garlic cloves.", "Crush the @&garlic|garlic cloves{}."),
            (
                "6 bananas, cut into 2/3-inch-thick slices", "Lay 2/3-inch-thick banana slices on top.",
                "Lay 2/3-inch-thick @&bananas|banana slices{} on top."
            ),
            ("3 eggs", "Add eggs one at a time.", "Add @eggs{3} one at a time."),
            ("2 cups broth", "Do it without broth.", "Do it without broth."),
        ])
    func nouns(_ line: String, _ step: String, _ expected: String) {
        #expect(last([line], step) == expected)
    }

    @Test(
        "In other languages, the name of another food is not a mention of the ingredient",
        arguments: [
            ("fr", "20 cl de crème", "Ajouter la crème de coco."), ("de", "200 ml Sahne", "Saure Sahne glatt rühren."),
            ("it", "200 ml di panna", "Unire la panna di soia."), ("es", "200 ml de crema", "Añadir crema de cacao."),
        ])
    func otherLanguages(_ locale: String, _ line: String, _ step: String) {
        #expect(last([line], step, locale: locale) == step)
    }
}
