import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Recipes that are imported")
struct IncomingRecipeTests {
    private func recipe(_ lines: [String], _ steps: [String] = [], locale: String? = nil) -> Recipe {
        Recipe(
            title: "Test", metadata: RecipeMetadata(locale: locale),
            listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
            sections: [RecipeSection(blocks: steps.map { .step(Step([.text($0)])) })])
    }

    private func language(_ lines: [String], locale: String? = nil) -> String {
        var reader = IngredientLineReader.prepared
        return IncomingRecipe.understood(recipe(lines, locale: locale), &reader).language
    }

    @Test("The language of a recipe is its own, or that of a third of its lines")
    func languages() {
        let (german, english) = ("2 Esslöffel geriebener Käse", "2 tablespoons grated cheese")
        #expect(language([english]) == "en" && language([]) == "en")
        #expect(language([german, english, english]) == "de")
        #expect(language([german, english, english, english]) == "en")
        #expect(language([german], locale: "FR-ca") == "fr")
    }

    @Test("The text of an imported recipe has marks and is the same recipe again; a Cooklang text stays as it is")
    func texts() {
        var reader = IngredientLineReader.prepared
        let incoming = IncomingRecipe(recipe(["2 cups flour", "salt"], ["Mix flour and salt."]), &reader)
        #expect(incoming.text.contains("Mix @flour{2%cups} and @salt{}."))
        let back = CooklangFormat().read(incoming.text, file: "Test.cook")
        #expect(RecipeIdentity(back.recipe) == incoming.identity)
        let source = Array("Mix flour.".utf8)
        #expect(
            IncomingRecipe(recipe(["2 cups flour"], ["Mix flour."]), cooklang: source, &reader).text == "Mix flour.")
    }

    @Test("A recipe without ingredients and steps is empty, also if it has sections")
    func isEmpty() {
        #expect(IncomingRecipe.isEmpty(Recipe(title: "x")))
        #expect(IncomingRecipe.isEmpty(Recipe(title: "x", sections: [RecipeSection(name: "y")])))
        #expect(
            !IncomingRecipe.isEmpty(recipe(["salt"]))
                && !IncomingRecipe.isEmpty(
                    Recipe(title: "x", sections: [RecipeSection(blocks: [.step(Step([.text("Boil.")]))])]))
        )
    }
}
