import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Lists, and lines without bullets, that announce or hold the parts of a recipe.
@Suite struct MarkdownListHabitTests {
    @Test("A heading word directly below the last Markdown entry is a heading")
    func headingBelowEntry() {
        let chinese = ReadMarkdown("# 瓜汤\n* 冬瓜 1个\n* 盐 适量\n做法\n1. 切冬瓜。\n2. 煮熟。\n")
        #expect(chinese.ingredients == ["1 个 冬瓜", "适量 盐"])
        #expect(chinese.steps == ["切冬瓜。", "煮熟。"])
        let spanish = ReadMarkdown(
            "# Gazpacho\n\n**Ingredientes**\n- 4 tomates\n- 1 pepino\nInstrucciones\nPela el pepino.\nTritura todo.\n")
        #expect(spanish.ingredients == ["4 tomates", "1 pepino"])
        #expect(spanish.steps == ["Pela el pepino.", "Tritura todo."])
        let russian = ReadMarkdown("## Ингредиенты\n- 2 яйца\n- соль\nПриготовление\n1. Взбить яйца.\n")
        #expect(russian.ingredients == ["2 яйца", "соль"])
        #expect(russian.steps == ["Взбить яйца."])
    }

    @Test("A Markdown entry that announces a part is the heading of that part")
    func announcingEntries() {
        let nested = ReadMarkdown("# 拌豆腐\n\n* 材料\n  * 豆腐 300克\n  * 葱 2根\n* 做法\n  * 切豆腐\n  * 撒上葱花\n")
        #expect(nested.ingredients == ["300 克 豆腐", "2 根 葱"])
        #expect(nested.steps == ["切豆腐", "撒上葱花"])
        let numbered = ReadMarkdown(
            "# Slaw\n\n- Ingredients:\n    - 1 cabbage\n    - 2 carrots\n- Steps:\n    1. Shred.\n    2. Toss it all.\n"
        )
        #expect(numbered.ingredients == ["1 cabbage", "2 carrots"])
        #expect(numbered.steps == ["Shred.", "Toss it all."])
        let flat = ReadMarkdown(
            "# Tea\n\n- Ingredients:\n- 1 lemon\n- 2 cups water\n- Steps:\n- Boil the water.\n- Add the lemon.\n")
        #expect(flat.ingredients == ["1 lemon", "2 cups water"])
        #expect(flat.steps == ["Boil the water.", "Add the lemon."])
        let lines = ReadMarkdown("# 冷面\n\n- 原料：面条、麻酱、葱\n- 做法：煮熟面条，过凉水；拌上麻酱，撒葱。\n")
        #expect(lines.ingredients == ["面条", "麻酱", "葱"])
        #expect(lines.steps.count == 1)
    }

    @Test("A table or numbers between lines can follow the Markdown entry that announces them")
    func tableBelowEntry() {
        let recipe = ReadMarkdown(
            "## 炒瓜\n\n* 原材料\n\n材料|数量\n---|---\n南瓜|300g\n盐|2g\n\n* 做法\n备料\n    1. 南瓜切片\n下锅\n    2. 南瓜炒熟\n\n* 总结\n")
        #expect(recipe.ingredients == ["300 g 南瓜", "2 g 盐"])
        #expect(recipe.steps.contains("备料: 南瓜切片"))
        #expect(recipe.steps.contains { $0.hasSuffix("南瓜炒熟") })
    }

    @Test("Markdown entries below headings that announce parts are not headings")
    func entriesBelowHeadings() {
        let recipe = ReadMarkdown(
            "## Ingredients\n\n- 1 egg\n\n## Steps\n\n- Preparation:\n  - Crack the egg.\n- Fry it.\n")
        #expect(recipe.steps.count == 2)
        #expect(ReadMarkdown("# 面\n\n- 面粉 100克\n- 水 50毫升\n\n1. 揉面\n2. 制作酱汁\n").steps == ["揉面", "制作酱汁"])
    }

    @Test("Markdown ingredients and steps can be lines, with amounts after commas of any script")
    func linesOfParts() {
        let recipe = ReadMarkdown("# 蛋羹\n\n原料：鸡蛋2个，水150毫升，盐少许\n做法：打散鸡蛋；加水；蒸10分钟。\n")
        #expect(recipe.ingredients == ["2 个 鸡蛋", "150 毫升 水", "少许 盐"])
        #expect(recipe.steps.count == 1)
        let names = ReadMarkdown("# 拌瓜\n\n黄瓜、大蒜、香油\n\n1. 拍碎黄瓜\n2. 拌匀\n")
        #expect(names.ingredients == ["黄瓜", "大蒜", "香油"])
        #expect(names.steps == ["拍碎黄瓜", "拌匀"])
    }

