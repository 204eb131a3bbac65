import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The header of a Markdown recipe")
struct MarkdownHeaderTests {
    @Test(
        "The header has the metadata of the whole recipe, and one header is read for each recipe",
        arguments: [
            (
                "soup.md",
                "# Soup\n\nServes 4 | Prep time: 10 min\n\n## Ingredients\n\n- 2 leeks\n- salt\n\n## Directions\n\n1. Boil."
            ),
            ("README.md", "# Soup\n\n## Ingredients\n\n- leeks\n- salt\n\n## Directions\n\n1. Boil."),
            ("README.md", "# Soup\n\n## Ingredients\n\n- 2 leeks\n- 1 tsp salt\n\n## Directions\n\n1. Boil."),
            ("rice.md", "# 米饭\n\n份量：2 人\n\n## 必备原料和工具\n\n- 米\n- 锅\n\n## 操作\n\n- 煮饭。"),
            ("tools.md", "# Rice\n\n## Ingredients and tools\n\n- pan\n- bowl\n\n## Amounts\n\n- 200 g rice"),
            ("table.md", "# Tea\n\n## Ingredients\n\n| Amount | Name |\n| --- | --- |\n| 1 | bag of tea |"),
            ("notes.md", "# Journey\n\nWe left at noon; nobody cooked."),
        ])
    func sameAsWhole(_ file: String, _ text: String) {
        var whole: [RecipeHeader] = []
        _ = MarkdownFormat().readAll(utf8: Array(text.utf8), file: file) { result in
            whole.append(RecipeHeader(title: result.recipe.title, metadata: result.recipe.metadata))
            return true
        }
        #expect(MarkdownFormat().readHeaders(utf8: Array(text.utf8), file: file) == whole)
    }
}
