import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Shopping lists")
struct ShoppingListTests {
    private static func need(_ line: String, _ recipe: String = "a", optional: Bool = false) -> ShoppingNeed {
        var need = ShoppingNeed(
            OwnItems.ingredient(line, units: UnitCatalog()), origin: .recipe(id: recipe, path: [recipe]))
        need.isOptional = optional
        return need
    }

    private static func list(_ lines: [String], _ options: ShoppingList.Options = .init()) -> ShoppingList {
        var needs = ShoppingNeeds()
        for (index, line) in lines.enumerated() { needs.add(need(line, "recipe \(index)")) }
        return ShoppingList(needs, options)
    }

    private static func rows(_ lines: [String], _ options: ShoppingList.Options = .init()) -> [String] {
        list(lines, options).lines.map { line in
            [line.amountText(), line.name].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    @Test(
        "Amounts of one grocery are merged: units of a kind, volumes by density, counts by weight, ranges, words",
        arguments: [
            (["1 l milk", "500 ml milk"], "1½ l milk"), (["1 cup milk", "2 tbsp milk"], "1⅛ cups milk"),
            (["12 oz beef", "1 lb beef"], "1¾ lb beef"), (["2 onions", "1 large onion"], "3 onions"),
            (["3 onions", "200 g onion"], "~5 onions"), (["1 onion", "500 g onions"], "~610 g onions"),
            (["200 g flour", "1 cup all-purpose flour"], "~325 g flour"),
            (["500 ml milk", "100 g milk"], "~600 ml milk"), (["1-2 carrots", "2 carrots"], "3–4 carrots"),
            (["2 cloves garlic", "3 cloves garlic"], "5 cloves garlic"), (["1 dozen eggs", "3 eggs"], "15 eggs"),
            (["1 pinch salt", "1 tsp salt"], "1 pinch + 1 tsp salt"),
            (["1/3 cup sugar", "2/3 cup sugar"], "1 cup sugar"),
            (["1 can tomatoes", "2 cans tomatoes"], "3 cans tomatoes"), (["salt", "salt"], "salt"),
            (["2 scallions", "1 spring onion"], "3 scallions"), (["2 Zwiebeln", "1 onion"], "3 Zwiebeln"),
        ])
    func merges(_ lines: [String], _ row: String) {
        #expect(Self.rows(lines) == [row])
    }

    @Test("Large items of several recipes are weighed as large items")
    func largeItems() {
        #expect(Self.rows(["2 large onions", "2 large onions", "1 kg onions"]) == ["~1.6 kg onions"])
    }

    @Test("Kinds of a food have their own lines on the shopping list")
    func keepsApart() {
        let lines = ["1 onion", "1 spring onion", "100 g sugar", "100 g brown sugar", "1 tsp pepper", "1 bell pepper"]
        #expect(Self.list(lines).lines.count == lines.count)
    }

    @Test("A line of the shopping list has its needs, its conversions and its splits")
    func contributions() throws {
        let lines = ["3 onions, chopped", "200 g onion", "2 tbsp olive oil", "1 tbsp extra virgin olive oil"]
        let list = Self.list(lines)
        let onion = try #require(list.lines.first { $0.grocery.key == "onion" })
        #expect(onion.contributions.map(\.need.origin.text) == ["recipe 0", "recipe 1"])
        #expect(onion.contributions.map(\.basis) == [.name, .name])
        #expect(onion.contributions[1].conversions.first?.source.hasPrefix("USDA") == true)
        #expect(onion.isGuessed)
        #expect(onion.splits == [.units(grocery: "onion")])
        let oil = try #require(list.lines.first { $0.grocery.key == "olive oil" })
        #expect(oil.amountText() == "3 tbsp" && oil.isGuessed)
        #expect(oil.otherNames == ["extra virgin olive oil"])
        #expect(Self.list(lines).text().contains("olive oil (also extra virgin olive oil)"))
        #expect(oil.splits == [.name("extra virgin olive oil", grocery: "olive oil")])
        let splits = Set(onion.splits + oil.splits)
        let split = ShoppingList.Options(aisles: nil, splits: splits)
        #expect(
            Self.rows(lines, split) == [
                "3 + 200 g onions", "2 tbsp olive oil", "1 tbsp extra virgin olive oil",
            ])
    }

    @Test("Merging the same name twice is not a guess, even if a table has another name for it")
    func sameNames() throws {
        let sugar = try #require(Self.list(["1 cup white sugar", "2 cups white sugar, sifted"]).lines.first)
        #expect(sugar.otherNames.isEmpty && !sugar.isGuessed)
        let butter = try #require(Self.list(["100 g butter", "50 g butter or margarine"]).lines.first)
        #expect(butter.otherNames == ["butter or margarine"] && butter.isGuessed)
    }

    @Test("The stock and staples are subtracted from the list and shown, with a conversion if necessary")
    func stock() throws {
        var options = ShoppingList.Options()
        options.stock = [
            .water, ShoppingStock("rice", .quantity(Quantity(.number(Rational(2)), unit: "kg")), place: "pantry"),
            ShoppingStock("Onions", .quantity(Quantity(.number(Rational(2)))), place: "cellar"),
            ShoppingStock("flour", .quantity(Quantity(.number(Rational(100)), unit: "g")), place: "pantry"),
            ShoppingStock("salt", .present, place: "pantry"),
            ShoppingStock("honey", .quantity(Quantity(.number(.zero), unit: "g")), place: "pantry"),
            ShoppingStock("oil", .quantity(Quantity(.text("a few"))), place: "pantry"),
        ]
        let list = Self.list(
            ["2 l water", "500 g rice", "5 onions", "2 cups flour", "salt", "1 tbsp honey", "2 tbsp oil"], options)
        #expect(list.lines.map(\.name).sorted() == ["flour", "honey", "oil", "onions"])
        #expect(
            list.covered.map(\.coveredText) == ["water (always at home)", "rice (pantry: 2 kg)", "salt (pantry)"])
        let onions = try #require(list.lines.first { $0.name == "onions" })
        #expect(onions.amountText() == "3")
        #expect(onions.supplies.map(\.taken) == [Quantity(.number(Rational(2)))])
        let flour = try #require(list.lines.first { $0.name == "flour" })
        #expect(flour.amountText().hasPrefix("~1"))
        #expect(flour.supplies.first?.isAbout == true)
    }

