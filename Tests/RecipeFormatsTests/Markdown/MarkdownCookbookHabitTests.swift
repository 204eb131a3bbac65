import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Habits that all files of a cookbook share.
@Suite struct MarkdownCookbookHabitTests {
    @Test("Attributes between braces in Markdown are not words of the recipe")
    func attributes() {
        let recipe = ReadMarkdown(
            """
            # Soup

            - Serves: 4
            { #serves }
            - Time: 25 min

            ## Ingredients { #ingredients }

            - 2 cups stock

            ## Directions

            1. Add *2*{.amount-num} cups stock.
            2. Season with `{.5}` of the {optional} salt {: .small}.
            """)
        #expect(recipe.recipe?.metadata.servings?.text == "4")
        #expect(recipe.ingredients == ["2 cups stock"])
        #expect(recipe.steps.first == "Add 2 cups stock.")
        #expect(recipe.steps.last == "Season with {.5} of the {optional} salt .")
    }

    @Test("Words in the amount column of a Markdown table are not part of the name")
    func amountWords() {
        let recipe = ReadMarkdown(
            """
            # Пирог

            | Ингредиент | Количество      |
            | ---------- | --------------- |
            | Яйца       | 2шт + 1шт сверху |
            | Зелень     | 1 пучочек       |
            | Лук        | 1 big.          |
            | Мука       | 300г            |

            ### Инструкция

            1. Смешать и запечь.
            """)
        #expect(
            recipe.ingredients == ["2шт + 1шт сверху Яйца", "1 пучочек Зелень", "1 big. Лук", "300 г Мука"])
    }

    @Test("In a Markdown table, a unit in parentheses after the name belongs to a number without a unit")
    func unitsBehindNames() {
        let recipe = ReadMarkdown(
            "# お好み焼き\n\n## 材料\n\n| 材料 | 分量 |\n|---|---|\n| 水(ml) | 300 |\n| 卵（個） | 2 |\n| 粉(g) | 150 |\n| 肉(薄切り) | 4 |\n\n"
                + "## 作り方\n\n1. 混ぜて焼く\n")
        #expect(recipe.ingredients == ["300 ml 水", "2 個 卵", "150 g 粉", "4 肉, 薄切り"])
    }

    @Test("A range in Markdown can have its unit and spaces on both sides")
    func spacedRanges() {
        let recipe = ReadMarkdown("# 饭\n\n## 食材\n\n- 大米：400g - 500g\n- 水：1杯 ~ 2杯\n\n## 步骤\n\n1. 煮熟\n")
        #expect(recipe.ingredients == ["400-500 g 大米", "1-2 杯 水"])
    }

    @Test("A number after a multiplication sign in Markdown is an amount")
    func multiplied() {
        let recipe = ReadMarkdown("# 卵焼き\n\n## 材料\n\n- 卵x3\n- ねぎ×2本\n- 豆腐 x1\n\n## 作り方\n\n1. 焼く\n")
        #expect(recipe.ingredients == ["3 卵", "2 本 ねぎ", "1 豆腐"])
    }

    @Test("A Markdown table whose header says ingredients lists ingredients below any heading")
    func headedTables() {
        let recipe = ReadMarkdown(
            """
            # 照り焼き

            ## 下味

            | 材料 | 量 |
            | --- | --- |
            | 醤油 | 2 |
            | 酒 | 1 |

            鶏肉をしばらく漬けておく

            ## タレ

            | 材料 | 量 |
            | --- | --- |
            | 醤油 | 1 |
            | 砂糖 | 適量 |

            1. 鶏肉を焼く
            2. タレを加えて煮る
            """)
        #expect(recipe.ingredients == ["下味: 2 醤油", "下味: 1 酒", "タレ: 1 醤油", "タレ: 適量 砂糖"])
        #expect(recipe.steps.suffix(2) == ["鶏肉を焼く", "タレを加えて煮る"])
    }

    @Test("Sentences below a Markdown list of ingredients are not ingredients")
    func sentences() {
        let recipe = ReadMarkdown(
            "# 炒飯\n\n## 材料\n\n- ごはん 200g\n\n卵は大きい方がよい。肉はお好みで。\n\n## 順序\n\n1. 炒める\n")
        #expect(recipe.ingredients == ["200 g ごはん"])
        #expect(recipe.steps == ["炒める"])
    }
}
