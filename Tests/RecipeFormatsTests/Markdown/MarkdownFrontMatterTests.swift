import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Parts of recipes in the front matter of Markdown files.
@Suite struct MarkdownFrontMatterTests {
    @Test("TOML front matter contains facts, and tables with ingredients and steps")
    func toml() {
        let recipe = ReadMarkdown(
            """
            +++
            title = "Bean pot"
            tags = ["stew",
              'quick'] # how it is found
            servings = 4
            steps = ["Boil the beans.", \"""
            Add the \\"oil\\".\"""]
            [extra]
            prep_time = "10 min"
            [[ingredients]]
            name = "beans"
            amount = 300
            unit = "g"
            [[ingredients]]
            name = "oil"
            amount = "1 tbsp"
            [menu.main]
            weight = 3
            +++

            Good with bread.
            """)
        #expect(recipe.recipe?.title == "Bean pot")
        #expect(recipe.recipe?.metadata.tags == ["stew", "quick"])
        #expect(recipe.recipe?.metadata.servings != nil)
        #expect(recipe.recipe?.metadata.prepTime != nil)
        #expect(recipe.recipe?.metadata.others.isEmpty == true)
        #expect(recipe.ingredients == ["300 g beans", "1 tbsp oil"])
        #expect(recipe.steps == ["Boil the beans.", "Add the \"oil\"."])
    }

    @Test("TOML front matter can contain ingredients in inline tables, and steps in one long text")
    func inlineTables() {
        let recipe = ReadMarkdown(
            "+++\ntitle = 'Tart'\ningredients = [\n  { name = \"flour\", amount = \"200 g\" },\n  { item = \"eggs\", qty = 2 }\n]\n"
                + "instructions = '''\nMix.\nBake.\n'''\n+++\n")
        #expect(recipe.ingredients == ["200 g flour", "2 eggs"])
        #expect(recipe.steps == ["Mix.", "Bake."])
    }

    @Test("A front matter line that is not TOML is left out, and the other lines are read")
    func faultyTOML() {
        let recipe = ReadMarkdown(
            "+++\ntitle = \"Tart\"\nnonsense\n= 3\nbad = \"open\nservings = \"4\"\n+++\n\n## Ingredients\n\n- 2 eggs\n")
        #expect(recipe.recipe?.title == "Tart")
        #expect(recipe.recipe?.metadata.servings != nil)
        #expect(recipe.ingredients == ["2 eggs"])
    }

    @Test("Parts of a dish below another key of the front matter are groups and sections")
    func nestedParts() {
        let french = ReadMarkdown(
            """
            ---
            title: Tarte
            recettes:
              Classique:
                ingredients:
                  - nom: farine
                    qte: 200
                    unite: g
                  - nom: sel
                etapes:
                  - label: La base
                    details:
                      - Mélanger la farine et le sel.
                      - Cuire.
            ---
            """)
        #expect(french.ingredients == ["Classique: 200 g farine", "Classique: sel"])
        #expect(french.steps.map { $0.hasSuffix("Cuire.") } == [false, true])
        let components = ReadMarkdown(
            """
            ---
            title: Ice
            components:
              - ingredients:
                  - ingredient: cream
                    amount: 400
                    unit: g
                  - ingredient: sugar
                    amount: 80
                    unit: g
            ---

            1. Stir the cream and the sugar.
            2. Freeze.
            """)
        #expect(components.ingredients == ["400 g cream", "80 g sugar"])
        #expect(components.steps == ["Stir the cream and the sugar.", "Freeze."])
    }

    @Test("A list below the front matter key `recipe` contains the steps")
    func recipeKey() {
        let recipe = ReadMarkdown(
            "---\ntitle: Kürbis\ningredients:\n  - 500 g Kürbis\n  - Salz\nrecipe:\n  - Den Kürbis kochen.\n  - Salzen.\n---\n"
        )
        #expect(recipe.ingredients == ["500 g Kürbis", "Salz"])
        #expect(recipe.steps == ["Den Kürbis kochen.", "Salzen."])
    }

    @Test(
        "Front matters with many open brackets, tables and keys are read in linear time",
        arguments: ["a = [[\n", "[[a]]\nb = 1\n", "a.b.c = \"\n", "[a.b]\n", "a = {b = {\n"])
    func growth(piece: String) {
        #expect(
            ProcessorTime.growsLinearly(toSize: 4_000) { size in
                let text = "+++\n" + String(repeating: piece, count: size) + "+++\n\n## Ingredients\n\n- 2 eggs\n"
                _ = ReadMarkdown(text)
            })
    }
}
