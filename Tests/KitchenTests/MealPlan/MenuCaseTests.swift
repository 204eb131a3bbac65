import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// A case about `.menu` files.
struct MenuCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Day: Decodable, Sendable {
        var name: String
        var date: String?
        var meals: [Meal]
    }

    struct Meal: Decodable, Sendable {
        var type: String
        var time: String?
        var items: [Item]
    }

    struct Item: Decodable, Sendable, Equatable {
        var reference: String?
        var scale: Double?
        var ingredient: String?
        var quantity: String?
        var unit: String?
    }

    struct Target: Decodable, Sendable {
        var value: OutsideValue
        var unit: String?
    }

    struct RecipeFacts: Decodable, Sendable {
        var servings: Int?
        var yield: String?
    }

    var id: String
    var kind: String
    var menu: String?
    var scale: Double?
    var collection: [String: String]?
    var days: [Day]?
    var scales: [Double]?
    var text: String?
    var expected: Target?
    var target: Target?
    var recipe: RecipeFacts?
    var today: String?
    var found: Bool?
    var meal: String?
    var time: String?

    var testDescription: String { id }

    static let all = KitchenCases.all(MenuCase.self, in: "menu.jsonl")

    func find(_ path: String) -> Recipe {
        let name = path + ".cook"
        return collection?[name].map { CooklangSnippet.recipe(name, $0).recipe } ?? Recipe(title: path)
    }

    /// Returns the items of a plan with their factors or amounts.
    func items(_ entries: [MealPlanFile.Entry]) -> [Item] {
        let factor = Rational(decimal: scale ?? 1)
        return entries.flatMap(\.items).map { item in
            switch item {
            case .recipe(let path, _):
                return Item(reference: path, scale: item.factor(scale: factor, for: find(path)).value.doubleValue)
            case .ingredient(let ingredient):
                let quantity = ingredient.quantity?.scaled(by: factor)
                return Item(
                    ingredient: ingredient.name, quantity: quantity?.amount.formatted(.ascii), unit: quantity?.unit)
            case .words(let words): return Item(ingredient: words)
            }
        }
    }
}

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("Menu cases of other programs", .enabled(if: !MenuCase.all.isEmpty, "The data is missing."))
struct MenuCaseTests {
    /// Cases in which this project deliberately differs.
    ///
    /// - Litres are measured against a yield in millilitres: 2 l of 750 ml is 2⅔ times the recipe, not twice.
    private static let different: Set<String> = [
        "menu/cookcli/reference-scale-factor-doc-comment-yield-in-another-unit-is-a-raw-multiplier"
    ]

    @Test("Menus are read as other programs read them", arguments: MenuCase.all)
    func reads(_ test: MenuCase) throws {
        guard let menu = test.menu else { return }
        let plan = MealPlanFile(menu)
        #expect(plan.bytes == Array(menu.utf8))
        #expect(plan.problems.isEmpty)
        if let days = test.days {
            #expect(plan.days.map(\.name) == days.map(\.name))
            #expect(plan.days.map { $0.date?.iso } == days.map(\.date))
            #expect(plan.days.map { $0.meals.map(\.name) } == days.map { $0.meals.map(\.type) })
            #expect(plan.days.map { $0.meals.map { $0.time?.text } } == days.map { $0.meals.map(\.time) })
            #expect(
                plan.days.map { $0.meals.map { test.items($0.entries) } } == days.map { $0.meals.map(\.items) })
        }
        if let scales = test.scales {
            let items = test.items(plan.days.flatMap(\.meals).flatMap(\.entries))
            #expect(items.compactMap(\.scale) == scales)
        }
        if let today = test.today.flatMap({ CalendarDay(iso: $0) }) {
            #expect((plan.index(of: today) != nil) == test.found)
        }
    }

    @Test("Amounts of recipes in menus are factors, servings or yields, as in other programs", arguments: MenuCase.all)
    func factors(_ test: MenuCase) throws {
        if test.kind == "yield", let text = test.text {
            let count = Servings(parsing: text).counts.first
            let yield = count.map { Quantity(.number($0.number), unit: $0.unit.isEmpty ? nil : $0.unit) }
            #expect((yield == nil) == (test.expected == nil))
            if let expected = test.expected, case .amount(let amount) = expected.value {
                #expect(yield == Quantity(amount, unit: expected.unit))
            }
        }
        if test.kind == "meal-header", let text = test.text {
            let meal = MealPlanReader.meal(text)
            #expect(meal.name == test.meal && meal.time?.text == test.time)
        }
        guard test.kind == "reference-scale" else { return }
        var quantity: Quantity?
        if let target = test.target, case .amount(let amount) = target.value {
            quantity = Quantity(amount, unit: target.unit)
        }
        var metadata = RecipeMetadata()
        metadata.servings = test.recipe?.servings.map { Servings(parsing: String($0)) }
        metadata.others = test.recipe?.yield.map { [RecipeMetadata.Entry(key: "yield", value: $0)] } ?? []
        let factor = PlanItem.recipe(path: "x", quantity: quantity).factor(for: Recipe(title: "x", metadata: metadata))
        #expect((factor.value.doubleValue == test.scale) != Self.different.contains(test.id))
        if Self.different.contains(test.id) { #expect(factor.value == Rational(8, 3)) }
    }

    @Test("There are 17 cases of menus")
    func isComplete() { #expect(MenuCase.all.count == 17) }
}
