import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("A recipe as schema.org JSON")
struct SchemaOrgWriterTests {
    @Test("Schema.org JSON has a property for each fact, in a fixed order")
    func everything() {
        let expected = """
            {
              "@context": "https://schema.org",
              "@type": "Recipe",
              "name": "Empanadas de carne",
              "description": "Baked turnovers from Argentina, eaten by hand at every party and on most Sundays.",
              "inLanguage": "es-AR",
              "author": {
                "@type": "Person",
                "name": "Ada"
              },
              "recipeYield": "12 empanadas",
              "prepTime": "PT40M",
              "cookTime": "PT30M",
              "totalTime": "PT1H10M",
              "recipeCategory": "Appetizer",
              "recipeCuisine": "Argentinian",
              "suitableForDiet": [
                "https://schema.org/LowLactoseDiet",
                "pescatarian"
              ],
              "keywords": "beef, baking",
              "recipeIngredient": [
                "100 g lard, melted",
                "500 g plain flour",
                "2 onions",
                "salt"
              ],
              "supply": [
                {
                  "@type": "ItemList",
                  "name": "Dough",
                  "numberOfItems": 2
                },
                {
                  "@type": "ItemList",
                  "name": "Filling",
                  "numberOfItems": 2
                }
              ],
              "tool": [
                "large bowl"
              ],
              "recipeInstructions": [
                {
                  "@type": "HowToSection",
                  "name": "Dough",
                  "itemListElement": [
                    {
                      "@type": "HowToStep",
                      "text": "Rub 100 g lard into 500 g plain flour in a large bowl and knead for 8 min until smooth."
                    },
                    {
                      "@type": "HowToTip",
                      "text": "Lard makes it flaky."
                    }
                  ]
                },
                {
                  "@type": "HowToSection",
                  "name": "Filling",
                  "itemListElement": [
                    {
                      "@type": "HowToStep",
                      "text": "Soften the 2 onions with salt."
                    },
                    {
                      "@type": "HowToStep",
                      "text": "Fill the dough and bake."
                    }
                  ]
                }
              ],
              "url": "https://example.org/empanadas",
              "isBasedOn": {
                "@type": "CreativeWork",
                "name": "Abuela's book",
                "url": "https://example.org/empanadas"
              }
            }
            """
        #expect(SchemaOrgWriter().text(for: SampleRecipe.empanadas) == expected)
    }

    @Test("Schema.org JSON is read back with groups, notes, paragraphs, tags, diets and nutrition")
    func readBack() throws {
        let metadata = RecipeMetadata(
            tags: ["salt, pepper", "soup"], diets: ["no nuts", "Vegan"],
            others: [.init(key: "date", value: "2024-05-06"), .init(key: "calories", value: "90 kcal")])
        let recipe = Recipe(
            title: "T", metadata: metadata,
            listedIngredients: [
                IngredientGroup(ingredients: [Ingredient(name: "salt")]),
                IngredientGroup(name: "Dough", ingredients: [Ingredient(name: "flour")]),
                IngredientGroup(ingredients: [Ingredient(name: "sugar"), Ingredient(name: "oil")]),
            ],
            sections: [
                RecipeSection(blocks: [.note("One.\n\nTwo."), .step(Step([.text("Mix.\n\nWait.")]))]),
                RecipeSection(blocks: [.step(Step([.text("Bake.")])), .note("Hot.")]),
            ])
        let text = SchemaOrgWriter().text(for: recipe)
        #expect(JSONLDFormat().read(at: 0, utf8: Array(text.utf8), file: "T.json")?.recipe == recipe)
    }

