import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Parts of recipes that no heading or only an unusual heading announces.
@Suite struct MarkdownUnannouncedTests {
    @Test("A line with a colon between the entries of a Markdown list names the group below it")
    func labelsBetweenEntries() {
        let recipe = ReadMarkdown(
            """
            # Пирог

            ## Ингредиенты
            Для теста:
            - 300 г муки;
            - щепотка соли;
            Для начинки:
            - 2 яблока
            - 50 г сахара

            ## Приготовление
            Испечь.
            """)
        #expect(
            recipe.ingredients == [
                "Для теста: 300 г муки", "Для теста: щепотка соли", "Для начинки: 2 яблока", "Для начинки: 50 г сахара",
            ])
    }

    @Test("A line without a colon between two Markdown lists of ingredients names the group below it")
    func labelsBetweenLists() {
        let recipe = ReadMarkdown(
            """
            # Stew

            - 2 leeks
            - 1 onion

            Dressing

            - 1 egg
            - 2 cups milk

            Boil the leeks. Then add the dressing.
            """)
        #expect(recipe.ingredients == ["2 leeks", "1 onion", "Dressing: 1 egg", "Dressing: 2 cups milk"])
        #expect(recipe.steps == ["Boil the leeks. Then add the dressing."])
    }

    @Test("Text after a Markdown list of ingredients and a rule is steps if no heading announces steps")
    func stepsBehindRule() {
        let recipe = ReadMarkdown(
            """
            # Кекс

            ## Состав

            1. Мука 2 стакана
            2. Кефир 1 стакан
            3. Яйца 2 шт
            4. Ванилин

            ---

            Смешать муку и ванилин

            Добавить кефир, размешать

            **Яйца** взбить
            """)
        #expect(recipe.ingredients == ["2 стакана Мука", "1 стакан Кефир", "2 шт Яйца", "Ванилин"])
        #expect(recipe.steps == ["Смешать муку и ванилин", "Добавить кефир, размешать", "Яйца взбить"])
    }

    @Test("Numbered lines in italics are headings of Markdown steps")
    func stepsInItalics() {
        let recipe = ReadMarkdown(
            """
            _Продукты_

            1. Яблоки - 3 шт.
            2. Сахар - 200 г

            *Шаг 1*

            Нарежьте яблоки.

            *Шаг 2*

            Посыпьте сахаром.
            """)
        #expect(recipe.ingredients == ["3 шт Яблоки", "200 г Сахар"])
        #expect(
            recipe.recipe?.sections.flatMap(\.steps).map { $0.sentence(.ascii) } == [
                "Нарежьте яблоки.", "Посыпьте сахаром.",
            ])
    }

    @Test(
        "A description between Markdown ingredients and steps remains a description",
        arguments: [
            ("Описание", "Старый пирог."), ("Description", "An old cake."), ("Beschreibung", "Ein alter Kuchen."),
        ])
    func descriptionBetween(_ heading: String, _ text: String) {
        let recipe = ReadMarkdown(
            "# Kuchen\n\n### Ingredients\n\n- 2 eggs\n\n## \(heading)\n\(text)\n\n## Directions\n\n1. Bake.\n")
        #expect(recipe.steps == ["Bake."])
        #expect(recipe.recipe?.metadata.description == text)
    }

    @Test("Markdown steps lose their numbers also without a period or a space after the number")
    func barelyNumbered() {
        let spaced = ReadMarkdown(
            """
            # Пирог

            ## Ингредиенты
            - 2 яйца

            ## Приготовление
            1 Взбить яйца.
            ![](a.png)
            2 Всыпать муку.
            ![](b.png)
            3 Испечь.
            """)
        #expect(spaced.steps == ["Взбить яйца.", "Всыпать муку.", "Испечь."])
        let glued = ReadMarkdown(
            "1Взбить яйца с сахаром.\nФото шага\n2Добавить муку и перемешать.\nФото шага\n3Выпекать 30 минут.\n")
        #expect(glued.recipe?.sections.first?.steps.count == 3)
        #expect(glued.steps.first?.hasPrefix("Взбить") == true)
    }

    @Test("Markdown steps below one heading for steps are a recipe", arguments: ["пошаговый рецепт", "Step by step"])
    func onlySteps(_ heading: String) {
        let recipe = ReadMarkdown("# \(heading)\n1. Варим мясо.\n2. Нарезаем лук.\n3. Солим.\n")
        #expect(recipe.steps == ["Варим мясо.", "Нарезаем лук.", "Солим."])
    }

    @Test("After a Markdown front matter with ingredients, the text is the steps")
    func textBehindIngredients() {
        let recipe = ReadMarkdown(
            "---\ntitle: Boršč\nserves: 6\ningredients: |-\n  * 4 řepy\n  * 1 cibule\n---\n\nŘepu uvaříme.\n\nPodáváme.\n"
        )
        #expect(recipe.ingredients == ["4 řepy", "1 cibule"])
        #expect(recipe.steps == ["Řepu uvaříme.", "Podáváme."])
    }

    @Test("Markdown lists below their own headings are groups, also after sentences")
    func groupsBehindSentences() {
        let recipe = ReadMarkdown(
            """
            # Koláče

            Těsto:

            * 250 ml mléka
            * 500 g mouky
            * 2 žloutky

            Zaděláme těsto a necháme ho kynout.

            #### Posypka

            * 60 g másla
            * 120 g cukru

            #### Náplň

            * panák rumu
            * vanilkový cukr
            * skořice

            #### Tvaroh

            - 250 g tvaroh
            - vanilkový cukr
            - cukr

            Pečeme asi 20 minut.
            """)
        #expect(
            recipe.ingredients == [
                "Těsto: 250 ml mléka", "Těsto: 500 g mouky", "Těsto: 2 žloutky", "Posypka: 60 g másla",
                "Posypka: 120 g cukru", "Náplň: panák rumu", "Náplň: vanilkový cukr", "Náplň: skořice",
                "Tvaroh: 250 g tvaroh", "Tvaroh: vanilkový cukr", "Tvaroh: cukr",
            ])
        #expect(
            recipe.recipe?.sections.flatMap(\.steps).map { $0.sentence(.ascii) } == [
                "Zaděláme těsto a necháme ho kynout.", "Pečeme asi 20 minut.",
            ])
    }

    @Test("A Markdown heading that asks what to do with the ingredients announces the steps")
    func whatToDo() {
        let recipe = ReadMarkdown(
            "Ingredients:\n\nbeet - 4 items\n\nsalt, sugar\n\nWhat to do with ingredients:\n\n1. Boil the beet.\n\n2. Cut it.\n"
        )
        #expect(recipe.steps == ["Boil the beet.", "Cut it."])
    }

    @Test("A Markdown text that only describes cooking is read as steps or reported, in any words")
    func fewCookingWords() {
        let recipe = ReadMarkdown("# Oma's Suppe\n\nAlles in den Topf und 20 Minuten köcheln lassen.\n")
        #expect(recipe.recipe != nil || recipe.wasMeantAsRecipe)
    }

    @Test("Indented Markdown lines of amounts and sentences are ingredients and steps")
    func indentedLines() {
        let recipe = ReadMarkdown(
            "# Курица\n\n\tБёдра – 8 шт\n\tСоус - 3 ст. л\n\tГорчица - 1 ст. л\n\tСоль перец\n"
                + "\tБёдра помыть, обсушить и замариновать в соусе, потом жарить на масле до румяной корочки.\n")
        #expect(recipe.ingredients == ["8 шт Бёдра", "3 ст. л Соус", "1 ст. л Горчица", "Соль перец"])
        #expect(recipe.steps.count == 1)
    }

    @Test("Markdown ingredients on separate lines can end with an abbreviation")
    func shortForms() {
        let recipe = ReadMarkdown("# Борщ\n\nМясо - 500 г\n\nСвекла - 1 шт.\n\nВода - 2 л\n\nЛук - 3 шт.\n")
        #expect(recipe.ingredients == ["500 г Мясо", "1 шт Свекла", "2 л Вода", "3 шт Лук"])
    }

    @Test("A Markdown heading that states a fact is not a part")
    func factsInHeadings() {
        let recipe = ReadMarkdown(
            """
            # Плов

            ## Теги: рис, мясо

            ## Ингредиенты

            - 2 стакана риса

            ## *Время готовки* - 1 час 20 минут

            ## Инструкция приготовления

            1. Варить рис.
            """)
        #expect(recipe.steps == ["Варить рис."])
        #expect(recipe.recipe?.metadata.totalTime != nil)
        #expect(recipe.recipe?.metadata.tags == ["рис", "мясо"])
    }
}
