import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Habits of Chinese, Japanese and Korean notes about cooking.
@Suite struct MarkdownEastAsianHabitTests {
    @Test("A Markdown heading can contain the ingredients after its colon")
    func headingWithSeries() {
        let recipe = ReadMarkdown("## 拌藕片\n\n#### 原料：莲藕、香菜\n\n#### 步骤\n\n1、莲藕切片焯水\n\n2，拌匀\n")
        #expect(recipe.ingredients == ["莲藕", "香菜"])
        #expect(recipe.steps == ["莲藕切片焯水", "拌匀"])
        let two = ReadMarkdown("原料:冬瓜、虾皮  \n过程:  \n1.虾皮炒香\n2.放冬瓜煮软\n")
        #expect(two.ingredients == ["冬瓜", "虾皮"])
        #expect(two.steps == ["虾皮炒香", "放冬瓜煮软"])
    }

    @Test("Chinese headings for seasonings, methods and experiences contain ingredients, steps and notes")
    func words() {
        let recipe = ReadMarkdown("# 烤鸭腿\n## 材料:\n* 鸭腿 2只\n## 调料:\n* 酱油\n* 盐\n## 方法:\n1. 腌好.\n2. 烤熟.\n## 感想\n- 火太大了\n")
        #expect(recipe.ingredients == ["2 只 鸭腿", "调料: 酱油", "调料: 盐"])
        #expect(recipe.steps == ["腌好.", "烤熟."])
        #expect(recipe.notes == ["火太大了"])
        let notesFirst = ReadMarkdown("## 笔记\n### 选鱼\n- 海鱼, 河鱼都行\n- 每条 500g 左右\n## 做法\n- 鱼 1条 洗净\n- 蒸8分钟\n")
        #expect(notesFirst.ingredients.isEmpty)
        #expect(notesFirst.steps == ["鱼 1条 洗净", "蒸8分钟"])
    }

    @Test("Entries of a Markdown list below a word such as summary are notes")
    func summary() {
        let recipe = ReadMarkdown(
            "## 炒瓜\n\n* 原材料\n\n材料|数量|备注\n---|---|---\n南瓜|300|g, 去皮\n蒜|2|瓣\n\n* 做法\n    1. 南瓜切片\n    2. 下锅炒熟\n\n"
                + "* 总结\n    1. 盐多了\n\n* 建议\n下次少放\n")
        #expect(recipe.ingredients == ["300 g 南瓜, 去皮", "2 瓣 蒜"])
        #expect(recipe.steps == ["南瓜切片", "下锅炒熟"])
        #expect(recipe.notes == ["盐多了", "下次少放"])
    }

    @Test("In Markdown, sentences below a second word for ingredients are steps")
    func preparations() {
        let recipe = ReadMarkdown(
            "# 配料\n1. 300g鱼片，要新鲜\n2. 酸菜 1包\n# 备料\n- 切蒜末、切姜丝，葱白葱叶分开放，都放在小碗里备用\n"
                + "- 开火烧热锅，把花椒烘出香味，再倒进碗里面碾碎备用\n# 煮\n- 水开下鱼片，煮2分钟。\n")
        #expect(recipe.ingredients.count == 2)
        #expect(recipe.steps.count == 3)
        let lines = ReadMarkdown("## 焖鸭\n\n备料：姜，八角，酱油，黄酒\n\n切块，凉水下锅焯水，捞出\n\n煎出油，加姜，八角，酱油\n\n大火收汁\n")
        #expect(lines.ingredients == ["姜", "八角", "酱油", "黄酒"])
        #expect(lines.steps == ["切块，凉水下锅焯水，捞出", "煎出油，加姜，八角，酱油", "大火收汁"])
    }

    @Test("Markdown quotations can be the ingredients, and bullets below them the steps")
    func quotedIngredients() {
        let recipe = ReadMarkdown("## 炒豆角\n\n#### 原料\n\n> 豆角\n\n> 肉末\n\n> 蒜\n\n* 热油，炒肉末，放蒜末，再炒\n\n* 放豆角，加水，焖熟\n")
        #expect(recipe.ingredients == ["豆角", "肉末", "蒜"])
        #expect(recipe.steps == ["热油，炒肉末，放蒜末，再炒", "放豆角，加水，焖熟"])
    }

