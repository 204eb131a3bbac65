import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Habits of writing that public cookbooks have.
@Suite struct MarkdownHabitTests {
    private func format(of text: String) -> String? {
        FormatRegistry.format(forFile: "dish.md", bytes: Array(text.utf8))?.identifier
    }

    private let ruled = """
        # Sopa de ajo

        Una sopa de invierno.

        ## Información general

        * **Tiempo de preparación:** 10 minutos
        * **Porciones:** 3

        ---

        ## 📝 Ingredientes

        - 6 dientes de ajo
        - 200 g de pan
        - Sal al gusto

        ---

        ## 👨‍🍳 Instrucciones

        1. **Freír:** dora el ajo.
        2. Añade el pan.

        ---

        ## 💡 Consejos

        * Sirve muy caliente.
        """

    @Test("A Markdown text with rules between announced parts is not RecipeMD")
    func rulesBetweenParts() {
        #expect(format(of: ruled) == "markdown")
        let recipe = ReadMarkdown(ruled)
        #expect(recipe.ingredients == ["6 dientes ajo", "200 g pan", "Sal, al gusto"])
        #expect(recipe.steps == ["Freír: dora el ajo.", "Añade el pan."])
        #expect(recipe.notes == ["Sirve muy caliente."])
        #expect(recipe.recipe?.metadata.servings?.text == "3")
    }

    @Test("Ingredients after a rule below a heading are RecipeMD if their amounts are in italics")
    func italicAmounts() {
        let text = "# Tea\n\n---\n\n## Ingredients\n\n- *1 cup* water\n- tea\n\n---\n\nBoil.\n"
        #expect(format(of: text) == "recipemd")
    }

    @Test(
        "Numbers that the author wrote before Markdown steps are removed",
        arguments: [
            ("- 1.切葱\n- 2.炒饭\n", ["切葱", "炒饭"]),
            ("1 - Bata os ovos.\n\n2 - Asse por 1 hora.\n", ["Bata os ovos.", "Asse por 1 hora."]),
            ("1) Mix\n\n2) Bake\n", ["Mix", "Bake"]),
            ("- 1.5 l Wasser kochen\n- 2 Eier zugeben\n", ["1.5 l Wasser kochen", "2 Eier zugeben"]),
            (
                "1 - 2 minutes later stir.\n\n2 - 3 hours later serve.\n",
                ["1 - 2 minutes later stir.", "2 - 3 hours later serve."]
            ),
        ])
    func numbersInSteps(_ text: String, _ steps: [String]) {
        #expect(ReadMarkdown("## Ingredients\n\n- 1 egg\n\n## Steps\n\n" + text).steps == steps)
    }

    @Test("A Markdown line that has only signs is not a step")
    func signsAlone() {
        let recipe = ReadMarkdown(
            "# Ingrédients\n\n+ 2 œufs\n\n# Équipement\n\n+ 1 bol\n\n||\n# Préparation\n\n1. Battre.\n")
        #expect(recipe.steps == ["Battre."])
        #expect(recipe.recipe?.sections.count == 1)
    }

    @Test("Markdown quotations are the steps if a recipe has no others")
    func quotedSteps() {
        let recipe = ReadMarkdown(
            "---\ntitle: Toast\nsize: 2 servings\n---\n\n* `2 slices` bread\n* `20 g` butter\n\n> Toast the bread.\n\n---\n\n> Spread the butter on it.\n"
        )
        #expect(recipe.ingredients.count == 2)
        #expect(recipe.steps == ["Toast the bread.", "Spread the butter on it."])
        #expect(recipe.recipe?.metadata.servings?.text == "2 servings")
    }

    @Test("A single Markdown entry with several names becomes several ingredients")
    func entryOfNames() {
        #expect(ReadMarkdown("## 재료\n\n* 쌀, 물, 소금\n\n## 조리방법\n\n1. 끓인다.\n").ingredients == ["쌀", "물", "소금"])
    }

    @Test(
        "A Markdown word with an optional plural ending, such as Ei(er), agrees with its amount",
        arguments: [
            ("3 Ei(er)", "3 Eier"), ("1 Ei(er)", "1 Ei"), ("2 Tüte/n Vanillezucker", "2 Tüten Vanillezucker"),
            ("1 Prise(n) Salz", "1 Prise Salz"), ("½ Zwiebel(n), rot", "½ Zwiebel, rot"), ("Tomate(n)", "Tomaten"),
            ("100 g salt/pepper", "100 g salt/pepper"), ("2 eggs (s)", "2 eggs (s)"),
        ])
    func eitherNumber(_ line: String, _ resolved: String) {
        #expect(EitherNumber.resolved(line) == resolved)
        let recipe = ReadMarkdown("## Zutaten\n\n- 3 Ei(er)\n- 1 Prise(n) Salz\n\n## Zubereitung\n\n1. Rühren.\n")
        #expect(recipe.recipe?.listedIngredients.flatMap(\.ingredients).map(\.name) == ["Eier", "Salz"])
    }

    @Test("Sentences on separate Markdown lines are steps")
    func sentencesOnLines() {
        let recipe = ReadMarkdown(
            "Waffeln\n===\n\nZutaten:\n---\n- 2 Eier\n\nAnleitung:\n---\nDie Eier trennen.\nMit dem Mehl verrühren.\nBacken.\n"
        )
        #expect(recipe.steps == ["Die Eier trennen.", "Mit dem Mehl verrühren.", "Backen."])
        let wrapped = ReadMarkdown(
            "## Zutaten\n- 2 Eier\n\n## Anleitung\nDie Eier trennen. Das Mehl\nverrühren. Alles in\neiner Pfanne backen.\n"
        )
        #expect(wrapped.steps.count == 1)
    }