    @Test("Optional lines are separate, and use only the stock that the required lines leave")
    func optional() {
        var needs = ShoppingNeeds()
        needs.add(Self.need("1 onion", optional: true))
        needs.add(Self.need("2 onions"))
        var options = ShoppingList.Options()
        options.stock = [ShoppingStock("onion", .quantity(Quantity(.number(Rational(2)))))]
        let list = ShoppingList(needs, options)
        #expect(list.lines.isEmpty)
        #expect(list.optional.map { $0.amountText() } == ["1"])
        #expect(list.covered.map(\.name) == ["onions"])
    }

    @Test("Amounts of a shopping list are rounded up to what shops sell")
    func sizes() {
        var options = ShoppingList.Options()
        options.sizes = ShopSizes()
        #expect(
            Self.rows(
                ["350 g butter", "1100 g flour", "3 eggs", "730 g carrots", "2.3 onions", "300 ml milk"], options
            )
            .sorted() == ["1 l milk", "2 × 1 kg flour", "2 × 250 g butter", "3 onions", "6 eggs", "800 g carrots"])
        options.sizes = ShopSizes(own: ["Eggs": [Quantity(.number(Rational(12)))]])
        #expect(Self.rows(["13 eggs"], options) == ["2 × 12 eggs"])
    }

    @Test("The packs leave the smallest rest, and fewer packs are chosen only for equal rests")
    func packs() {
        var options = ShoppingList.Options()
        let packs = [400, 500, 1_000].map { Quantity(.number(Rational($0)), unit: "g") }
        options.sizes = ShopSizes(own: ["rice": packs])
        #expect(Self.rows(["1150 g rice"], options) == ["3 × 400 g rice"])
        #expect(Self.rows(["950 g rice"], options) == ["1000 g rice"])
    }

    @Test("Recipe references are followed at any depth and scaled; missing recipes and circles are reported")
    func references() {
        func recipe(_ name: String, _ ingredients: [Ingredient]) -> ReferencedRecipe {
            ReferencedRecipe(
                id: name, recipe: Recipe(title: name, listedIngredients: [IngredientGroup(ingredients: ingredients)]))
        }
        func reference(_ name: String, _ amount: Int? = nil) -> Ingredient {
            Ingredient(
                name: name, quantity: amount.map { Quantity(.number(Rational($0))) },
                recipeReference: RecipeReference(path: [name]))
        }
        let flour = Ingredient(name: "flour", quantity: Quantity(.number(Rational(100)), unit: "g"))
        var recipes: [String: ReferencedRecipe] = [:]
        for depth in 0..<8 { recipes["r\(depth)"] = recipe("r\(depth)", [flour, reference("r\(depth + 1)", 2)]) }
        recipes["r8"] = recipe("r8", [flour, reference("r0"), reference("none")])
        var needs = ShoppingNeeds()
        needs.add(
            recipe("top", [reference("r0", 2)]), factor: Rational(3), follows: { $0.path == [] },
            resolve: { reference, _ in recipes[reference.path[0]] })
        #expect(needs.needs.isEmpty)
        needs.add(
            recipe("top", [reference("r0", 2)]), factor: Rational(3),
            resolve: { reference, _ in recipes[reference.path[0]] })
        let list = ShoppingList(needs)
        // The amount is 6 × (1 + 2 + 4 + … + 256) × 100 g, because a multiplier also applies to the recipes below it.
        #expect(list.lines.first?.amountText() == "306.6 kg")
        #expect(
            list.problems.map(\.reason) == [
                .cycle(["r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r0"]), .missing,
            ])
        #expect(list.lines.last?.name == "none")
        #expect(list.lines.first?.contributions.last?.need.origin.text.hasPrefix("top › r0 › r1") == true)
    }

    @Test("A factor that is not positive is a factor of 1", arguments: [0, -1, 1])
    func factors(_ factor: Int) {
        let flour = Ingredient(name: "flour", quantity: Quantity(.number(Rational(100)), unit: "g"))
        let bread = Recipe(title: "Bread", listedIngredients: [IngredientGroup(ingredients: [flour])])
        var needs = ShoppingNeeds()
        needs.add(ReferencedRecipe(id: "bread", recipe: bread), factor: Rational(factor))
        #expect(ShoppingList(needs).lines.map { $0.amountText() } == ["100 g"])
    }

    @Test("The user's items are typed in one line, and a decimal comma does not separate items")
    func ownItems() {
        let needs = OwnItems.needs(
            in: "2 l milk, bin bags; 1,5 kg potatoes,500g flour, 6 eggs, 2 x butter, salt{1%kg}, ")
        #expect(
            needs.map(\.name) == ["milk", "bin bags", "potatoes", "flour", "eggs", "butter", "salt"])
        #expect(
            needs.map { $0.quantities.first?.formatted(.ascii) ?? "" } == [
                "2 l", "", "1 1/2 kg", "500 g", "6", "2", "1 kg",
            ])
        #expect(needs.allSatisfy { $0.origin == .own })
    }

    @Test(
        "A typed number that is no certain amount belongs to the name",
        arguments: [
            ("80/20 beef", "80/20 beef", nil), ("80/20 beef 500 g", "80/20 beef", "500 g"),
            ("93/7 turkey", "93/7 turkey", nil), ("70/30 Roggenmischung", "70/30 Roggenmischung", nil),
            ("1.000 g Mehl", "1.000 g Mehl", nil), ("harina 1.000 g", "harina 1.000 g", nil),
            ("2.000g farina", "2.000g farina", nil), ("Mehl Type 405", "Mehl Type 405", nil),
            ("farina 00", "farina 00", nil), ("1.125 kg flour", "flour", "1.125 kg"), ("5/4 l lait", "lait", "1¼ l"),
        ] as [(String, String, String?)])
    func uncertainNumbers(text: String, name: String, amount: String?) throws {
        let needs = OwnItems.needs(in: text)
        #expect(needs.map(\.name) == [name])
        #expect(needs.first?.quantities.first?.formatted() == amount)
    }

    @Test("A shopping list is written as text, as a Markdown checklist, as plain lines and as JSON")
    func output() throws {
        let list = Self.list(["2 l milk", "3 onions", "200 g onion", "bin bags"])
        #expect(
            list.text()
                == "PRODUCE\n   ~5  onions\n\nDAIRY AND EGGS\n  2 l  milk\n\nHOUSEHOLD\n       bin bags\n")
        var style = ShoppingList.TextStyle()
        style.isTicked = { $0.name == "milk" }
        #expect(
            list.markdown(style)
                == "## produce\n\n- [ ] ~5 onions\n\n## dairy and eggs\n\n- [x] 2 l milk\n\n## household\n\n- [ ] bin bags\n"
        )
        #expect(list.plainLines(style) == ["onions, ~5", "bin bags"])
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(list)) as? [String: Any]
        let aisles = try #require(json?["aisles"] as? [[String: Any]])
        #expect(aisles.map { $0["aisle"] as? String } == ["produce", "dairy and eggs", "household"])
        let onions = try #require((aisles[0]["items"] as? [[String: Any]])?.first)
        #expect(onions["about"] as? Bool == true)
        #expect((onions["from"] as? [[String: Any]])?.count == 2)
    }

    @Test("A list accepts hostile needs: negative and enormous amounts, overflow, empty names, control characters")
    func hostile() {
        let huge = Quantity(.number(Rational(.max)), unit: "kg")
        var needs = ShoppingNeeds()
        for _ in 0..<3 { needs.add(ShoppingNeed("rice", quantities: [huge])) }
        needs.add(ShoppingNeed("rice", quantities: [Quantity(.number(Rational(-3)), unit: "g")]))
        needs.add(ShoppingNeed("rice", quantities: [Quantity(.range(Rational(-1), Rational(2)), unit: "cup")]))
        needs.add(ShoppingNeed("", quantities: [huge]))
        needs.add(ShoppingNeed("\u{1B}[31m\nx", quantities: [Quantity(.text("\u{7}"))]))
        let list = ShoppingList(needs)
        #expect(list.lines.count == 2)
        #expect(!list.text().isEmpty && !list.markdown().isEmpty)
    }

    @Test("Merging needs takes linear time in the number of recipes")
    func isLinear() {
        #expect(
            ProcessorTime.growsLinearly(toSize: 2_000) { size in
                var needs = ShoppingNeeds()
                for index in 0..<size {
                    needs.add(Self.need("\(index % 7 + 1) cups thing \(index % 100)", "r\(index)"))
                }
                _ = ShoppingList(needs)
            })
    }
}
