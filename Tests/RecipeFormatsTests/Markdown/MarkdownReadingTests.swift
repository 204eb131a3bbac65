import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Reading Markdown")
struct MarkdownReadingTests {
    @Test(
        "A Markdown file that is not a recipe is skipped",
        arguments: [
            ("README.md", "# Recipes\n\n## Contributing\n\n- Fork\n- Edit\n\n## Instructions\n\n1. Clone.\n2. Push.\n"),
            ("CONTRIBUTING.md", "# Contributing\n\n## Ingredients\n\n- 1 item a line\n- 2 at most\n"),
            ("LICENSE.md", "Permission is hereby granted to 1 person.\n"),
            ("index.md", "# Welcome\n\n- [Pie](pie.md)\n- [Soup](soup.md)\n"),
            ("_index.md", "---\ntitle: Recipes\n---\n\nAll of them.\n"),
            ("knives.md", "# Knives\n\n## Types\n\n- Paring knife\n- Bread knife\n\n## Care\n\nWash by hand.\n"),
            ("units.md", "# Units\n\n- 1 cup = 240 ml\n- 1 tbsp = 15 ml\n\nUse these to convert.\n"),
        ])
    func passedOver(file: String, text: String) {
        let read = ReadMarkdown(text, file: file)
        #expect(read.recipe == nil)
        #expect(!read.wasMeantAsRecipe)
        #expect(!read.diagnostics.isEmpty)
    }

    @Test("A text with amounts but no recognized parts is reported")
    func unread() {
        let read = ReadMarkdown(
            "# Ideas\n\n## Monday\n\nUse 200 g beans, 100 ml cream and 2 cups of rice.\n\n## Tuesday\n\nMaybe fish.\n")
        #expect(read.recipe == nil)
        #expect(read.wasMeantAsRecipe)
    }

    @Test("Pictures are separated from the text beside them")
    func pictures() {
        let read = ReadMarkdown(
            "# Rice\n\n![a bowl](rice.jpg)\nIt is warm.\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. Boil.\n   ![pot](pot.jpg)\n\n![[end.jpg]]\n"
        )
        #expect(read.recipe?.metadata.images == ["rice.jpg", "pot.jpg", "end.jpg"])
        #expect(read.recipe?.metadata.description == "It is warm.")
        #expect(read.steps == ["Boil."])
    }

    @Test("Metadata is found in lines, headings and tables")
    func facts() {
        let read = ReadMarkdown(
            "# Curry\n\n**Prep:** 10 min | **Cook:** 30 min\n\n#spicy #quick\n\nOf my aunt.\n\n## Ingredients (for 4 people)\n\n- 1 onion\n\n## Method\n\nFry.\n"
        )
        #expect(read.recipe?.metadata.prepTime?.text == "10 min")
        #expect(read.recipe?.metadata.cookTime?.text == "30 min")
        #expect(read.recipe?.metadata.servings?.text == "4 people")
        #expect(read.recipe?.metadata.tags == ["spicy", "quick"])
        #expect(read.recipe?.metadata.description == "Of my aunt.")
    }

    @Test("Cookware is separated from ingredients in one list")
    func cookware() {
        let read = ReadMarkdown("# 蛋\n\n## 必备原料和工具\n\n- 鸡蛋\n- 锅\n\n## 操作\n\n1. 煮蛋。\n")
        #expect(read.ingredients == ["鸡蛋"])
        #expect(read.recipe?.listedCookware.map(\.name) == ["锅"])
    }

    @Test("A list of names and tools is joined with the list of amounts")
    func amounts() {
        let read = ReadMarkdown(
            """
            # 煎蛋的做法

            预估烹饪难度：★★

            ## 必备原料和工具

            - 鸡蛋
            - 食用油
            - 平底锅
            - 葱花

            ## 计算

            每次做一份。

            - 鸡蛋 2 个
            - 食用油 10 ml

            ## 操作

            - 热锅倒油
            - 打入鸡蛋

            ## 附加内容

            - 火要小
            """)
        #expect(read.ingredients.count == 3)
        #expect(read.ingredients.first == "葱花")
        #expect(read.recipe?.listedCookware.map(\.name) == ["平底锅"])
        #expect(read.recipe?.title == "煎蛋的做法")
        #expect(read.recipe?.metadata.difficulty == "★★")
        #expect(read.steps == ["热锅倒油", "打入鸡蛋"])
        #expect(read.notes == ["每次做一份。", "火要小"])
    }

    @Test("Notes are separated from steps")
    func notes() {
        let read = ReadMarkdown(
            "## Ingredients\n\n- 1 egg\n\nFresh ones are best.\n\n## Method\n\n1. Boil.\n\n## Tips\n\n- Peel it cold.\n"
        )
        #expect(read.steps == ["Boil."])
        #expect(read.notes == ["Fresh ones are best.", "Peel it cold."])
    }

    @Test("Each heading of the first level begins a recipe")
    func several() {
        let text = ["Crêpes", "Waffles"].map { "# \($0)\n\n## Ingredients\n\n- 2 eggs\n\n## Steps\n\n1. Beat.\n\n" }
        var titles: [String] = []
        let diagnostics = MarkdownFormat().readAll(utf8: Array(text.joined().utf8), file: "book.md") { result in
            titles.append(result.recipe.title)
            return true
        }
        #expect(titles == ["Crêpes", "Waffles"])
        #expect(diagnostics.isEmpty)
    }
}
