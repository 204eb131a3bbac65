import Testing

@testable import RecipeFormats
@testable import RecipeKit

/// Habits of recipe collections of households.
@Suite struct MarkdownHouseholdTests {
    @Test("A section for preparation contains steps if the ingredients are above it")
    func preparation() {
        let recipe = ReadMarkdown(
            "**食材:**\n鲫鱼，豆腐，葱\n\n**准备：**\n- 鲫鱼洗净，背上划几刀\n- 豆腐切块\n\n**步骤：**\n1. 下锅煎\n2. 加水煮\n")
        #expect(recipe.ingredients == ["鲫鱼", "豆腐", "葱"])
        #expect(recipe.steps == ["准备: 鲫鱼洗净，背上划几刀", "准备: 豆腐切块", "下锅煎", "加水煮"])
        let list = ReadMarkdown("# 炖肉\n\n## 准备\n\n- 牛肉 500克\n- 番茄 3个\n\n牛肉切块，冷水下锅焯水备用。\n\n## 烹饪\n\n1. 炒番茄。\n2. 放牛肉。\n")
        #expect(list.ingredients == ["500 克 牛肉", "3 个 番茄"])
        #expect(list.steps == ["牛肉切块，冷水下锅焯水备用。", "炒番茄。", "放牛肉。"])
    }

    @Test("The word for a step and its number are left out of a Markdown step, and the source is a note")
    func stepWords() {
        let recipe = ReadMarkdown(
            "# Сырники\n\n## Ингредиенты\n\n- Творог **200 г**\n- Сода 1/2 ч/л\n\n## Приготовление\n\n**Шаг 1.** Растереть.\n\n"
                + "**Шаг 2.** Обжарить.\n\nОригинальный рецепт: [источник](https://a.example)\n")
        #expect(recipe.ingredients == ["200 г Творог", "1/2 ч.л. Сода"])
        #expect(recipe.steps == ["Растереть.", "Обжарить."])
        #expect(recipe.notes == ["Оригинальный рецепт: источник"])
    }