    @Test("Markdown ingredients between sentences are read without bullets")
    func loneLines() {
        let blocks = ReadMarkdown(
            "# Dal\n\n2 tsp cumin\n1 tbsp oil\n\nFry until it smells.\n\n300 g lentils\n600 ml water\n\nSimmer for 20 minutes.\n"
        )
        #expect(blocks.ingredients == ["2 tsp cumin", "1 tbsp oil", "300 g lentils", "600 ml water"])
        #expect(blocks.steps == ["Fry until it smells.", "Simmer for 20 minutes."])
        let lines = ReadMarkdown("# Rice\n\n1 cup rice\nRinse the rice.\n2 cups water\nBring it to a boil.\n")
        #expect(lines.ingredients == ["1 cup rice", "2 cups water"])
        #expect(lines.steps == ["Rinse the rice.", "Bring it to a boil."])
        let paragraphs = ReadMarkdown(
            "# Узвар\n\nГруша - 2\n\nЯблуко - 3\n\n3 літри води\n\nПомити фрукти. Варити пів години.\n")
        #expect(paragraphs.ingredients.count == 3)
        let named = ReadMarkdown(
            "# Млинці\n\nТісто\n\n1 скл молока\n\n2 яйця\n\n3 скл води\n\nСіль\n\nОлія\n\nНачинка\n\nЗмішати все. Смажити з обох боків.\n"
        )
        #expect(named.ingredients.count >= 4)
        #expect(named.steps.count == 1)
        #expect(paragraphs.steps == ["Помити фрукти. Варити пів години."])
    }

    @Test("Several numbered Markdown steps on one line are several steps")
    func numbersOnALine() {
        let recipe = ReadMarkdown("## 材料\n\n土豆、盐\n\n## 做法\n\n1、切丝；2、洗净；3、下锅翻炒。\n")
        #expect(recipe.steps == ["切丝；", "洗净；", "下锅翻炒。"])
    }