    @Test("Schema.org comments of the author are notes, and comments of visitors are ignored")
    func comments() throws {
        let text = """
            {"@type": "Recipe", "name": "T", "recipeInstructions": "Mix.", "comment": [
              {"@type": "Comment", "text": "Mind the heat."},
              {"@type": "Comment", "author": {"name": "Jo"}, "text": "Great!"}]}
            """
        let recipe = try #require(JSONLDFormat().read(at: 0, utf8: Array(text.utf8), file: "T.json")?.recipe)
        #expect(recipe.sections.flatMap(\.blocks) == [.step(Step([.text("Mix.")])), .note("Mind the heat.")])
    }

    @Test(
        "Notes after the last step are written as schema.org comments and read back in their position",
        arguments: [
            (["Mix.", "Bake."], ["Hot.", "One.\n\nTwo."], nil), (["Mix."], ["Hot."], "Dough"), ([], ["Hot."], nil),
            ([], ["Hot."], "Tips"), (["Mix.\nWait."], ["Hot."], "Dough"),
        ] as [([String], [String], String?)])
    func lastNotes(_ steps: [String], _ notes: [String], _ name: String?) throws {
        let blocks = steps.map { RecipeSection.Block.step(Step([.text($0.replacing("\n", with: " "))])) }
        let first = RecipeSection(name: "First", blocks: [.step(Step([.text("Peel.")])), .note("Sharp.")])
        let last = RecipeSection(name: name, blocks: blocks + notes.map { .note($0) })
        for sections in [[last], [first, last]] {
            let recipe = Recipe(title: "T", sections: sections)
            let text = SchemaOrgWriter().text(for: recipe)
            #expect(JSONLDFormat().read(at: 0, utf8: Array(text.utf8), file: "T.json")?.recipe == recipe)
            let isComment = sections.count == 1 || !steps.isEmpty || name != nil
            #expect(text.contains("HowToTip") == (sections.count > 1))
            #expect(text.contains(#""@type": "Comment""#) == isComment)
        }
    }

    @Test("An ingredient with several amounts is one line of schema.org JSON")
    func severalAmounts() {
        var reader = IngredientLineReader.prepared
        let milk = reader.ingredients(of: "½ cup + 2 tablespoons (150ml) milk").ingredients
        let recipe = Recipe(title: "T", listedIngredients: [IngredientGroup(ingredients: milk)])
        #expect(
            SchemaOrgWriter().text(for: recipe).contains(#"["# + "\n    \"1/2 cup + 2 tablespoons milk, 150 ml\"\n"))
    }

    @Test("Steps without sections are written as a flat list in schema.org JSON")
    func withoutSections() throws {
        let recipe = Recipe(
            title: "Eggs", sections: [RecipeSection(blocks: [.step(Step([.text("Boil.")]))])])
        let json = Data(SchemaOrgWriter().text(for: recipe).utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(Set(object.keys) == ["@context", "@type", "name", "recipeIngredient", "recipeInstructions"])
        let steps = try #require(object["recipeInstructions"] as? [[String: String]])
        #expect(steps == [["@type": "HowToStep", "text": "Boil."]])
    }

    @Test(
        "Every string of schema.org JSON is read back unchanged",
        arguments: [
            "", "\"quoted\" \\ / \u{8}\u{C}\n\r\t", "\u{0}\u{1}\u{1F}\u{7F}\u{9B}", "Crème 麻婆豆腐 🍋‍🟩 \u{10FFFF}",
            "\u{2028}\u{2029}\u{202E}\u{2066}", "</script>",
        ])
    func strings(string: String) throws {
        for isIndented in [true, false] {
            let text = JSONText.array([.string(string)]).text(isIndented: isIndented)
            let array = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String]
            #expect(array == [string])
            #expect(
                !text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) })
        }
    }

    @Test("Schema.org JSON is written on one line on request")
    func compact() {
        let value = JSONText.object([
            ("b", .array([1, .bool(true), .null, "x"])), ("a", .object([])), ("c", .array([])), ("d", -5),
        ])
        #expect(value.text(isIndented: false) == #"{"b":[1,true,null,"x"],"a":{},"c":[],"d":-5}"#)
    }
}
