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