    @Test("Markdown steps without a list of ingredients are a recipe")
    func onlySteps() {
        let numbered = ReadMarkdown("1、鸭块焯水，捞出\n\n2、锅中放少许油、两段葱、一把冰糖\n\n3、倒入鸭块，炒至金黄，加水\n\n4、中火收汁\n")
        #expect(numbered.steps.count == 4)
        #expect(numbered.ingredients.isEmpty)
        let linked = ReadMarkdown(
            "# 烧茄子\n\n参考：https://example.org/w\n\n1. 茄子切块，腌一下。\n\n2. 蒜切末。\n\n3. 油热煎茄子，淋汁。\n\n4. 关火出锅。\n\n*注意*：别放太多油。\n")
        #expect(linked.steps.count == 4)
        let bullets = ReadMarkdown("* 鸡蛋，姜丝，搅匀\n* 油烧热，倒入鸡蛋，煎到蓬松，切块\n* 炒西葫芦，盐、生抽\n* 出锅，葱花\n")
        #expect(bullets.steps.count == 4)
        #expect(bullets.ingredients.isEmpty)
        let lines = ReadMarkdown("# 絲瓜蛋\n\n絲瓜去皮切塊\n先炒蛋，盛出\n再炒絲瓜，加鹽煮軟\n撒蔥花\n")
        #expect(lines.steps == ["絲瓜去皮切塊", "先炒蛋，盛出", "再炒絲瓜，加鹽煮軟", "撒蔥花"])
    }

    @Test("Amounts in a list inside Markdown steps are ingredients, and the other steps remain")
    func ingredientsBetweenSteps() {
        let recipe = ReadMarkdown(
            "# 酱鸭\n\n1. 鸭子解冻。\n\n2. 取盆一个，放入：\n- 1大勺料酒\n- 6小勺生抽\n- 20粒冰糖\n\n3. 腌1小时，中途翻面。\n\n4. 煎至金黄。\n")
        #expect(recipe.ingredients == ["1 大勺 料酒", "6 小勺 生抽", "20 粒 冰糖"])
        #expect(recipe.steps.first == "鸭子解冻。")
        #expect(recipe.steps.last == "煎至金黄。")
        let nested = ReadMarkdown(
            "# 酱鸭\n\n* 通常做一公斤鸭子\n* 鸭子切块，泡10分钟\n\t* 期间调酱汁\n\t* 2勺\t料酒\n\t* 4勺\t生抽\n"
                + "\t* 8勺\t糖\n* 把鸭子倒入热锅翻炒至金黄\n* 盖锅盖大火烧开\n* 装盘\n")
        #expect(nested.ingredients == ["2 勺 料酒", "4 勺 生抽", "8 勺 糖"])
        #expect(nested.steps.count == 5)
    }

    @Test("A Markdown entry without an amount above a nested list of names is a group")
    func groups() {
        let recipe = ReadMarkdown("# 鍋\n\n## 材料\n- 調味料\n    - 味噌\n    - 酒\n- 具材\n    - 豆腐\n    - ネギ\n\n## 手順\n1. 煮る\n")
        #expect(recipe.ingredients == ["調味料: 味噌", "調味料: 酒", "具材: 豆腐", "具材: ネギ"])
    }

    @Test("In Markdown, a word before a colon in an entry, or a line above a second list, names a group")
    func series() {
        let recipe = ReadMarkdown(
            "# 煎鱼\n\n## 配料\n- 鱼 1条\n- 酱汁：酱油 2勺、醋、糖 1勺\n- 盐：适量\n\n## 步骤\n1. 煎鱼。\n")
        #expect(recipe.ingredients == ["1 条 鱼", "酱汁: 2 勺 酱油", "酱汁: 醋", "酱汁: 1 勺 糖", "适量 盐"])
        let label = ReadMarkdown(
            "煮物\n====\n\n* 大根 200g\n* 人参 1本\n\n調味料\n* 酒 大さじ 2\n* 塩 小さじ 1/3\n\n手順\n----\n\n1. 煮る\n")
        #expect(label.ingredients == ["200 g 大根", "1 本 人参", "調味料: 2 大さじ 酒", "調味料: 1/3 小さじ 塩"])
        #expect(label.steps == ["煮る"])
    }

    @Test("Entries on the level of the entry for ingredients are sections of Markdown steps")
    func namedEntries() {
        let recipe = ReadMarkdown(
            "# 拌面\n\n* 备料\n    * 面粉 500克\n    * 盐\n\n* 和面\n    * 加两小勺盐\n    * 和至盆光，手光\n"
                + "* 煮面\n    * 水开下面，煮5分钟，捞出过凉水\n* 吃面\n\n## 总结\n* 多揉\n")
        #expect(recipe.ingredients == ["500 克 面粉", "盐"])
        #expect(recipe.steps.contains("和面: 加两小勺盐"))
        #expect(recipe.steps.contains("煮面: 水开下面，煮5分钟，捞出过凉水"))
        #expect(recipe.notes == ["多揉"])
    }