    @Test("A Markdown text about cooking that cannot be read as a recipe is reported")
    func reported() {
        let prose = ReadMarkdown("## 汤面\n\n番茄切块\n\n下锅炒软，加水\n\n放入面条煮熟\n")
        #expect(prose.steps == ["番茄切块", "下锅炒软，加水", "放入面条煮熟"])
        #expect(ReadMarkdown("## 日记\n\n今天下雨。\n\n明天去上班。\n").recipe == nil)
        let russian = ReadMarkdown("# Каша\n\nЗалейте крупу водой. Варите, помешивая, до готовности.\n")
        #expect(russian.steps.count == 1)
        #expect(
            ReadMarkdown("# Pudding\n\n- rice\n- milk\n- sugar\n\nBoil the rice in the milk. Stir in the sugar.\n")
                .wasMeantAsRecipe)
    }

    @Test("Markdown preparations below the directions are steps, and rules inside a table are not rows")
    func preparationBelowDirections() {
        let recipe = ReadMarkdown(
            "# 肉丝\n\n## 配料\n\n材料|数量\n---|---\n肉|200g\n---|---\n葱|2g\n\n## 步骤\n### 备料\n- 肉切丝\n- 葱切段\n### 开炒\n- 炒熟\n")
        #expect(recipe.ingredients == ["200 g 肉", "2 g 葱"])
        #expect(recipe.steps == ["备料: 肉切丝", "备料: 葱切段", "开炒: 炒熟"])
    }

    @Test(
        "Parentheses inside a name remain in the name in Markdown",
        arguments: [
            ("白(红)糖 50克", "白(红)糖"), ("黄（老）冰糖 1块", "黄（老）冰糖"),
        ])
    func parenthesesInside(_ line: String, _ name: String) {
        let recipe = ReadMarkdown("## 用料\n\n- \(line)\n- 水 1升\n\n## 步骤\n\n1. 煮。\n")
        #expect(recipe.recipe?.listedIngredients.first?.ingredients.first?.name == name)
    }

    @Test("Numbered lists in Markdown quotations are steps")
    func quotedSteps() {
        let announced = ReadMarkdown(
            "# Pot\n\n## Serves: 4-5\n\n## Ingredients\n\n- 300 g beans\n- oil\n\n## Steps\n\n> 1. Boil the beans.\n> 2. Add the oil.\n"
        )
        #expect(announced.steps == ["Boil the beans.", "Add the oil."])
        #expect(announced.recipe?.metadata.servings != nil)
        let unannounced = ReadMarkdown(
            "# Pot\n\n## Ingredients\n\n- 300 g beans\n- oil\n\n> 1. Boil the beans.\n> 2. Add the oil.\n")
        #expect(unannounced.steps == ["Boil the beans.", "Add the oil."])
        let note = ReadMarkdown("# Pot\n\n## Ingredients\n\n- oil\n\n## Steps\n\n1. Boil.\n\n> Tips\n> 1. Use a pot.\n")
        #expect(note.steps == ["Boil."])
        #expect(note.notes.count == 1)
    }

    @Test("A Markdown entry without an amount below an ingredient with one is a remark")
    func remarksBelow() {
        let recipe = ReadMarkdown(
            "# Pot\n\n## Ingredients\n\n- 2 eggs\n  - at room temperature\n- 200 g milk\n  - or 1 cup cream\n- 500 g vegetables\n"
                + "  - carrots\n  - peas\n\n## Steps\n\n1. Mix.\n")
        #expect(
            recipe.ingredients == [
                "2 eggs, at room temperature", "200 g milk, or 1 cup cream", "500 g vegetables", "carrots", "peas",
            ])
    }

    @Test("A Markdown entry after an empty one names the group of the entries below it")
    func emptyEntries() {
        let recipe = ReadMarkdown(
            "# Pie\n\n## Zutaten\n\n- Boden\n- 100 g Mehl\n-   \n- Füllung\n- 3 Bananen\n\n## Anleitung\n\n1. Backen.\n"
        )
        #expect(recipe.ingredients == ["Boden: 100 g Mehl", "Füllung: 3 Bananen"])
    }

    @Test("A number on its own Markdown line belongs to the text below it")
    func numbersAlone() {
        let recipe = ReadMarkdown(
            "# Pie\n\n## Zutaten\n\n- 100 g Mehl\n\n## Anleitung\n\n1.\nDen Teig kneten.\nKalt stellen.\n2.\nDen Boden backen.\n3.\nServieren.\n"
        )
        #expect(recipe.steps == ["Den Teig kneten. Kalt stellen.", "Den Boden backen.", "Servieren."])
    }

    @Test("A label above an amount after the Markdown ingredients adds an ingredient")
    func labelledAmount() {
        let recipe = ReadMarkdown(
            "Ingredientes secos\n250 g harina\n1 huevo\ningredientes líquidos\n50 ml agua\n\nopcional\n4 hojas de laurel\n"
        )
        #expect(recipe.ingredients.contains("ingredientes líquidos: 50 ml agua"))
        #expect(recipe.ingredients.contains { $0.hasSuffix("laurel") })
        #expect(recipe.steps.isEmpty)
    }

    @Test("A sentence above Markdown steps does not name a group of ingredients")
    func sentenceAboveSteps() {
        let recipe = ReadMarkdown(
            "# Fazole\n\n## Suroviny\n\n- 300 g fazolí\n- sůl\n\nNejprve vše důkladně umyjeme\n\n1. Uvaříme fazole a přidáme sůl.\n2. Podáváme.\n"
        )
        #expect(recipe.recipe?.listedIngredients.compactMap(\.name).isEmpty == true)
        #expect(recipe.steps.count == 2 || recipe.steps.count == 3)
    }

    @Test("Bullets below a Markdown line of ingredients are steps if no heading announces steps")
    func lineAboveSteps() {
        let recipe = ReadMarkdown(
            "# Reis mit Fisch\n\nZutaten: Reis (kein Naturreis, weil er den Geschmack nicht gut annimmt), Fischfilets, Salz nach Geschmack\n\n"
                + "- Den Fisch in Streifen schneiden, mit Zitronensaft und Salz würzen und ziehen lassen\n- Den Reis kochen, bis er weich ist, und den Fisch zugeben.\n"
        )
        #expect(recipe.ingredients.count == 3)
        #expect(recipe.steps.count == 2)
    }
}
