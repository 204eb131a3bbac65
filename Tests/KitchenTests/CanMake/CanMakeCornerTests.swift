import RecipeKit
import Testing

@testable import Kitchen

@Suite("Corners of what can be cooked")
struct CanMakeCornerTests {
    private static func index(_ recipes: [[Int]]) -> CanMakeIndex {
        var builder = CanMakeIndex.Builder()
        for recipe in recipes { builder.addRecipe(recipe) }
        return builder.index()
    }

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