    @Test("A heading of directions above a list of ingredients names a group")
    func assembly() {
        let recipe = ReadMarkdown(
            "# Salad\n## Ingredients\n* 2 eggs\n* 1 lemon\n# ASSEMBLY:\n* 3 lettuce hearts\n* 2 slices bread\n\n## Cooking Method\n\n1. Mix it.\n"
        )
        #expect(
            recipe.ingredients == ["2 eggs", "1 lemon", "ASSEMBLY: 3 lettuce hearts", "ASSEMBLY: 2 slices bread"])
        #expect(recipe.steps == ["Mix it."])
    }

    @Test("Numbers after a name in Markdown are counts")
    func counts() {
        let recipe = ReadMarkdown(
            "# Dip\n\n## Ingredients\n\n* cheese 500g\n* garlic cloves 2\n* flour type 00\n\n## Steps\n\n* Mix.\n* Serve.\n"
        )
        #expect(recipe.ingredients == ["500 g cheese", "2 cloves garlic", "flour, type 00"])
    }

    @Test("Markdown entries that are indented by one column below the name of a group are in the group")
    func sloppyNesting() {
        let recipe = ReadMarkdown(
            "# Curry\n\n* Marinade \n * 300 g tofu\n * 1 tbsp ginger\n* Gravy\n * 2 tomatoes\n\nMarinate the tofu.\n")
        #expect(recipe.ingredients == ["Marinade: 300 g tofu", "Marinade: 1 tbsp ginger", "Gravy: 2 tomatoes"])
    }

    @Test("Arrows, links to other pages and headings of pictures are not part of the recipe")
    func navigation() {
        let recipe = ReadMarkdown(
            "[← Alle Rezepte](./)\n\n# Quark\n\n## Bild\n\n![](a.jpg)\n\n## Zutaten\n\n* 50 g Quark\n* Salz\n\n## Zubereitung\n\nAlles verrühren.\n\n"
                + "- [Previous](Der Kuchen.md)\n- [Next](brot.md)\n")
        #expect(recipe.recipe?.metadata.description == nil)
        #expect(recipe.steps == ["Alles verrühren."])
        #expect(recipe.recipe?.metadata.images == ["a.jpg"])
    }

    @Test("Entries below an entry for the ingredients are steps")
    func entriesBehindPart() {
        let recipe = ReadMarkdown(
            "# Opskrift\n\n* Ingredienser\n\t* 500 g kød\n\t* 2 løg\n\t* krydderier\n* Bland det hele sammen, og lad det simre lidt\n* Læg det i lag i et stort fad med ost\n* Bag i ovnen i 35 min.\n"
        )
        #expect(recipe.ingredients == ["500 g kød", "2 løg", "krydderier"])
        #expect(
            recipe.steps == [
                "Bland det hele sammen, og lad det simre lidt", "Læg det i lag i et stort fad med ost",
                "Bag i ovnen i 35 min.",
            ])
    }

    @Test(
        "Further requirements are cookware, a single name is an ingredient, and a heading “Recipe” contains the steps")
    func requirements() {
        let recipe = ReadMarkdown(
            "# Lasagne\n\n## Ingrediënten\n\n- 500 g pasta\n- kaas\n\n## Ook nodig\n\n- boter\n\n## Benodigdheden\n\n- ovenschotel\n\n## Recept\n\n- vet de schotel in\n- leg de lagen\n"
        )
        #expect(recipe.ingredients == ["500 g pasta", "kaas", "Ook nodig: boter"])
        #expect(recipe.recipe?.listedCookware.map(\.name) == ["ovenschotel"])
        #expect(recipe.steps == ["vet de schotel in", "leg de lagen"])
    }

    @Test("Markdown groups with steps only after the last are one recipe, with the heading above them as title")
    func groups() {
        let recipe = ReadMarkdown(
            "## PIIRAKKA:\n\n### Pohja:\n- jauhoja 300g\n- voi\n- suola\n\n### Täyte:\n- maitoa 1l\n- juustoa 60g\n\nSekoita jauhot ja voi. Paista uunissa.\n"
        )
        #expect(recipe.recipe?.title == "PIIRAKKA")
        #expect(
            recipe.ingredients == [
                "Pohja: 300 g jauhoja", "Pohja: voi", "Pohja: suola", "Täyte: 1 l maitoa", "Täyte: 60 g juustoa",
            ])
        #expect(recipe.steps == ["Sekoita jauhot ja voi. Paista uunissa."])
    }

    @Test("A line with an amount between paragraphs of ingredients is an ingredient")
    func singleLine() {
        let recipe = ReadMarkdown(
            "# Pasta\n\n1 lb sausage\n1/2 cup onion\n\n12 noodles\n\n1 egg\n1/2 tsp salt\n\n1. Fry the sausage.\n2. Bake.\n"
        )
        #expect(recipe.ingredients == ["1 lb sausage", "1/2 cup onion", "12 noodles", "1 egg", "1/2 tsp salt"])
        #expect(recipe.steps == ["Fry the sausage.", "Bake."])
    }

    @Test("A Markdown front matter can contain a nested group, and a step with wrapped lines")
    func frontMatter() {
        let recipe = ReadMarkdown(
            "---\ntitle: Chili\ningredients:\n  - amount: 2\n    name: onions\n  - name: Spices\n    group:\n      - amount: 1\n        unit: tsp\n        name: cumin\n  - amount: 1\n    unit: cup\n    name: rice\n"
                + "directions:\n  - >-\n    Fry the onions and\n\n    add the spices.\n  - Serve.\n---\n")
        #expect(recipe.ingredients == ["2 onions", "Spices: 1 tsp cumin", "1 cup rice"])
        #expect(recipe.steps == ["Fry the onions and add the spices.", "Serve."])
    }
}
