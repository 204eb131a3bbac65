import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("The lines of a shopping list")
struct ShoppingLineTests {
    private static func lines(_ text: String, _ options: ShoppingList.Options = .init()) -> [ShoppingLine] {
        var needs = ShoppingNeeds()
        for need in OwnItems.needs(in: text) { needs.add(need) }
        return ShoppingList(needs, options).lines
    }

    private static func rows(_ text: String, _ options: ShoppingList.Options = .init()) -> [String] {
        lines(text, options).map { "\($0.amountText()) \($0.name)".trimmingSpaces() }
    }

    @Test func `spoons stay spoons up to a cup, and become millilitres above in languages without cups`() {
        #expect(Self.rows("15 EL Milch") == ["15 EL Milch"] && Self.rows("16 EL Milch") == ["240 ml Milch"])
        #expect(Self.rows("48 TL Milch") == ["240 ml Milch"])
        #expect(Self.rows("17 tbsp zorb") == ["~1⅛ cups zorb"] && Self.rows("3 tsp zorb") == ["1 tbsp zorb"])
        #expect(Self.rows("500 ml zorb") == ["500 ml zorb"])
    }

    @Test func `the name of a line is a plural if one of its names is and the sum needs it`() {
        #expect(Self.rows("1 zorb; 2 zorbs") == ["3 zorbs"] && Self.rows("2 zorbs; 1 zorb") == ["3 zorbs"])
        #expect(Self.rows("0.5 zorb; 0.5 zorbs") == ["1 zorb"])
        #expect(Self.rows("100 g zorb; 100 g zorbs") == ["200 g zorbs"])
        #expect(Self.rows("2 egg") == ["2 eggs"] && Self.rows("1 egg") == ["1 egg"])
        let file = ShoppingList.Options(aisles: AisleFile("[a]\negg|oeuf\n"))
        #expect(Self.rows("3 egg", file) == ["3 egg"] && Self.rows("3 oeufs; 1 egg", file) == ["4 egg"])
    }

    @Test(
        "The unit of a line has the form that the language of the recipe wants, and the name is whole",
        arguments: [
            ("grappolo", "uva", "Lavare l'uva e asciugarla con un panno.", "2 grappoli uva"),
            ("ząbek", "czosnku", "Posiekać czosnek i dodać do sosu.", "2 ząbki czosnku"),
            ("g", "gęstej, kwaśnej śmietany", "Wymieszać śmietanę i dodać sól.", "2 g gęstej, kwaśnej śmietany"),
            ("kg", "Marhalábszár 5 cm-es", "A húst vágjuk fel, majd süssük meg.", "2 kg Marhalábszár"),
        ])
    func ofRecipe(_ unit: String, _ name: String, _ step: String, _ row: String) {
        let ingredient = Ingredient(name: name, quantity: Quantity(.number(.one), unit: unit))
        #expect(Self.rows([ingredient], step) == [row])
    }

    @Test("An amount that only the preparation states is on the list")
    func statedAmount() {
        let milk = Ingredient(name: "zork", preparation: "50 ml lukewarm")
        #expect(Self.rows([milk], "Warm it.") == ["100 ml zork"])
        #expect(Self.rows([Ingredient(name: "zork", preparation: "cut into 2 cm pieces")], "Cut.") == ["zork"])
    }

    @Test(
        "A line whose name states its quantity once more can be added to others, and two things cannot",
        arguments: [("milk, 480 ml, warm", "2 cups milk"), ("zork, 1 tbsp butter", "2 cups zork, 2 tbsp butter")])
    func repeatedQuantity(_ name: String, _ row: String) {
        let line = Ingredient(name: name, quantity: Quantity(.number(.one), unit: "cup"))
        #expect(Self.rows([line], "Mix it.") == [row])
    }

    /// Returns the rows of a recipe at twice its size.
    private static func rows(_ ingredients: [Ingredient], _ step: String) -> [String] {
        let recipe = Recipe(
            title: "x", listedIngredients: [IngredientGroup(ingredients: ingredients)],
            sections: [RecipeSection(blocks: [.step(Step([.text(step)]))])])
        var needs = ShoppingNeeds()
        needs.add(ReferencedRecipe(id: "x", recipe: recipe), factor: Rational(2))
        return ShoppingList(needs, .init()).lines.map { "\($0.amountText()) \($0.name)".trimmingSpaces() }
    }

