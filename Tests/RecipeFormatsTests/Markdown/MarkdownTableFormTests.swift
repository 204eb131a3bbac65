import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Tables of ingredients, and collections in one file.
@Suite struct MarkdownTableFormTests {
    @Test("Amounts and units are found in columns of a Markdown table with any header")
    func columnsByContents() {
        let recipe = ReadMarkdown(
            """
            # Soup

            ## Ingredients

            | Ingredient   | Standard       | Standard Unit   | Weight 1 | Unit 1 | Weight 2 | Unit 2 |
            | ------------ | -------------- | --------------- | -------- | ------ | -------- | ------ |
            | Beef (chuck) | 0.5            | lb              | 226      | g      | 8        | oz     |
            | Beets        | 2              | whole           |          |        |          |        |
            | Puree        | 0.5            | cup             | 31       | g      |          |        |
            | Lime<br />Lime Juice | 1<br />2 | lime<br />tbsp | | | | |
            | Salt         |                |                 |          |        |          |        |

            ## Instructions

            1. Boil.
            """)
        #expect(
            recipe.ingredients == [
                "1/2 lb Beef, 226 g, 8 oz, chuck", "2 whole Beets", "1/2 cup Puree, 31 g", "1 lime Lime",
                "2 tbsp Lime Juice", "Salt",
            ])
    }

    @Test("A unit column before the number column of a Markdown table is the unit of the number")
    func unitBeforeNumber() {
        let recipe = ReadMarkdown(
            """
            # Tiramisu

            ## Zutaten

            | Einheit | 6p* | Zutat  |
            |---------|----:|--------|
            | Stück   | 3   | Eier   |
            | Gramm   | 50  | Zucker |
            | Prise   | 1   | Salz   |
            |         |     | Kakao  |

            ## Anleitung

            1. Mischen.
            """)
        #expect(recipe.ingredients == ["3 Stück Eier", "50 Gramm Zucker", "1 Prise Salz", "Kakao"])
    }

    @Test("In a Markdown table with ingredients in each column, every cell is an ingredient")
    func ingredientsInEveryColumn() {
        let recipe = ReadMarkdown(
            """
            # Pinza

            ## Ingredienti

            | Ingredienti | Ingredienti |
            | --- | --- |
            | **150 g** - Farina | **75 g** - Uvetta |
            | **1 bustina** - Lievito | **6** - Fichi secchi |
            | Latte q.b. | |

            ## Procedimento

            1. Cuocere.
            """)
        #expect(
            recipe.ingredients == [
                "150 g Farina", "75 g Uvetta", "1 bustina Lievito", "6 Fichi secchi", "Latte, q.b.",
            ])
    }

    @Test("Recipes in one Markdown file are separate at any heading level")
    func collectionOfLevels() {
        let one = "### Ингредиенты\n- 100 г муки\n- 2 яйца\n### Приготовление\nСмешать.\n\n"
        let other = "## Ингредиенты\n- 100 г сахара\n- 2 лимона\n## Приготовление\nРастопить.\n\n"
        let text = "## Пирог\n\(one)# Чизкейк\n\(one)# Трюфель\n\(other)# Щербет\n\(other)# Халва\n\(other)"
        var titles: [String] = []
        _ = MarkdownFormat().readAll(utf8: Array(text.utf8), file: "sweets.md") { result in
            titles.append(result.recipe.title)
            return true
        }
        #expect(titles == ["Пирог", "Чизкейк", "Трюфель", "Щербет", "Халва"])
    }

    @Test("A yes-or-no column of a Markdown table says which ingredients are optional")
    func optionalColumn() {
        for (header, yes, no) in [("Optional", "Yes", "No"), ("Required", "no", "yes"), ("可选", "是", "否")] {
            let recipe = ReadMarkdown(
                "# Pot\n\n## Ingredients\n\n| Ingredient | Amount | \(header) |\n|---|---|---|\n| beans | 300 g | \(no) |\n"
                    + "| thyme | 1 tsp | \(yes) |\n\n## Steps\n\n1. Boil.\n")
            #expect(recipe.recipe?.listedIngredients.flatMap(\.ingredients).map(\.isOptional) == [false, true])
            #expect(recipe.ingredients.first == "300 g beans")
        }
    }

    @Test("Names of icons in cells of a Markdown table are left out")
    func icons() {
        let recipe = ReadMarkdown(
            "# Pot\n\n## Ingredients\n\n| Amount | Ingredient |\n|---|---|\n| :square-open: 300 g | beans |\n| :square-open: | oil |\n\n## Steps\n\n1. Boil.\n"
        )
        #expect(recipe.ingredients == ["300 g beans", "oil"])
    }

    @Test("Unknown facts in a Markdown table are kept")
    func unknownFacts() {
        let recipe = ReadMarkdown(
            "# Pot\n\n| | |\n|---|---|\n| **Prep Time** | 10 minutes |\n| **Marinating** | 20 minutes |\n\n## Ingredients\n\n- 2 eggs\n"
        )
        #expect(recipe.recipe?.metadata.prepTime != nil)
        #expect(recipe.recipe?.metadata.others.map(\.value) == ["20 minutes"])
        let wide = ReadMarkdown(
            "# Pot\n\n| a | b | c |\n|---|---|---|\n| one | two | three |\n\n## Ingredients\n\n- 2 eggs\n")
        #expect(wide.recipe?.metadata.description?.contains("one – two – three") == true)
    }

    @Test("If several columns of a Markdown table have whole ingredients, the later ones are remarks")
    func wholeLines() {
        let recipe = ReadMarkdown(
            "## Ingredients\n\n| Original | Metric |\n|---|---|\n| 1 lb chicken thighs | 450 g chicken |\n| 2 garlic cloves | 10 g garlic |\n\n## Steps\n\n1. Fry.\n"
        )
        #expect(recipe.ingredients.count == 2)
        #expect(recipe.ingredients.first?.hasPrefix("1 lb chicken thighs") == true)
    }

    @Test("Long cells that begin with a number are remarks in a Markdown table and not amounts for another size")
    func longNumbers() {
        let recipe = ReadMarkdown(
            """
            ## Ingredients

            | Ingredient | Amount | Tip                              |
            |------------|--------|----------------------------------|
            | rice       | 300 g  | 2 kinds of rice go together well |
            | onions     | 2      | 3 small shallots are as good     |
            """)
        #expect(
            recipe.ingredients == [
                "300 g rice, 2 kinds of rice go together well", "2 onions, 3 small shallots are as good",
            ])
    }

    @Test("Several words in the amount column of a Markdown table are a remark")
    func wordsForAmount() {
        let recipe = ReadMarkdown(
            "## Ingredients\n\n| Ingredient | Amount |\n|---|---|\n| rice | 300 g |\n| herbs | oregano, thyme, rosemary and sage |\n"
        )
        #expect(recipe.ingredients == ["300 g rice", "herbs, oregano, thyme, rosemary and sage"])
    }
}
