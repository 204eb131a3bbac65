import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Reading schema.org recipes from JSON")
struct SchemaOrgReaderTests {
    @Test(
        "A schema.org recipe is found in arrays, graphs and other objects",
        arguments: [
            #"{"@type": "Recipe", "name": "Soup"}"#,
            #"[{"@type": "WebSite", "name": "x"}, {"@type": ["Recipe", "NewsArticle"], "name": "Soup"}]"#,
            #"{"@graph": [{"@type": "Person", "name": "x"}, {"@type": "recipe", "name": "Soup"}]}"#,
            #"{"@type": "WebPage", "mainEntity": {"@type": "http://schema.org/Recipe", "name": "Soup"}}"#,
            "{\"@type\": \"WebSite\"}\n{\"@type\": \"Recipe\", \"name\": \"Soup\"}\n",
        ])
    func places(text: String) {
        #expect(recipes(json: text).map(\.title) == ["Soup"])
        #expect(complaints(json: text).isEmpty)
    }

    @Test("JSON Lines recipes are read in order, and one recipe by its index")
    func lines() {
        let text = (1...3).map { #"{"@type": "Recipe", "name": "Soup \#($0)"}"# }.joined(separator: "\n")
        #expect(recipes(json: text).map(\.title) == ["Soup 1", "Soup 2", "Soup 3"])
        #expect(JSONLDFormat().read(at: 1, utf8: Array(text.utf8), file: "x")?.recipe.title == "Soup 2")
        #expect(
            JSONLDFormat().readHeaders(utf8: Array(text.utf8), file: "x").map(\.title) == [
                "Soup 1", "Soup 2", "Soup 3",
            ])
    }

    @Test("A schema.org recipe is read with all its metadata")
    func metadata() {
        let text = """
            {"@type": "Recipe", "name": "P&acirc;t&eacute; &amp;amp; bread", "description": "<p>Good.</p>",
            "author": [{"@type": "Person", "name": "A"}, {"name": "B"}], "recipeYield": ["4", "4 portions"],
            "prepTime": "PT20M", "cookTime": "PT1H10M", "totalTime": "P0DT0H0M", "recipeCategory": ["Main", "Main"],
            "recipeCuisine": "French", "keywords": "pork, bread,pork", "suitableForDiet": "https://schema.org/GlutenFreeDiet",
            "image": [{"@type": "ImageObject", "url": "a.jpg"}, "b.jpg"], "inLanguage": "fr", "url": "https://example.org/p",
            "tool": ["pan", {"@type": "HowToTool", "name": "oven"}], "nutrition": {"@type": "x", "calories": "12 kcal"}}
            """
        let recipe = recipes(json: text)[0]
        let metadata = recipe.metadata
        #expect(recipe.title == "Pâté & bread")
        #expect(metadata.description == "Good.")
        #expect(metadata.author == "A, B")
        #expect(metadata.servings?.text == "4 portions")
        #expect(metadata.prepTime?.minutes == 20)
        #expect(metadata.cookTime?.minutes == 70)
        #expect(metadata.statedTotalTime == nil)
        #expect(metadata.course == "Main")
        #expect(metadata.tags == ["pork", "bread"])
        #expect(metadata.diets == ["Gluten free"])
        #expect(metadata.images == ["a.jpg", "b.jpg"])
        #expect(metadata.locale == "fr")
        #expect(metadata.source?.url == "https://example.org/p")
        #expect(recipe.cookwareList.map(\.name) == ["pan", "oven"])
        #expect(metadata.others == [.init(key: "calories", value: "12 kcal")])
    }

    @Test("A schema.org recipe that was written is read back unchanged")
    func roundTrip() {
        let flour = Ingredient(name: "500 g flour")
        let recipe = Recipe(
            title: "Bread", metadata: RecipeMetadata(author: "A", images: ["a.jpg"], locale: "en"),
            listedIngredients: [IngredientGroup(ingredients: [flour])],
            sections: [
                RecipeSection(name: "Dough", blocks: [.step(Step([.text("Mix.")])), .step(Step([.text("Knead.")]))]),
                RecipeSection(name: "Empty"),
            ])
        #expect(recipes(json: SchemaOrgWriter().text(for: recipe)) == [recipe])
    }

    @Test("Schema.org properties that begin with a capital letter are read")
    func capitals() {
        let recipe = recipes(
            json: """
                {"@type": "Recipe", "Name": "Soup", "Description": "Hot.", "description": "Warm.",
                "RecipeInstructions": "Boil."}
                """)[0]
        #expect(recipe.title == "Soup")
        #expect(recipe.metadata.description == "Warm.")
        #expect(recipe.outline == ["Boil."])
    }

    @Test("A file without a schema.org recipe has a diagnostic")
    func nothing() {
        #expect(complaints(json: "{}").first?.contains("holds no schema.org Recipe") == true)
        #expect(
            complaints(json: "{\"@type\": \"Recipe\",\n \"name\": one}") == [
                "test:2:10: warning: “one” is no value; write it in quotation marks."
            ])
    }

    @Test("A schema.org text keeps paragraphs, and words in angle brackets that are not HTML elements")
    func words() {
        let recipe = recipes(
            json:
                #"{"@type": "Recipe", "description": "Good.\n\nQuick.", "recipeInstructions": "Stir <quickly> a <b>while</b>."}"#
        )[0]
        #expect(recipe.metadata.description == "Good.\n\nQuick.")
        #expect(
            recipes(json: #"{"@type": "Recipe", "recipeInstructions": "Stir <quickly>, 2 < 3."}"#)[0].outline == [
                "Stir <quickly>, 2 < 3."
            ])
    }

    @Test("A schema.org total time that equals the sum of the other times is ignored")
    func total() {
        let times = #""prepTime": "PT5M", "cookTime": "PT10M""#
        #expect(
            recipes(json: "{\"@type\": \"Recipe\", \(times), \"totalTime\": \"PT15M\"}")[0].metadata.statedTotalTime
                == nil)
        #expect(
            recipes(json: "{\"@type\": \"Recipe\", \(times), \"totalTime\": \"PT1H\"}")[0].metadata.statedTotalTime?
                .minutes == 60)
    }
}