    @Test func `packs are bought for one sum, and not for two that cannot be added`() {
        var options = ShoppingList.Options()
        options.sizes = ShopSizes(own: ["zorb": [Quantity(.number(Rational(250)), unit: "g")]])
        #expect(Self.rows("300 g zorb", options) == ["2 × 250 g zorb"])
        #expect(Self.rows("250 g zorb", options) == ["250 g zorb"])
        #expect(Self.rows("0.5 kg zorb", options) == ["2 × 250 g zorb"])
        #expect(Self.rows("1 bunch zorb; 300 g zorb", options) == ["1 bunch + 300 g zorb"])
        #expect(Self.rows("100 ml zorb", options) == ["100 ml zorb"])
        options.sizes = ShopSizes(own: ["rice": [Quantity(.number(Rational(500)), unit: "g")]])
        #expect(
            Self.rows("2 cups rice", options) == ["500 g rice"]
                && Self.rows("6 cups rice", options) == ["3 × 500 g rice"])
    }

    @Test func `other names of a grocery are listed once, without what is behind a comma`() throws {
        let line = try #require(
            Self.lines("1 l olive oil; 1 l extra-virgin olive oil; 2 l Extra virgin olive oil; 1 l huile d'olive")
                .first)
        #expect(line.otherNames == ["extra-virgin olive oil", "huile d'olive"])
        #expect(line.nameWithOthers == "olive oil (also extra-virgin olive oil, huile d'olive)")
        #expect(
            line.splits == [
                .name("extra virgin olive oil", grocery: "olive oil"), .name("huile olive", grocery: "olive oil"),
            ])
        #expect(line.isGuessed)
        let plain = try #require(Self.lines("1 onion; 2 onions").first)
        #expect(plain.otherNames == [] && plain.splits == [] && !plain.isGuessed && plain.nameWithOthers == "onions")
    }

    @Test func `each amount that was converted by a weight is listed, with the source of the weight`() throws {
        var needs = ShoppingNeeds()
        let onions: [(Int, String?)] = [(3, nil), (110, "g"), (1, "bunch"), (55, "g")]
        for (number, unit) in onions {
            needs.add(ShoppingNeed("onion", quantities: [Quantity(.number(Rational(number)), unit: unit)]))
        }
        let line = try #require(ShoppingList(needs).lines.first)
        #expect(line.amountText() == "~4½ + 1 bunch")
        #expect(line.contributions.map(\.conversions.count) == [0, 1, 0, 1])
        #expect(
            line.contributions[1].conversions == [
                ShoppingLine.Conversion(
                    from: Quantity(.number(Rational(110)), unit: "g"), to: Quantity(.number(.one)),
                    source: "USDA 11282")
            ])
        #expect(line.splits == [.units(grocery: "onion")] && line.isGuessed)
        var options = ShoppingList.Options()
        options.splits = [.units(grocery: "onion")]
        let apart = try #require(ShoppingList(needs, options).lines.first)
        #expect(apart.amountText() == "3 + 165 g + 1 bunch" && !apart.isGuessed && apart.splits == [])
    }

    @Test func `a liquid is converted to millilitres, and other foods to grams`() {
        #expect(Self.rows("100 g milk; 500 ml milk") == ["~600 ml milk"])
        #expect(Self.rows("2 cups flour; 100 g flour") == ["~350 g flour"])
        #expect(Self.rows("1 onion; 1 kg onion").first?.hasSuffix("kg onion") == true)
    }

    @Test func `a covered line says where each of its supplies is`() {
        var options = ShoppingList.Options()
        options.stock = [
            ShoppingStock("rice", .quantity(Quantity(.number(.one), unit: "kg")), place: "shelf"),
            ShoppingStock("rice", .quantity(Quantity(.number(Rational(2)), unit: "kg")), place: "cellar"), .water,
            ShoppingStock("salt", .present, place: "drawer"), ShoppingStock("tea", .unlimited, place: "box"),
        ]
        var needs = ShoppingNeeds()
        for need in OwnItems.needs(in: "2 kg rice; 1 l water; salt; 5 bags tea") { needs.add(need) }
        let list = ShoppingList(needs, options)
        #expect(
            list.covered.map(\.coveredText) == [
                "rice (shelf: 1 kg, cellar: 2 kg)", "water (always at home)", "salt (drawer)", "tea (box)",
            ])
        #expect(
            list.covered.first?.supplies.map(\.taken) == [1, 1].map { Quantity(.number(Rational($0)), unit: "kg") })
        #expect(list.lines.isEmpty)
    }

    @Test func `lines are in the order of the shop, and equal places in the order of the recipes`() {
        let file = AisleFile("[b]\nzorb\nblob\n[a]\nblub\n")
        let options = ShoppingList.Options(aisles: file, usesDefaults: false)
        let lines = Self.lines("nix; blub; blob; nax; zorb", options)
        #expect(lines.map(\.name) == ["zorb", "blob", "blub", "nix", "nax"])
        var needs = ShoppingNeeds()
        for need in OwnItems.needs(in: "nix; blub; zorb") { needs.add(need) }
        #expect(ShoppingList(needs, options).sections.map(\.aisle) == ["b", "a", "other"])
    }

    @Test func `a tree of references is followed up to a thousand recipes, and a missing one is a line`() {
        func recipe(_ title: String, _ names: [String]) -> ReferencedRecipe {
            var recipe = Recipe(title: title)
            recipe.listedIngredients = [
                IngredientGroup(
                    ingredients: names.map { Ingredient(name: $0, recipeReference: RecipeReference(path: [".", $0])) })
            ]
            return ReferencedRecipe(id: title, recipe: recipe)
        }
        var needs = ShoppingNeeds()
        needs.add(
            recipe("root", (1...1000).map { "r\($0)" }),
            resolve: { reference, _ in
                recipe(reference.path.last ?? "", ["gone"])
            })
        // The root, 499 recipes with the recipe “gone” that they refer to, and one recipe without it.
        #expect(
            needs.problems.filter { $0.reason == .tooMany }.map(\.name) == ["gone"] + (501...1000).map { "r\($0)" })
        #expect(needs.problems.count { $0.reason == .cycle(["gone", "gone"]) } == 499)
        var missing = ShoppingNeeds()
        missing.add(
            recipe("root", ["gone", "skipped"]), follows: { $0.path.last != "skipped" }, resolve: { _, _ in nil })
        #expect(missing.needs.map(\.name) == ["gone"])
        #expect(missing.problems == [ShoppingProblem(recipe: "root", name: "gone", reason: .missing)])
        #expect(missing.needs.first?.origin.text == "root" && ShoppingNeed.Origin.own.text == "")
    }
}
