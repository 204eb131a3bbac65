import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Lines that announce a part without being headings, and lines between bars.
@Suite struct MarkdownLabelTests {
    @Test("A Markdown code block can announce a part")
    func code() {
        let recipe = ReadMarkdown(
            "# 茶蛋\n\n```\n用料\n```\n\n* 鸡蛋10枚\n* 八角3个\n\n```\n做法\n```\n\n* 煮蛋\n* 敲碎\n\n```\n结果\n```\n\n* 太淡\n")
        #expect(recipe.ingredients == ["10 枚 鸡蛋", "3 个 八角"])
        #expect(recipe.steps == ["煮蛋", "敲碎"])
        #expect(recipe.notes == ["太淡"])
    }

    @Test("A Markdown code block can contain the ingredients, with any bullets", arguments: ["- ", "* ", ""])
    func codeOfIngredients(bullet: String) {
        let recipe = ReadMarkdown(
            "# Crepes\n\n```\n\(bullet)1 cup flour\n\(bullet)2 eggs\n\(bullet)1 pinch salt\n```\n\nMix.\n\nFry them.\n")
        #expect(recipe.ingredients == ["1 cup flour", "2 eggs", "1 pinch salt"])
    }

    @Test("A word above a Markdown paragraph can announce its lines as a part")
    func words() {
        let recipe = ReadMarkdown(
            "# Crepes\n\nGood ones.\n\nINGREDIENTS\n\n1 cup flour\n2 eggs\nbutter, for frying\n\nMETHOD\nSieve the flour.\n\nFry them.\n"
        )
        #expect(recipe.ingredients == ["1 cup flour", "2 eggs", "butter, for frying"])
        #expect(recipe.steps == ["Sieve the flour.", "Fry them."])
        #expect(recipe.recipe?.metadata.description == "Good ones.")
    }

    @Test("Bars can separate the amount of a Markdown entry")
    func bars() {
        let recipe = ReadMarkdown(
            "## Crepes\n\n### Ingredients\n\n* | 3 tsp | sugar\n* | 1 | egg\n\n### Directions\n\n1. Mix.\n")
        #expect(recipe.ingredients == ["3 tsp sugar", "1 egg"])
    }

    @Test("Preformatted text, addresses with spaces and tags after a word are read in Markdown")
    func text() {
        let recipe = ReadMarkdown(
            "---\nname: Stew\n---\n\n<pre>\n1 lb beans\n1 tsp salt\n2 leeks\n\nBoil the beans and add the rest.\n</pre>\n"
        )
        #expect(recipe.ingredients == ["1 lb beans", "1 tsp salt", "2 leeks"])
        #expect(recipe.steps == ["Boil the beans and add the rest."])
        let link = ReadMarkdown(
            "# Stew\n\nTags: #dinner #quick\n\n## Ingredients\n\n- 2 cups [red beans](../food/red beans.md), rinsed\n\n## Steps\n\n1. Boil.\n"
        )
        #expect(link.ingredients == ["2 cups red beans, rinsed"])
        #expect(link.recipe?.metadata.tags == ["dinner", "quick"])
        let lists = ReadMarkdown(
            "---\ntitle: Stew\ningredients:\n  - list:\n    - 2 leeks\ndirections:\n  - list:\n    - Boil.\n    - Serve.\n---\n"
        )
        #expect(lists.ingredients == ["2 leeks"])
        #expect(lists.steps == ["Boil.", "Serve."])
    }
}
