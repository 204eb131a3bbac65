import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Habits of collections that people keep for themselves.
@Suite struct MarkdownPlainCollectionTests {
    @Test(
        "In Markdown, a heading “Recipe” can announce the steps below ingredients without a heading",
        arguments: [
            ("- trofie\n- pesto\n- patate\n\n### Ricetta", ["trofie", "pesto", "patate"]),
            ("- 320 g di trofie\n- 2 patate\n\n## Recipe", ["320 g trofie", "2 patate"]),
            ("Savoiardi, mascarpone, 3 uova\n\n### Ricetta", ["Savoiardi", "mascarpone", "3 uova"]),
        ])
    func recipeOverSteps(_ text: String, _ ingredients: [String]) {
        let recipe = ReadMarkdown("# Pasta\n\n\(text)\n\n1. Cuocere la pasta.\n2. Servire.\n")
        #expect(recipe.ingredients == ingredients)
        #expect(recipe.steps == ["Cuocere la pasta.", "Servire."])
    }

    @Test("Dashes directly below amounts are a rule and not a heading, also in a file with Windows line ends")
    func ruleBelowAmounts() {
        let text = "# Brownies\n\n200 g chocolate\n3 eggs\n---\nMelt the chocolate.\n\nAdd the eggs and bake.\n"
        for text in [text, text.replacing("\n", with: "\r\n")] {
            let recipe = ReadMarkdown(text)
            #expect(recipe.ingredients == ["200 g chocolate", "3 eggs"])
            #expect(recipe.steps == ["Melt the chocolate.", "Add the eggs and bake."])
        }
        let announced = ReadMarkdown("# Soup\n\n## Ingredients\n1 l water\n---\n## Directions\nBoil it.\n---\nServe.\n")
        #expect(announced.ingredients == ["1 l water"])
        #expect(announced.steps == ["Boil it.", "Serve."])
    }

    @Test("Dashes directly below a short line are a heading")
    func underlinedHeading() {
        let recipe = ReadMarkdown("5 Minute Bread\n===\n\nIngredients\n---\n- 1 kg flour\n\nMethod\n---\nBake.\n")
        #expect(recipe.recipe?.title == "5 Minute Bread")
        #expect(recipe.ingredients == ["1 kg flour"])
        #expect(recipe.steps == ["Bake."])
    }

    @Test("A Markdown article about cooking with some headings has steps, and one with fewer is reported")
    func articles() {
        let recipe = ReadMarkdown(
            """
            # The perfect omelette

            An omelette is quick.

            ## Preparing the pan

            Heat a pan and melt some butter. Whisk three eggs with salt and stir until they set.

            ## Filling

            Cheese or mushrooms go well. Fry the mushrooms first.
            """)
        #expect(recipe.recipe?.metadata.description == "An omelette is quick.")
        #expect(
            recipe.steps == [
                "Preparing the pan: Heat a pan and melt some butter. Whisk three eggs with salt and stir until they set.",
                "Filling: Cheese or mushrooms go well. Fry the mushrooms first.",
            ])
        let short = ReadMarkdown(
            "# Rice\n\n## Why\n\nIt feeds many.\n\n## How\n\nRinse the rice. Cook it until soft.\n")
        #expect(short.wasMeantAsRecipe)
        let other = ReadMarkdown("# A trip\n\n## Day one\n\nWe walked to the lake.\n\n## Day two\n\nIt rained.\n")
        #expect(other.recipe == nil && !other.wasMeantAsRecipe)
    }

    @Test(
        "A table in an admonition, a callout or a fence is a note with one line for each row",
        arguments: [
            "!!! note\n    | Oven | Time |\n    | --- | --- |\n    | Gas | 40 min |",
            "> [!NOTE]\n> | Oven | Time |\n> | --- | --- |\n> | Gas | 40 min |",
            ":::note\n| Oven | Time |\n| --- | --- |\n| Gas | 40 min |\n:::",
        ])
    func tablesInNotes(_ note: String) {
        let recipe = ReadMarkdown("# Bread\n\n## Ingredients\n\n- 500 g flour\n\n## Directions\n\nBake.\n\n\(note)\n")
        #expect(recipe.steps == ["Bake."])
        #expect(recipe.notes == ["Oven – Time\nGas – 40 min"])
    }

    @Test("A note between fences keeps its title and ends at the fence")
    func fencedNote() {
        let recipe = ReadMarkdown(
            "# Bread\n\n## Ingredients\n\n- 500 g flour\n\n## Directions\n\n:::tip[Cold dough]\nUse ice.\n:::\n\nBake.\n"
        )
        #expect(recipe.notes == ["Cold dough", "Use ice."])
        #expect(recipe.steps == ["Bake."])
    }

    @Test("Notes and tips in front matter are notes of the recipe")
    func notesInFrontMatter() {
        let text = "\n---\n\n## Ingredients\n- 1 l water\n\n## Directions\nBoil it.\n"
        let recipe = ReadMarkdown("---\ntitle: Soup\nnotes: Keeps well.\ntips:\n  - Use herbs.\n  - Serve hot." + text)
        #expect(recipe.notes == ["Keeps well.", "Use herbs.", "Serve hot."])
        #expect(recipe.steps == ["Boil it."])
        #expect(recipe.recipe?.metadata.others.isEmpty == true)
        #expect(ReadMarkdown("---\ntipps: Mit Brot servieren." + text).notes == ["Mit Brot servieren."])
    }

    @Test("Recipes below headings of the fourth level are separate recipes")
    func recipesOfFourthLevel() {
        let drinks = ["Mojito", "Daiquiri", "Negroni", "Margarita"].map {
            "#### \($0)\n\n##### Ingredients\n- 50 ml \($0) base\n\n##### Directions\nShake the \($0).\n"
        }
        var read: [Recipe] = []
        let text = "# Drinks\n\n### With ice\n\n" + drinks.joined(separator: "\n")
        _ = MarkdownFormat().readAll(utf8: Array(text.utf8), file: "drinks.md") { result in
            read.append(result.recipe)
            return true
        }
        #expect(read.map(\.title) == ["Mojito", "Daiquiri", "Negroni", "Margarita"])
        #expect(read.allSatisfy { $0.ingredientGroups.count == 1 && $0.steps.count == 1 })
    }

    @Test("Drinks without headings for their parts keep their names over their ingredients and over their steps")
    func drinksWithoutParts() {
        let recipe = ReadMarkdown(
            """
            # Drinks

            #### Mojito

            - 50 ml rum
            - 6 mint leaves

            Muddle the mint.

            #### Daiquiri

            - 60 ml rum
            - 20 ml lime juice

            Shake with ice.
            """)
        #expect(
            recipe.ingredients == [
                "Mojito: 50 ml rum", "Mojito: 6 mint leaves", "Daiquiri: 60 ml rum", "Daiquiri: 20 ml lime juice",
            ])
        #expect(recipe.steps == ["Mojito: Muddle the mint.", "Daiquiri: Shake with ice."])
    }

    @Test("Bare numbers before small letters in lines of ingredients are amounts: 1 mezcal")
    func bareNumbers() {
        let recipe = ReadMarkdown(
            "# Oaxacan\n\n1 mezcal\n2 tequila reposado\n2 dashes bitters\n\nStir with ice and strain.\n")
        #expect(recipe.ingredients == ["1 mezcal", "2 tequila reposado", "2 dashes bitters"])
        #expect(recipe.steps == ["Stir with ice and strain."])
    }
}
