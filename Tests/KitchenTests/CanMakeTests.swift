import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("What can be cooked from what is at home")
struct CanMakeTests {
    /// Returns recipes with random ingredients. Common ingredients are in more recipes.
    private static func recipes(_ count: Int, seed: UInt64) -> [[Int]] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            (0..<Int.random(in: 0..<12, using: &random)).map { _ in
                min(Int.random(in: 0..<40, using: &random), Int.random(in: 0..<400, using: &random))
            }
        }
    }

    private static func index(_ recipes: [[Int]]) -> CanMakeIndex {
        var builder = CanMakeIndex.Builder()
        for recipe in recipes { builder.addRecipe(recipe) }
        return builder.index()
    }

    @Test(
        "The index counts missing ingredients as a plain count does, after random changes, with substitutes",
        arguments: [1, 2, 0xCA9])
    func toggles(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let recipes = Self.recipes(600, seed: seed)
        let staples = [0, 7]
        let substitutes = [1: [2, 3], 4: [1], 5: [500]]
        var state = CanMake(Self.index(recipes), staples: staples, substitutes: substitutes)
        var home: Set<Int> = []
        var urgencies: [Int: Int] = [:]
        func counts(_ ingredient: Int) -> Bool {
            home.contains(ingredient) || staples.contains(ingredient)
                || (substitutes[ingredient] ?? []).contains { home.contains($0) }
        }
        for _ in 0..<40 {
            let ingredient = Int.random(in: 0..<45, using: &random) == 44 ? 500 : Int.random(in: 0..<40, using: &random)
            if home.remove(ingredient) == nil { home.insert(ingredient) }
            state.set(ingredient, isPresent: home.contains(ingredient))
            if Int.random(in: 0..<10, using: &random) == 0 {
                urgencies = [3: 250, 9: 100]
                urgencies[ingredient] = 200
                state.setUrgencies(urgencies)
            }
            let missing = recipes.map { recipe in Set(recipe).filter { !counts($0) }.count }
            let urgency = recipes.map { recipe in recipe.filter(home.contains).compactMap { urgencies[$0] }.max() ?? 0 }
            let expected = recipes.indices.filter { !recipes[$0].isEmpty && missing[$0] <= 3 }
                .sorted { (missing[$0], -urgency[$0], $0) < (missing[$1], -urgency[$1], $1) }
                .map { CanMake.Match(recipe: $0, missing: missing[$0], urgency: urgency[$0]) }
            #expect(state.matches(missingAtMost: 3, limit: 20) == Array(expected.prefix(20)), "seed \(seed)")
            #expect(state.matches(missingAtMost: 3, limit: 10_000) == expected, "seed \(seed)")
            #expect(state.recipeCounts(missingAtMost: 3).reduce(0, +) == expected.count)
        }
    }

    @Test("The ingredients to buy next are those that a plain count chooses", arguments: [1, 2, 3, 0xB07])
    func purchases(seed: UInt64) {
        let recipes = Self.recipes(60, seed: seed).map { Set($0) }
        for most in 0...2 {
            var state = CanMake(Self.index(recipes.map { $0.sorted() }))
            state.set(3, isPresent: true)
            var home: Set<Int> = [3]
            func missing(_ recipe: Set<Int>) -> Int { recipe.subtracting(home).count }
            func possible() -> Int { recipes.count { !$0.isEmpty && missing($0) <= most } }
            var expected: [CanMake.Purchase] = []
            for _ in 0..<5 {
                let counts = (0..<40).filter { !home.contains($0) }.map { ingredient in
                    (ingredient, recipes.count { $0.contains(ingredient) && missing($0) > most })
                }
                guard let greatest = counts.map(\.1).max(), greatest > 0,
                    let best = counts.first(where: { $0.1 == greatest })
                else { break }
                let before = possible()
                home.insert(best.0)
                expected.append(.init(ingredient: best.0, unlocked: possible() - before, possible: possible()))
            }
            #expect(state.purchases(missingAtMost: most, limit: 5) == expected, "seed \(seed), \(most) missing")
        }
    }

    @Test("The index accepts recipes with no, equal or over 255 ingredients, and unknown numbers")
    func hostile() {
        var state = CanMake(Self.index([[], [1, 1, 1], Array(0..<400), [-3, 2]]))
        #expect(state.missingCount(of: 1) == 1 && state.missingCount(of: 2) == 255)
        state.set(-1, isPresent: true)
        state.set(.max, isPresent: true)
        state.set(1, isPresent: true)
        state.set(1, isPresent: true)
        #expect(state.matches(missingAtMost: 0).map(\.recipe) == [1])
        #expect(state.matches(missingAtMost: .max).map(\.recipe) == [1, 3, 2])
        #expect(state.matches(missingAtMost: -1).isEmpty && state.matches(missingAtMost: 3, limit: 0).isEmpty)
        #expect(CanMake(CanMakeIndex.Builder().index()).matches(missingAtMost: 9).isEmpty)
    }

    @Test("The lists of a large index take about a byte and a half for each ingredient of a recipe")
    func size() {
        let recipes = Self.recipes(20_000, seed: 5)
        let index = Self.index(recipes)
        #expect(index.byteCount < 2 * recipes.reduce(0) { $0 + $1.count } + 20_000 + 4_000)
    }

    @Test("The check of one recipe compares amounts, with conversions and substitutes")
    func amounts() {
        var needs = ShoppingNeeds()
        for item in OwnItems.needs(in: "2 cups flour, 3 eggs, 100 g butter, salt, 1 tbsp lime juice, 1 l water") {
            needs.add(item)
        }
        var options = ShoppingList.Options()
        options.stock = [
            .water, ShoppingStock("flour", .quantity(Quantity(.number(Rational(1)), unit: "kg"))),
            ShoppingStock("eggs", .quantity(Quantity(.number(Rational(2))))), ShoppingStock("margarine", .present),
            ShoppingStock("salt", .unlimited), ShoppingStock("lemons", .quantity(Quantity(.number(Rational(3))))),
        ]
        let check = CanMakeCheck(needs, options)
        #expect(check.missing.map { "\($0.amountText()) \($0.name)" } == ["1 eggs"])
        #expect(Set(check.present.map(\.name)) == ["flour", "butter", "salt", "lime juice", "water"])
        #expect(CanMakeCheck(needs, options, substitutes: Substitutes(own: ["butter": []])).missing.count == 2)
    }

    @Test("Every name of the table of substitutes is a key of a grocery")
    func substitutes() {
        for key in Substitutes().keys {
            for other in [key] + Substitutes().keys(for: key) {
                #expect(GroceryNames().grocery(for: other).key == other, "\(other)")
            }
        }
        var numbers = IngredientNumbers()
        let butter = numbers.number(addingKey: "butter")
        let table = numbers.numbers(of: Substitutes())
        #expect(table[butter]?.map { numbers.keys[$0] } == ["unsalted butter", "salted butter", "margarine"])
    }
}

