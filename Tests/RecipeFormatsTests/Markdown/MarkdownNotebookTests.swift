import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Habits of private notes about cooking.
@Suite struct MarkdownNotebookTests {
    @Test("A Markdown line after a plus sign contains more ingredients")
    func additions() {
        let recipe = ReadMarkdown(
            "# Stew\n\n| Amount | What |\n|---|---|\n| 2 | leeks |\n| 300 g | beans |\n\n\\+ salt, pepper\n\nBoil it all.\n"
        )
        #expect(recipe.ingredients == ["2 leeks", "300 g beans", "salt", "pepper"])
        #expect(recipe.steps == ["Boil it all."])
    }

    @Test("An amount in Markdown can be a multiple, a range with two units, a ratio or a calculation")
    func amounts() {
        let recipe = ReadMarkdown(
            "# Dip\n\n## Ingredients\n\n- eggs x2\n- 400g - 500g flour\n- oil : vinegar = 3 : 1\n- rice = people * 80 g\n\n## Steps\n\nMix.\n"
        )
        #expect(recipe.ingredients == ["2 eggs", "400-500 g flour", "3 oil", "1 vinegar", "people * 80 g rice"])
        let chinese = ReadMarkdown("# 汁\n\n## 材料\n\n- 糖：醋：水 1：1：2\n- 盐 人数*2g\n\n## 做法\n\n1. 拌匀\n")
        #expect(chinese.ingredients == ["1 糖", "1 醋", "2 水", "人数*2g 盐"])
    }

    @Test("A table with a column for each size keeps the sizes apart")
    func sizes() {
        let recipe = ReadMarkdown(
            "# Waffles\n\n## Ingredients\n\n| Ingredient | Small | Large |\n|---|---|---|\n| Flour | 100 g | 200 g |\n| Milk | 150 ml | 300 ml |\n\n"
                + "## Method\n\n1. Mix.\n")
        #expect(recipe.ingredients == ["100 g Flour, Large: 200 g", "150 ml Milk, Large: 300 ml"])
    }

    @Test("A Markdown list of toppings after the steps contains ingredients")
    func toppings() {
        let recipe = ReadMarkdown(
            "# Soup\n\n## Ingredients\n\n- 500 g peas\n- 1 leek\n\n## Directions\n\n1. Boil.\n2. Blend.\n\n### Toppings\n\n- cream\n- fried bread\n"
        )
        #expect(recipe.ingredients.suffix(2).map { $0.hasPrefix("Toppings: ") } == [true, true])
        #expect(recipe.steps == ["Boil.", "Blend."])
    }

    @Test("A list without a heading above named groups contains ingredients")
    func unnamedList() {
        let recipe = ReadMarkdown(
            "# Bowl\n\n- rice\n- cucumber\n- avocado\n\n## Sauce\n\n- soy sauce\n- lime juice\n\n## Steps\n\n1. Boil the rice.\n2. Slice the rest.\n"
        )
        #expect(recipe.ingredients == ["rice", "cucumber", "avocado", "Sauce: soy sauce", "Sauce: lime juice"])
        #expect(recipe.steps == ["Boil the rice.", "Slice the rest."])
    }

    @Test("Two complete recipes in a file without a title are two recipes")
    func twoRecipes() {
        var titles: [String] = []
        func read(_ text: String) {
            titles = []
            _ = MarkdownFormat().readAll(utf8: Array(text.utf8), file: "soups.md") { result in
                titles.append(result.recipe.title)
                return true
            }
        }
        let text =
            "## Red soup\n\n### Ingredients\n\n- 500 g beets\n- 1 onion\n\n### Directions\n\n1. Boil.\n\n## Green soup\n\n### Ingredients\n\n"
            + "- 500 g peas\n- 1 leek\n\n### Directions\n\n1. Boil the peas.\n"
        read(text)
        #expect(titles == ["Red soup", "Green soup"])
        read("# Soups of two colours\n\n" + text)
        #expect(titles == ["Soups of two colours"])
        read(text.split(separator: "Green soup").joined(separator: "Sauce"))
        #expect(titles.count == 1)
    }

    @Test("A line with only a duration is the time of the recipe")
    func duration() {
        let recipe = ReadMarkdown(
            "# Toast\n\nAbout 15 minutes\n\n## Ingredients\n\n- 2 slices bread\n\n## Steps\n\n1. Toast it.\n")
        #expect(recipe.recipe?.metadata.totalTime?.minutes == 15)
        #expect(recipe.recipe?.metadata.description == nil)
    }

    @Test("A table of cookware may say whether a tool is necessary")
    func cookwareTable() {
        let recipe = ReadMarkdown(
            "# Loaf\n\n## Equipment\n\n| Tool | Required |\n|---|---|\n| Oven | Yes |\n| Mixer | No |\n\n## Ingredients\n\n- 500 g flour\n\n## Steps\n\n1. Bake.\n"
        )
        #expect(recipe.recipe?.listedCookware.map(\.name) == ["Oven", "Mixer (optional)"])
        let polish = ReadMarkdown(
            "# Chleb\n\n## Składniki\n\n- 500 g mąki\n\n## Narzędzia\n\n    miska\n    forma\n\n## Przepis\n\n- Wymieszaj.\n- Upiecz.\n"
        )
        #expect(polish.recipe?.listedCookware.map(\.name) == ["miska", "forma"])
        #expect(polish.steps == ["Wymieszaj.", "Upiecz."])
    }

    @Test("Further paragraphs of an ingredient are remarks, and an entry with a colon names a group")
    func entries() {
        let recipe = ReadMarkdown(
            "# Loaf\n\n## Ingredients\n\n- 500 g flour\n\n    or spelt\n\n- 1 egg\n- For the crust:\n- 2 tbsp seeds\n\n## Steps\n\n1. Bake.\n"
        )
        #expect(recipe.ingredients == ["500 g flour, or spelt", "1 egg", "For the crust: 2 tbsp seeds"])
    }

    @Test("Lines of Chinese steps that end in a line break are separate steps")
    func brokenLines() {
        let recipe = ReadMarkdown(
            "原料：鸡腿  \n过程：  \n鸡腿洗净以后用刀在两面划几刀，这样腌制的时候更加方便入味，也可以不划，直接放进碗里  \n用料酒、生抽、老抽和白胡椒粉把鸡腿抓匀，放入冰箱腌制两个小时  \n烤箱预热，烤三十分钟，中间翻一次面，直到两面金黄  \n"
        )
        #expect(recipe.steps.count == 3)
    }

    @Test("Markdown text after the ingredients is steps if no heading announces steps")
    func stepsAboveHeadings() {
        let recipe = ReadMarkdown(
            "# Пирог\n\n## Состав\n\n1. Мука 200 г\n2. Сахар 100 г\n\n---\n\nСмешать всё и вылить в форму.\n\n## Параметры\n\n### Печь\n\n180 градусов, 25 минут\n"
        )
        #expect(recipe.steps.first == "Смешать всё и вылить в форму.")
    }
}