    @Test("Markdown bullets without a space, tables without dashes, and a single ingredient are read")
    func bareForms() {
        let bullets = ReadMarkdown("##재료\n*양파 1/2개\n*대파\n\n##조리법\n1.썬다.\n2.볶는다.\n")
        #expect(bullets.ingredients == ["1/2 개 양파", "대파"])
        let table = ReadMarkdown("## 粥\n* 原材料\n\n材料|数量|备注\n米|1/2杯\n肉|100g\n\n* 做法\n    1. 煮1小时\n")
        #expect(table.ingredients == ["1/2 杯 米", "100 g 肉"])
        let one = ReadMarkdown("原料:肋排\n过程:\n1.焯水\n2.炖1小时\n")
        #expect(one.ingredients == ["肋排"])
        #expect(ReadMarkdown("## 材料\n- 三つ葉：適量\n- 水 1つ\n## 手順\n1. 煮る\n").ingredients.first == "適量 三つ葉")
    }

    @Test("Markdown lists between the ingredients and the directions, and lists of several dishes, are ingredients")
    func furtherLists() {
        let toppings = ReadMarkdown(
            "# 焼飯\n\n## 材料\n\n| 材料 | 分量 |\n| --- | --- |\n| ごはん | 200g |\n\n## 薬味\n\n- 白ネギ\n- 大葉\n\n## 順序\n\n1. 炒める\n")
        #expect(toppings.ingredients == ["200 g ごはん", "薬味: 白ネギ", "薬味: 大葉"])
        let dishes = ReadMarkdown(
            "# 炊飯\n\n## 白米\n\n### 材料\n\n- 白米 1合\n- 水 180ml\n\n### 手順\n\n1. 研ぐ\n"
                + "\n## 芋ご飯\n\n- 白米 2合\n- 芋 300g\n\n### 手順\n\n1. 炊く\n")
        #expect(dishes.ingredients == ["白米: 1 合 白米", "白米: 180 ml 水", "芋ご飯: 2 合 白米", "芋ご飯: 300 g 芋"])
    }

    @Test("Numbered Markdown entries that are indented too far are still entries")
    func deepEntries() {
        let recipe = ReadMarkdown("# 食材\n- 鱼\n- 葱，切段\n\n# 步骤\n1. 洗鱼\n\t   1. 刮鳞\n\t   2. 冲净\n2. 蒸鱼\n\t   1. 水开上锅\n")
        #expect(recipe.steps == ["洗鱼\n- 刮鳞\n- 冲净", "蒸鱼\n- 水开上锅"])
    }

    @Test("Amounts are read in the forms of Japanese Markdown notes")
    func japaneseAmounts() {
        let recipe = ReadMarkdown(
            "# 炒め\n\n## 材料\n- 味噌：大1\n- 豆板醤：小0.5（なければ一味）\n- にんにく 好きなだけ\n- 皮 60枚くらい？\n"
                + "- じゃがいも 2-3cm 角が 9〜12個\n- 生姜: 大1片\n\n## 手順\n1. 炒める\n")
        #expect(
            recipe.ingredients == [
                "1 大さじ 味噌", "1/2 小さじ 豆板醤, なければ一味", "好きなだけ にんにく", "60 枚 皮, くらい", "9-12 個 じゃがいも, 2-3cm 角が",
                "1 片 生姜, 大",
            ])
        let table = ReadMarkdown(
            "## 材料\n| 食材 | 分量 | 切り方 |\n|---|---|---|\n| 玉ねぎ | 中2個 (400g) | 薄切り |\n"
                + "| 鶏肉 | 300g | 一口大 |\n\n## 作り方\n1. 煮る\n")
        #expect(table.ingredients.last == "300 g 鶏肉, 一口大")
        #expect(table.ingredients.first?.hasPrefix("2 個 玉ねぎ") == true)
    }

    @Test("A short Markdown text about cooking that cannot be read is reported")
    func reported() {
        #expect(ReadMarkdown("# 白灼虾\n\n虾煮三分钟\n", file: "白灼虾.md").wasMeantAsRecipe)
        #expect(!ReadMarkdown("# 读书\n\n今天下雨，读了一本书。\n", file: "读书.md").wasMeantAsRecipe)
    }

    @Test("In Markdown, 其他 after the steps contains notes, and 备料 after the ingredients contains steps")
    func remainders() {
        let recipe = ReadMarkdown(
            "# 豆\n\n## 原料\n\n- 豆 300g\n- 盐 少许\n\n## 备料\n\n- 豆泡水一晚\n- 葱切末\n\n## 做法\n\n- 1.下入豆\n- 2.加盐\n\n## 其他\n\n1. 可以加葱\n"
        )
        #expect(recipe.ingredients == ["300 g 豆", "少许 盐"])
        #expect(recipe.steps == ["备料: 豆泡水一晚", "备料: 葱切末", "下入豆", "加盐"])
        #expect(recipe.notes == ["可以加葱"])
    }
}