extension CanMakeTests {
    private static func stock(_ name: String, _ number: Int, _ unit: String? = nil) -> ShoppingStock {
        ShoppingStock(name, .quantity(Quantity(.number(Rational(number)), unit: unit)))
    }

    private static func check(
        _ items: String, _ stock: [ShoppingStock], _ own: [String: [String]] = [:]
    ) -> (missing: [String], present: [String]) {
        var needs = ShoppingNeeds()
        for item in OwnItems.needs(in: items) { needs.add(item) }
        var options = ShoppingList.Options()
        options.stock = stock
        let check = CanMakeCheck(needs, options, substitutes: Substitutes(own: own))
        return (check.missing.map(\.name), check.present.map(\.name))
    }

    @Test func `the recipes are counted by the number of their missing ingredients, without those that need nothing`() {
        var state = CanMake(Self.index([[], [0], [0, 1], [1, 2, 3], [0]]))
        #expect(state.recipeCounts(missingAtMost: 3) == [0, 2, 1, 1])
        #expect(state.recipeCounts(missingAtMost: 1) == [0, 2])
        state.set(0, isPresent: true)
        #expect(state.recipeCounts(missingAtMost: 2) == [2, 1, 0])
        #expect(state.recipeCounts(missingAtMost: -5) == [2])
        #expect(state.recipeCounts(missingAtMost: 1_000).count == 256)
    }

    @Test func `the share of the present ingredients is rounded down`() {
        var state = CanMake(Self.index([[], [0, 1, 2], [0]]))
        #expect((0..<3).map(state.percentage) == [0, 0, 0])
        state.set(0, isPresent: true)
        #expect((0..<3).map(state.percentage) == [0, 33, 100])
        state.set(1, isPresent: true)
        #expect(state.percentage(of: 1) == 66 && state.contains(1) && !state.contains(2) && !state.contains(9))
        state.set(0, isPresent: false)
        #expect(state.percentage(of: 2) == 0 && state.missingCount(of: 1) == 2)
    }

