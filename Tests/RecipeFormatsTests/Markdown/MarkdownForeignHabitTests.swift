import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Habits that authors bring along from wikis, page generators and other notes.
@Suite struct MarkdownForeignHabitTests {
    @Test("Names of emoji before and after a Markdown entry are not part of the entry")
    func emojiNames() {
        let recipe = ReadMarkdown(
            """
            # Bullar

            ## Ingredienser

            - :butter: **50 g**  smör
            - 4 ovos inteiros :egg:
            - :salt::salt: salt

            ## Gör så här

            1. Baka.
            """)
        #expect(recipe.ingredients == ["50 g smör", "4 ovos inteiros", "salt"])
    }

    @Test("Number signs directly after a Markdown heading end it: ##Zutaten##")
    func closedHeadings() {
        let recipe = ReadMarkdown(
            "#Kuchen#\n\n##Zutaten##\n\n* 1 Ei\n\n###Guss:###\n\n* 2 Eier\n\n##Zubereitung##\n\nBacken.\n")
        #expect(recipe.recipe?.title == "Kuchen")
        #expect(recipe.ingredients == ["1 Ei", "Guss: 2 Eier"])
        #expect(recipe.steps == ["Backen."])
    }

    @Test("Lines between equal signs are headings of a wiki")
    func wikiHeadings() {
        let recipe = ReadMarkdown(
            "====== Reis ======\n\n===== Zutaten =====\n\n- 1 Tasse Reis\n\n===== Zubereitung =====\n\nKochen.\n")
        #expect(recipe.recipe?.title == "Reis")
        #expect(recipe.ingredients == ["1 Tasse Reis"])
        #expect(recipe.steps == ["Kochen."])
    }

