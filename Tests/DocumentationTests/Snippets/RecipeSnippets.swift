import CookbookStore
import RecipeFormats
import RecipeKit
import RecipeLibrary
import Testing
import TextLayout

@Suite("Code in the pages of the recipe libraries")
struct RecipeSnippets {
    @Test("Text is measured, truncated and broken into lines")
    func textLayout() {
        #expect("crème".displayWidth == 5)
        #expect("漢字".displayWidth == 4)
        #expect("Chocolate cake".truncated(toWidth: 10) == "Chocolate…")
        #expect(Paragraph.lines(of: "Whisk the eggs.", width: 10) == ["Whisk the", "eggs."])
    }

    @Test("A recipe is scaled")
    func scaling() {
        let flour = Ingredient(name: "flour", quantity: Quantity(Amount(parsing: "1/2"), unit: "cup"))
        let recipe = Recipe(title: "Flatbread", listedIngredients: [IngredientGroup(ingredients: [flour])])
        let double = recipe.scaled(by: Rational(2))
        #expect(double.ingredientGroups[0].ingredients[0].amountLine() == "1 cup")
    }

    @Test("A Cooklang text is converted to JSON-LD")
    func conversion() {
        let result = CooklangFormat().read("Crush @garlic{2%cloves}.\n", file: "bread.cook")
        for diagnostic in result.diagnostics {
            print(diagnostic)
        }
        let json = JSONLDFormat().write?(result.recipe) ?? ""
        #expect(json.contains("\"2 cloves garlic\""))
    }

    /// This function is compiled but not run, because it reads a cookbook of the reader.
    func search() async throws {
        let cookbook = try Cookbook(paths: ["Recipes"])
        let library = IndexedCookbook(cookbook)
        try await library.update { update in
            print(update.contents?.numberOfRecipes ?? update.done)
        }
        let (query, _) = SearchQuery.parse("egg -nuts time:<30", isFinished: true)
        let search = LibrarySearch(library) { _ in SearchFacts() }
        try await search.search(query, limit: 20) { results in
            for hit in results.sections.flatMap(\.hits) { print(hit.recipe.title) }
        }
    }

    /// This function is compiled but not run, because it writes into a folder of the reader.
    func importing() throws {
        var recipes = try RecipeImport(into: "Recipes", isDryRun: false)
        try recipes.add(.path("Old recipes.mmf")) { event in
            if case .imported(let title, _) = event { print(title) }
        }
    }
}