    @Test("Keys of a Markdown front matter are known in several languages")
    func keysInOtherLanguages() {
        let recipe = ReadMarkdown(
            "---\n준비시간: 10분\n조리시간: 20분\n몇인분: 2인분\n---\n\n# 밥\n\n## 재료\n\n* 쌀 200g\n\n## 조리방법\n\n1. 끓인다.\n")
        #expect(recipe.recipe?.metadata.prepTime != nil)
        #expect(recipe.recipe?.metadata.cookTime != nil)
        #expect(recipe.recipe?.metadata.servings?.text == "2인분")
    }

    @Test("Names of emoji are not words of a Markdown title")
    func emojiNames() {
        #expect(ReadMarkdown("# Brownies :chocolate_bar:\n\n## Ingredients\n\n- 1 egg\n").recipe?.title == "Brownies")
        #expect(ReadMarkdown("# Tea: hot :cup: 1:2\n\n## Ingredients\n\n- 1 egg\n").recipe?.title == "Tea: hot 1:2")
    }

    @Test("A Markdown list of facts after the notes is not a step, and tags have their own heading")
    func factsAndTags() {
        let recipe = ReadMarkdown(
            """
            # 蛋汤

            ## 食材

            - 鸡蛋 2个

            ## 制作步骤

            1. ① 煮水。
            2. ② 打蛋。

            ## 小贴士

            - 小火。

            ## 时间

            - 准备时间：10分钟
            - 烹饪时间：5分钟

            ## Tags
            汤, 快手
            """)
        #expect(recipe.steps == ["煮水。", "打蛋。"])
        #expect(recipe.recipe?.metadata.tags == ["汤", "快手"])
        #expect(recipe.recipe?.metadata.cookTime?.minutes == 5)
    }

    @Test("A Markdown list of names before the directions lists ingredients, and unknown parts after notes are notes")
    func unannouncedParts() {
        let recipe = ReadMarkdown(
            "## Składniki\n\n- 1 kg mąki\n\n## Przyprawy\n\n- sól\n- pieprz\n\n## Przygotowanie\n\n1. Piec.\n\n## Uwagi\n\n- Smaczne.\n\n## Galeria\n\nWkrótce.\n"
        )
        #expect(recipe.ingredients == ["1 kg mąki", "Przyprawy: sól", "Przyprawy: pieprz"])
        #expect(recipe.steps == ["Piec."])
        #expect(recipe.notes == ["Smaczne.", "Wkrótce."])
    }

    @Test("A Chinese sentence among amounts in Markdown is not an ingredient")
    func chineseSentence() {
        let recipe = ReadMarkdown("## 计算\n\n先决定要做几份。一份够 1~2 人食用。\n\n每份：\n\n- 面粉 200 克\n- 水 80 毫升\n\n## 操作\n\n1. 揉面。\n")
        #expect(recipe.recipe?.listedIngredients.flatMap(\.ingredients).map(\.name) == ["面粉", "水"])
    }

    @Test("The first group of a Markdown list without a heading has its name")
    func firstGroup() {
        let recipe = ReadMarkdown(
            "# Pie\n\nCrust:\n\n- 200 g flour\n- 1 egg\n\nFilling:\n\n- 3 apples\n- 20 g sugar\n\n1. Bake.\n")
        #expect(
            recipe.ingredients == ["Crust: 200 g flour", "Crust: 1 egg", "Filling: 3 apples", "Filling: 20 g sugar"])
    }

    @Test("Numbered Markdown steps directly below a title are a recipe if they have amounts")
    func stepsAlone() {
        #expect(ReadMarkdown("Борщ\n====\n\n1. Сварить бульон\n2. Налить 2 л воды\n3. Посолить\n").steps.count == 3)
        #expect(ReadMarkdown("Rules\n====\n\n1. Be kind\n2. Wash up\n3. Sit down\n").recipe == nil)
    }

    @Test("A Markdown step with forced line breaks is one step")
    func brokenLines() {
        #expect(ReadMarkdown("## Ingredients\n\n- 1 egg\n\n## Steps\n\nMix all.\\\nWait a day.\n").steps.count == 1)
    }

    @Test("The paragraphs of a Markdown quotation and of an entry remain separate")
    func paragraphsInside() {
        let recipe = ReadMarkdown("## Ingredients\n\n- 1 egg\n\n## Steps\n\n> One.\n>\n> Two.\n\n1. Mix.\n\n   Wait.\n")
        #expect(recipe.notes == ["One.\n\nTwo."])
        #expect(recipe.steps == ["Mix.\n\nWait."])
    }

    @Test("Facts in Markdown can be below their labels, or between bars with other facts")
    func scatteredFacts() {
        let recipe = ReadMarkdown(
            "# Stew\n\nprep:\n\n15 mins\n\ncook:\n\n1 hr 5 mins\n\n30 minutes\n\n40 minutes\n\n## Ingredients\n\n- 2 onions\n\n"
                + "## Directions\n\n- Step 1\n\n  Chop the onions.\n\n- Step 2\n\n  Fry them.\n")
        #expect(recipe.recipe?.metadata.prepTime != nil)
        #expect(recipe.recipe?.metadata.cookTime != nil)
        #expect(recipe.recipe?.metadata.description == "40 minutes")
        #expect(recipe.steps == ["Chop the onions.", "Fry them."])
        let bars = ReadMarkdown(
            "# Stew\n\nServings: 4 | Calories: 300 kcal\nSection: dinner\n\n## Ingredients\n\n- 2 onions\n")
        #expect(bars.recipe?.metadata.servings?.number == Rational(4))
        #expect(bars.recipe?.metadata.description?.contains("Calories: 300 kcal") == true)
    }
}
