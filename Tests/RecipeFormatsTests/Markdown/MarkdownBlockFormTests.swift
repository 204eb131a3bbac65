import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Forms of blocks and facts in Markdown, and the text that is written")
struct MarkdownBlockFormTests {
    private func list(_ entries: [String], isOrdered: Bool = false) -> MarkdownBlock {
        var list = MarkdownList(entries: entries)
        list.isOrdered = isOrdered
        var block = MarkdownBlock(lines: [])
        block.content = .list(list)
        return block
    }

    @Test("A Markdown paragraph of one short line that begins with an amount")
    func oneAmount() {
        func isOne(_ lines: [String]) -> Bool { MarkdownReader.isOneAmount(MarkdownBlock(lines: lines)) }
        #expect(
            isOne(["2 eggs"]) && !isOne(["2 eggs", "salt"]) && !isOne(["2 eggs."]) && !isOne(["eggs 2"])
                && !isOne(["2"]) && !isOne([]) && !isOne(["some eggs"]))
        let name = String(repeating: "a", count: 58)
        #expect(isOne(["2 \(name)"]) && !isOne(["2 \(name)a"]) && !MarkdownReader.isOneAmount(list(["2 eggs"])))
    }

    @Test("A Markdown paragraph of a name and lines that begin with amounts")
    func labelledAmount() {
        func isLabelled(_ lines: [String]) -> Bool { MarkdownReader.isLabelledAmount(MarkdownBlock(lines: lines)) }
        #expect(isLabelled(["Optional", "4 bay leaves"]) && isLabelled(["Optional", "4 bay leaves", "1 cup salt"]))
        #expect(
            !isLabelled(["Optional"]) && !isLabelled(["Optional", "salt"]) && !isLabelled(["4 eggs", "4 bay leaves"])
                && !isLabelled(["Optional", "bay leaves 4"]))
        #expect(
            !isLabelled(["Optional", "4 bay leaves", "salt"])
                && !MarkdownReader.isLabelledAmount(list(["Optional", "4 bay leaves"])))
    }

    @Test("A short Markdown line with a colon is a label above a list of ingredients")
    func label() {
        let amounts = list(["2 eggs", "1 cup milk"])
        func isLabel(_ line: String, over next: MarkdownBlock) -> Bool {
            MarkdownReader.isLabel(MarkdownBlock(lines: [line]), over: next)
        }
        #expect(
            isLabel("Dough:", over: amounts) && isLabel("面团：", over: amounts) && !isLabel("Dough", over: amounts)
                && !isLabel("Dough:", over: MarkdownBlock(lines: ["2 eggs"])))
        #expect(
            !isLabel(
                "Dough:",
                over: list(["Mix it well and then let it rest.", "Bake it until it is done."], isOrdered: true)))
        let name = String(repeating: "a", count: 39)
        #expect(isLabel("\(name):", over: amounts) && !isLabel("\(name)a:", over: amounts))
        #expect(!MarkdownReader.isLabel(MarkdownBlock(lines: ["a", "Dough:"]), over: amounts))
    }

    @Test(
        "The kind of a Markdown list depends on its amounts, names and sentences",
        arguments: [
            (["2 eggs", "1 cup milk"], false, .ingredients), (["2 eggs", "1 cup milk"], true, .ingredients),
            (["2 eggs", "1 cup milk", "salt", "mint", "oil"], false, .ingredients),
            (["2 eggs", "1 cup milk", "salt", "mint", "oil", "tea"], false, .names),
            (["2 eggs", "1 cup milk", "salt"], true, .steps),
            (["2 eggs", "1 cup milk", "3 tbsp oil", "salt"], true, .ingredients),
            (["salt", "mint"], false, .names), (["salt"], false, .other), (["2 eggs"], false, .ingredients),
            (["2 eggs"], true, .steps), ([], false, .other), (["Prep time: 10 min"], false, .other),
            (["2 eggs", "1 cup milk", "Put them all together into a large pot now."], false, .ingredients),
            (["salt", "Put them all together into a large pot now."], false, .steps),
            (
                [
                    "2 eggs", "1 cup milk", "Put them all together into a large pot now.",
                    "Then boil them for as long as they need to.",
                ], false, .steps
            ),
        ] as [([String], Bool, MarkdownBlocksShape.Kind)])
    func kinds(_ entries: [String], _ isOrdered: Bool, _ kind: MarkdownBlocksShape.Kind) {
        #expect(MarkdownBlocksShape.kind(of: list(entries, isOrdered: isOrdered)) == kind)
    }

    @Test("A numbered list of steps that follows names in Markdown is noted, and the other order is not")
    func namesThenNumbers() {
        let names = list(["salt", "mint"])
        let steps = list(["Boil.", "Stir."], isOrdered: true)
        let both = MarkdownBlocksShape([names, steps])
        #expect(both.hasNamesThenNumbers && both.isSteps && both.hasNames && !both.hasIngredients)
        #expect(
            !MarkdownBlocksShape([steps, names]).hasNamesThenNumbers && !MarkdownBlocksShape([names]).isSteps
                && MarkdownBlocksShape([list(["2 eggs"])]).hasIngredients)
    }

    @Test(
        "Facts in a line of Markdown",
        arguments: [
            ("Prep time: 10 min", ["Prep time=10 min"]),
            ("Prep: 10 min | Serves: 4", ["prep time=10 min", "Serves=4"]), ("Prep: 10 min | Good", []),
            ("**Serves 4 people**", ["servings=4 people**"]),
            ("- Zeit: ca. 5 min", ["total time=ca. 5 min"]), ("份量：2 人", ["份量=2 人"]), ("Motto: Eat", []),
            ("Serves: ", []), ("no fact", []), ("", []), ("Serves: ~ 4", ["Serves=4"]),
            ("Serves 4 to 6", ["servings=4 to 6"]), ("2. Ingredients (4 people)", ["servings=4 people"]),
            ("4 of these nice big plates", []),
        ])
    func facts(_ line: String, _ expected: [String]) {
        #expect(MarkdownFacts.facts(in: line).map { "\($0.key)=\($0.value)" } == expected)
    }

    @Test(
        "A fact in Markdown has at most eighty characters, its line 240 bytes, and a dash can replace the colon in a heading"
    )
    func factLimits() {
        #expect(
            MarkdownFacts.isFact("Author: " + String(repeating: "a", count: 80))
                && !MarkdownFacts.isFact("Author: " + String(repeating: "a", count: 81)))
        #expect(
            MarkdownFacts.facts(in: String(repeating: "Author: aaaa | ", count: 16)).count == 16
                && MarkdownFacts.facts(in: String(repeating: "Author: aaaa | ", count: 17)).isEmpty)
        #expect(
            MarkdownFacts.facts(inHeading: "Time - 20 min").first?.value == "20 min"
                && MarkdownFacts.facts(inHeading: "Time – 20 min").count == 1
                && MarkdownFacts.facts(inHeading: "Soup - warm").isEmpty)
        #expect(
            MarkdownFacts.isShort("20 min") && !MarkdownFacts.isShort("soon")
                && !MarkdownFacts.isShort("20 min, or more")
                && !MarkdownFacts.isShort("20 " + String(repeating: "a", count: 22)))
        #expect(
            MarkdownFacts.isShort("20 " + String(repeating: "a", count: 21))
                && MarkdownFacts.areFacts([list(["Serves: 4"])])
                && !MarkdownFacts.areFacts([list(["Serves: 4", "salt"])]) && !MarkdownFacts.areFacts([]))
    }

    private func tableIngredients(_ table: String) -> [String] {
        ReadMarkdown("# Stew\n\n## Ingredients\n\n\(table)\n\n## Directions\n\n1. Boil it.\n").ingredients
    }

    @Test("The columns of a Markdown table of ingredients are found by their headers or by their cells")
    func tables() {
        #expect(
            tableIngredients(
                "| Amount | Unit | Ingredient | Notes |\n| --- | --- | --- | --- |\n| 2 | cups | milk | warm |\n| - |  | salt | |"
            ) == ["2 cups milk, warm", "salt"])
        #expect(
            tableIngredients("| a | b |\n| --- | --- |\n| 2 cups | milk |\n| 1 | egg |") == ["2 cups milk", "1 egg"])
        #expect(
            tableIngredients(
                "| Item | Qty | Optional |\n| --- | --- | --- |\n| milk | 2 cups | no |\n| mint | 1 | yes |"
            ).map { $0.contains("optional") } == [false, true])
        #expect(
            tableIngredients(
                "| Item | Qty | Required |\n| --- | --- | --- |\n| milk | 2 cups | yes |\n| mint | 1 | no |"
            ).map { $0.contains("optional") } == [false, true])
        #expect(
            tableIngredients(
                "| Ingredient | Unit | Amount |\n| --- | --- | --- |\n| milk | cups | 2 |\n| water (ml) | | 30 |") == [
                    "2 cups milk", "30 ml water",
                ])
        #expect(
            tableIngredients("| Ingredient | Amount |\n| --- | --- |\n| Sauce: | |\n| milk | 2 cups |") == [
                "Sauce: 2 cups milk"
            ])
    }

    @Test("A written Markdown recipe has its parts under headings of level two, and their parts under level three")
    func written() {
        let flour = Ingredient(
            name: "flour", quantity: Quantity(.number(Rational(200)), unit: "g"), preparation: "sifted")
        var recipe = Recipe(
            title: "Pie", metadata: RecipeMetadata(course: "Dessert"),
            listedIngredients: [
                IngredientGroup(ingredients: [Ingredient(name: "salt")]),
                IngredientGroup(name: "Dough", ingredients: [flour]),
            ], listedCookware: [Cookware(name: "pan")],
            sections: [RecipeSection(name: "Bake", blocks: [.step(Step([.text("Mix *it*.")])), .note("Hot.")])])
        let text = MarkdownWriter().text(for: recipe)
        #expect(
            text
                == "---\ntitle: Pie\ncourse: Dessert\n---\n\n## Ingredients\n\n- salt\n\n### Dough\n\n- 200 g flour, sifted\n\n## Cookware\n\n- pan\n\n## Directions\n\n### Bake\n\n1. Mix \\*it\\*.\n\n> Hot.\n"
        )
        #expect(
            MarkdownFormat().read(at: 0, utf8: Array(text.utf8), file: "a.md")?.recipe.outline == [
                "# Bake", "Mix *it*.",
            ])
        recipe = Recipe(title: "Pie")
        #expect(
            MarkdownWriter().text(for: recipe) == "---\ntitle: Pie\n---\n\n## Directions\n"
                && !MarkdownWriter().text(
                    for: Recipe(title: "", listedIngredients: [IngredientGroup(ingredients: [Ingredient(name: "a")])])
                ).contains("Directions"))
    }
}
