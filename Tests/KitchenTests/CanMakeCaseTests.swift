import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// A case about the recipes that can be cooked with the groceries at home.
struct CanMakeCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Step: Decodable, Sendable, Equatable {
        var buy: String
        var unlocks: Int
        var can_make: Int
    }

    var id: String
    var kind: String
    var recipes: [String: [String]]
    var pantry: [String]
    var missing_at_most: Int?
    var expected: [String]?
    var missing: [String: [String]]?
    var percentage: [String: Int]?
    var threshold_percent: Int?
    var never: [String]?
    var max_ingredients: Int?
    var steps: [Step]?
    var coverage_percent: Int?

    var testDescription: String { id }

    static let all = KitchenCases.all(CanMakeCase.self, in: "can-make.jsonl")
}

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("Can-make cases of other programs", .enabled(if: !CanMakeCase.all.isEmpty, "The data is missing."))
struct CanMakeCaseTests {
    /// Cases in which this project deliberately differs.
    ///
    /// - The other program also counts a recipe as unlocked if it could already be cooked before the purchase.
    private static let different: Set<String> = [
        "can-make/cookcli/allow-missing-counts-a-recipe-before-it-is-fully-covered"
    ]

    @Test(
        "Missing ingredients, and the ingredients to buy next, are as in other programs", arguments: CanMakeCase.all)
    func finds(_ test: CanMakeCase) throws {
        let titles = test.recipes.keys.sorted()
        let names = GroceryNames()
        // Groceries with equal counts are bought in the order of their names.
        var numbers = IngredientNumbers()
        for name in test.recipes.values.joined().sorted() {
            _ = numbers.number(addingKey: names.grocery(for: name).key)
        }
        var builder = CanMakeIndex.Builder()
        for title in titles {
            builder.addRecipe(
                (test.recipes[title] ?? []).compactMap { numbers.number(forKey: names.grocery(for: $0).key) })
        }
        var state = CanMake(builder.index())
        for item in test.pantry {
            if let number = numbers.number(forKey: names.grocery(for: item).key) { state.set(number, isPresent: true) }
        }
        let found = state.matches(missingAtMost: test.missing_at_most ?? 254)
        switch test.kind {
        case "can-make":
            #expect(found.map { titles[$0.recipe] }.sorted() == test.expected)
        case "partial":
            let percent = try #require(test.threshold_percent)
            let partial = found.filter { $0.missing > 0 && state.percentage(of: $0.recipe) >= percent }
            #expect(partial.map { titles[$0.recipe] }.sorted() == test.expected)
            for title in test.never ?? [] { #expect(!found.contains { titles[$0.recipe] == title }) }
        default:
            let steps = state.purchases(
                missingAtMost: test.missing_at_most ?? 0, limit: test.max_ingredients ?? 100)
            let own = steps.map {
                CanMakeCase.Step(buy: numbers.keys[$0.ingredient], unlocks: $0.unlocked, can_make: $0.possible)
            }
            guard !Self.different.contains(test.id) else {
                #expect(own.first == CanMakeCase.Step(buy: "flour", unlocks: 2, can_make: 3))
                return
            }
            #expect(own == test.steps)
            #expect((steps.last?.possible ?? 0) * 100 / titles.count == test.coverage_percent)
        }
        for (title, percent) in test.percentage ?? [:] {
            #expect(state.percentage(of: try #require(titles.firstIndex(of: title))) == percent)
        }
        for (title, missing) in test.missing ?? [:] {
            var needs = ShoppingNeeds()
            for name in test.recipes[title] ?? [] { needs.add(ShoppingNeed(name)) }
            var options = ShoppingList.Options()
            options.stock = test.pantry.map { ShoppingStock($0, .present) }
            #expect(
                Set(CanMakeCheck(needs, options).missing.map(\.name)) == Set(missing.map { $0.filter { $0 != "-" } }))
        }
    }

    @Test("There are 11 cases of what can be cooked")
    func isComplete() { #expect(CanMakeCase.all.count == 11) }
}