    @Test func `a staple stays present when it leaves the pantry, and a substitute counts as long as it is there`() {
        var state = CanMake(Self.index([[0], [1], [2]]), staples: [0, 99], substitutes: [1: [2, 7]])
        #expect((0..<3).map(state.missingCount) == [0, 1, 1])
        state.set(0, isPresent: true)
        state.set(0, isPresent: false)
        state.set(2, isPresent: true)
        state.set(7, isPresent: true)
        #expect((0..<3).map(state.missingCount) == [0, 0, 0])
        state.set(2, isPresent: false)
        #expect((0..<3).map(state.missingCount) == [0, 0, 1])
        state.set(7, isPresent: false)
        #expect((0..<3).map(state.missingCount) == [0, 1, 1])
    }

    @Test func `the urgency of a recipe is that of its most urgent ingredient at home, from 0 to 255`() {
        var state = CanMake(Self.index([[0, 1], [1], [2]]))
        state.setUrgencies([0: 300, 1: 7, 2: -4])
        func urgencies() -> [Int] { state.matches(missingAtMost: 2).sorted { $0.recipe < $1.recipe }.map(\.urgency) }
        #expect(urgencies() == [0, 0, 0])
        for ingredient in 0...2 { state.set(ingredient, isPresent: true) }
        #expect(urgencies() == [255, 7, 0])
        state.set(0, isPresent: false)
        #expect(urgencies() == [7, 7, 0])
        state.setUrgencies([2: 1])
        #expect(urgencies() == [0, 0, 1])
    }

    @Test func `the shopping stops when every recipe is possible, and starts with what is already there`() {
        var state = CanMake(Self.index([[0, 1], [1, 2], [1]]))
        #expect(
            state.purchases(limit: 9) == [
                .init(ingredient: 1, unlocked: 1, possible: 1), .init(ingredient: 0, unlocked: 1, possible: 2),
                .init(ingredient: 2, unlocked: 1, possible: 3),
            ])
        #expect(state.purchases(limit: 1).map(\.ingredient) == [1] && state.purchases(limit: 0).isEmpty)
        state.set(1, isPresent: true)
        #expect(state.purchases(limit: 1) == [.init(ingredient: 0, unlocked: 1, possible: 2)])
        #expect(state.purchases(missingAtMost: 1, limit: 9).isEmpty)
    }

    @Test func `a substitute at home replaces an ingredient, unless nothing of it is left`() {
        #expect(Self.check("100 g butter", [Self.stock("margarine", 5, "g")]).missing.isEmpty)
        #expect(Self.check("100 g butter", [Self.stock("margarine", 5, "g")]).present == ["butter"])
        #expect(Self.check("100 g butter", [Self.stock("margarine", 0, "g")]).missing == ["butter"])
        #expect(
            Self.check("100 g butter", [ShoppingStock("margarine", .quantity(Quantity(.text("a bit"))))]).missing
                .isEmpty)
        #expect(Self.check("100 g butter", [.staple("margarine")]).missing.isEmpty)
    }

    @Test func `an ingredient of which too little is at home is missing, also if a substitute is there`() {
        let found = Self.check("100 g butter, 1 l milk", [Self.stock("butter", 50, "g"), .staple("margarine")])
        #expect(found.missing.sorted() == ["butter", "milk"] && found.present.isEmpty)
    }

    @Test func `substitutes of the cook replace those of the program, by any name of the grocery`() {
        let substitutes = Substitutes(own: ["Onions": ["Leeks", "Chives"], "zorb": ["butter"], "butter": []])
        let names = GroceryNames()
        #expect(
            substitutes.keys(for: names.grocery(for: "onion").key)
                == ["leek", "chives"].map { names.grocery(for: $0).key })
        #expect(substitutes.keys(for: "zorb") == ["butter"] && substitutes.keys(for: "butter").isEmpty)
        #expect(substitutes.keys(for: "no such thing").isEmpty)
        #expect(Substitutes().keys(for: "unsalted butter") == ["butter", "margarine"])
        #expect(substitutes.keys == substitutes.keys.sorted() && substitutes.keys.contains("zorb"))
        #expect(Self.check("2 onions", [.staple("leeks")], ["onion": ["leek"]]).missing.isEmpty)
        #expect(Self.check("2 onions", [.staple("leeks")]).missing == ["onions"])
    }

    @Test func `groceries get numbers in the order in which they are added, each of them once`() {
        var numbers = IngredientNumbers()
        #expect(["a", "b", "a", "c", "b"].map { numbers.number(addingKey: $0) } == [0, 1, 0, 2, 1])
        #expect(numbers.keys == ["a", "b", "c"])
        #expect(numbers.number(forKey: "b") == 1 && numbers.number(forKey: "d") == nil)
        let table = numbers.numbers(of: Substitutes(own: ["c": ["a", "new"], "elsewhere": ["b"]]))
        #expect(table == [2: [0, 3]] && numbers.keys == ["a", "b", "c", "new"])
    }
}