    @Test("Sentences after single number signs on consecutive lines are the numbered steps of a wiki")
    func wikiNumbers() {
        let recipe = ReadMarkdown(
            """
            # Varenyky

            * 2 cups flour
            * 1 cup hot water

            # Place the flour in a large bowl.
            # Slowly stir in the water until a dough forms.
            # Knead the dough a few times on a board.
            """)
        #expect(recipe.recipe?.title == "Varenyky")
        #expect(recipe.ingredients == ["2 cups flour", "1 cup hot water"])
        #expect(
            recipe.steps == [
                "Place the flour in a large bowl.", "Slowly stir in the water until a dough forms.",
                "Knead the dough a few times on a board.",
            ])
    }

    @Test("A Markdown table without a header whose cells are whole ingredients has one ingredient in each cell")
    func grid() {
        let recipe = ReadMarkdown(
            """
            # Buns

            For dough:

            | ![Milk](milk.jpg){:height="100px"} | ![Butter](butter.jpg){:height="100px"} |
            | 250 ml milk | 75 g butter |
            | 65 g sugar | 1 teaspoon cardamom |

            Method:
            1. Knead.
            2. Bake.
            """)
        #expect(
            recipe.ingredients.map { $0.replacing("For dough: ", with: "") } == [
                "250 ml milk", "75 g butter", "65 g sugar", "1 teaspoon cardamom",
            ])
        #expect(recipe.steps == ["Knead.", "Bake."])
    }

    @Test("A Markdown table of names and values without a header states facts")
    func factsWithoutHeader() {
        let recipe = ReadMarkdown(
            "# Rice\n\n| Cook time | 20 min |\n| Servings | 4 |\n\n## Ingredients\n\n- rice\n\n## Steps\n\n1. Boil.\n")
        #expect(recipe.recipe?.metadata.cookTime != nil)
        #expect(recipe.recipe?.metadata.description == nil)
    }

    @Test("A table in an entry of notes has one line for each row")
    func tableInEntry() {
        let recipe = ReadMarkdown(
            "# Rice\n\n## Ingredients\n\n- rice\n\n## Steps\n\n1. Boil.\n\n## Notes\n\n- Kinds:\n\n  | Kind | Time |\n  |---|---|\n  | white | 15 min |\n"
        )
        #expect(recipe.notes == ["Kinds:\nKind – Time\nwhite – 15 min"])
    }

    @Test("Steps in front matter have their titles, times and tips, and no pictures")
    func stepsInFrontMatter() {
        let recipe = ReadMarkdown(
            """
            ---
            title: Torta
            ingredients:
              - main: null
                flour: 200 g
            steps:
              - part: null
                list:
                  - type: text
                    instruction: Mix.
                  - type: image
                    filename: dense.jpg
                  - title: Rest
                    detail: Cover the dough.
                    timer: 5 min
                    tip: Not longer.
            ---
            """)
        #expect(recipe.ingredients == ["main: 200 g flour"])
        #expect(recipe.steps == ["Mix.", "Rest: Cover the dough. (5 min)"])
        #expect(recipe.notes == ["Not longer."])
    }

    @Test("Short lines below a bold heading between ingredients and steps are ingredients")
    func looseToppings() {
        let recipe = ReadMarkdown(
            "# Buns\n\n**Ingredients**\n\n- 1 l milk\n- 1 kg flour\n\n**Toppings**\n\n1 egg\n\nsliced almonds\n\n**Instructions**\n\nBake.\n"
        )
        #expect(recipe.ingredients == ["1 l milk", "1 kg flour", "Toppings: 1 egg", "Toppings: almonds, sliced"])
        #expect(recipe.steps == ["Bake."])
    }

    @Test("A Markdown subtitle that begins with a small letter does not name a group of ingredients")
    func subtitle() {
        let recipe = ReadMarkdown(
            "# Pizza\n\n### die aber gut schmeckt und auch recht preiswert ist\n\nZutaten:\n- Teig\n- Käse\n\n**Schritt 1:** Den Ofen vorheizen.\n"
        )
        #expect(recipe.ingredients == ["Teig", "Käse"])
        #expect(recipe.recipe?.metadata.description == "die aber gut schmeckt und auch recht preiswert ist")
    }

    @Test("Ingredients in a series after a second label are not a step in Markdown")
    func secondSeries() {
        let recipe = ReadMarkdown("# 面藕\n\n食材：面藕，番茄，鸡蛋\n\n辅料：蒜（灵魂），葱，油，耗油，酱油，盐\n\n操作要点：\n\n- 加入盐\n- 翻炒\n")
        #expect(recipe.ingredients.count == 9)
        #expect(recipe.steps == ["加入盐", "翻炒"])
    }

    @Test("A numbered Markdown step remains a step beside a picture or a list")
    func listBesideStep() {
        let recipe = ReadMarkdown(
            "# Rice\n\n## Ingredients\n\n- rice\n\n## Steps\n\n### Step 1\n\nRinse the rice.\n\n### Step 2\n\nBoil the rice.\n\n- Print this\n"
        )
        #expect(
            recipe.recipe?.sections.flatMap(\.steps).map { $0.sentence(.ascii) }.prefix(2) == [
                "Rinse the rice.", "Boil the rice.",
            ])
    }

    @Test("Two recipes below the title of a Markdown collection are separate, also if a heading names the source")
    func collections() {
        var titles: [String] = []
        let text =
            "---\ntitle: Moje przepisy\n---\n\n# Przepisy\n\n## Ciasto na pizzę (source)\n\n### Składniki\n- 250 g mąki\n\n### Przygotowanie\n1. Zagnieść.\n\n"
            + "## Brownie (source)\n\n### Składniki\n- 150 g masła\n\n### Przygotowanie\n1. Upiec.\n"
        _ = MarkdownFormat().readAll(utf8: Array(text.utf8), file: "pl.md") { result in
            titles.append(result.recipe.title)
            return true
        }
        #expect(titles == ["Ciasto na pizzę (source)", "Brownie (source)"])
    }

    @Test("A Markdown file that its front matter calls a recipe has its text as steps if no heading announces them")
    func keysWithoutParts() {
        let recipe = ReadMarkdown(
            "---\ntitle: まとめ\ncategories: Recipe\n---\n\n# カレー\n* [a](https://a)\n\n## ハンバーグ\n1. 氷にあててこねる\n2. 弱火で焼く\n3. ふたをする\n\n# 鍋\n\n# 麺\n\n# 肉\n"
        )
        #expect(recipe.steps.suffix(3) == ["ハンバーグ: 氷にあててこねる", "ハンバーグ: 弱火で焼く", "ハンバーグ: ふたをする"])
    }

    @Test("The number of servings is read from the parentheses of a numbered Markdown heading")
    func servingsInHeading() {
        let recipe = ReadMarkdown("# 番茄炒蛋\n\n## 2. Ingredients 原料 (4人份)\n\n- 4个 番茄\n\n## 4. Steps 步骤\n\n1. 翻炒\n")
        #expect(recipe.recipe?.metadata.servings?.text == "4人份")
    }

    @Test("In Markdown, a table of ingredients above the steps of a part lists the ingredients of that part")
    func tablesBelowDirections() {
        let recipe = ReadMarkdown(
            """
            # Lemon Tarte

            ### Teil 1: Zubereitung Boden
            | Zutat | Menge |
            |-------|-------|
            | Mehl  | 240g  |
            | Butter | 225g |

            - Verrühren und in die Form pressen
            - 20 Minuten backen

            ### Teil 2: Zubereitung Creme
            | Zutat | Menge |
            |-------|-------|
            | Eier  | 4  |
            | Zucker | 350g |

            - Eier schlagen
            - Alles verrühren
            """)
        #expect(
            recipe.ingredients.map { $0.split(separator: ": ").last } == [
                "240 g Mehl", "225 g Butter", "4 Eier", "350 g Zucker",
            ])
        #expect(recipe.recipe?.sections.flatMap(\.steps).count == 4)
        #expect(recipe.notes.isEmpty)
    }

    @Test("Keys of front matter that say that their text is Markdown have the ingredients and the steps")
    func markdownInFrontMatter() {
        let recipe = ReadMarkdown(
            """
            ---
            title: Risotto
            recipe:
              ingredients_markdown: |-
                * 120g pearl barley
                * 1 tbsp olive oil
              directions_markdown: "1. Rinse the barley.\\n2. Fry it."
            ---
            """)
        #expect(recipe.ingredients == ["120 g pearl barley", "1 tbsp olive oil"])
        #expect(recipe.steps == ["Rinse the barley.", "Fry it."])
    }

    @Test(
        "The first line of a file is its title also without a space behind the number sign, unless there is another title",
        arguments: [("#Cold Brew Kaffee\n\n", "Cold Brew Kaffee"), ("#Dessert\n\n# Pudding\n\n", "Pudding")])
    func titleWithoutSpace(_ start: String, _ title: String) {
        let recipe = ReadMarkdown(start + "## Zutaten\n\n- 1 Ei\n\n## Zubereitung\n\nKochen.\n")
        #expect(recipe.recipe?.title == title)
    }

    @Test("Footnotes of ingredients and steps are notes, and an ingredient has no footnote mark")
    func footnotes() {
        let recipe = ReadMarkdown(
            """
            # Pasta

            ## Ingredients

            - 300 g spaghetti[^1]
            - 20 g salt[^2], fine

            ## Steps

            1. Boil the pasta[^2] for 9 minutes.

            [^1]: Bucatini work as well.
            [^2]: Not iodized.
            """)
        #expect(recipe.ingredients == ["300 g spaghetti", "20 g salt, fine"])
        #expect(recipe.steps == ["Boil the pasta² for 9 minutes."])
        #expect(recipe.notes == ["¹ Bucatini work as well.", "² Not iodized."])
    }

    @Test("Markdown lists that are indented by a tab are lists")
    func tabs() {
        let recipe = ReadMarkdown(
            "# Tabs\n\n## Ingredients\n\n\t- 2 eggs\n\t- 100 g flour\n\n"
                + "## Method\n\n\t1. Beat the eggs.\n\t2. Add the flour.\n")
        #expect(recipe.ingredients == ["2 eggs", "100 g flour"])
        #expect(recipe.steps == ["Beat the eggs.", "Add the flour."])
    }

    @Test("A paragraph of a RecipeMD text with line breaks of Windows remains a paragraph")
    func windowsLineBreaks() {
        let document = MarkdownDocument(Array("# S\r\n\r\nOne.\r\n\r\nTwo.\r\n".utf8))
        #expect(document.source(from: 3, through: 5) == "One.\n\nTwo.")
    }
}
