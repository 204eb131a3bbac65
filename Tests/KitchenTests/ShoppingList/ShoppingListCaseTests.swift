import Foundation
import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

/// A case about merged shopping lists.
struct ShoppingListCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Recipe: Decodable, Sendable {
        var name: String
        var cooklang: String
        var scale: Double
    }

    struct Row: Decodable, Sendable {
        var category: String?
        var name: String
        var amounts: [OutsideCase.Part]
    }

    struct Options: Decodable, Sendable {
        var included_references: [String]?
        var plain: Bool?
        var names_only: Bool?
    }

    var id: String
    var kind: String
    var recipes: [Recipe]?
    var aisle: String?
    var pantry: String?
    var expected: [Row]?
    var expected_absent: [String]?
    var options: Options?
    var ordered: Bool?
    var complete: Bool?
    var collection: [String: String]?
    var warning: String?

    var testDescription: String { id }

    static let all = KitchenCases.all(ShoppingListCase.self, in: "shopping-list.jsonl").filter { $0.kind == "list" }

    func list() throws -> ShoppingList {
        var needs = ShoppingNeeds()
        let files = (collection ?? [:]).merging((recipes ?? []).map { ($0.name, $0.cooklang) }) { first, _ in first }
        for recipe in recipes ?? [] {
            needs.add(
                CooklangSnippet.recipe(recipe.name, recipe.cooklang), factor: Rational(decimal: recipe.scale),
                follows: { reference in
                    options?.included_references.map { $0.contains(reference.path.last ?? "") } ?? true
                },
                resolve: { reference, _ in
                    let name = reference.path.joined(separator: "/") + ".cook"
                    return files[name].map { CooklangSnippet.recipe(name, $0) }
                })
        }
        let file = aisle.map { AisleFile($0) }
        var settings = ShoppingList.Options(aisles: file)
        settings.aisles = Aisles(file, usesDefaults: false)
        settings.stock = pantry.map { PantryFile($0).items.map(ShoppingStock.init) } ?? []
        return ShoppingList(needs, settings)
    }
}

/// Needs the cases of other programs; see `ConformanceData`.
@Suite("Shopping list cases of other programs", .enabled(if: !ShoppingListCase.all.isEmpty, "The data is missing."))
struct ShoppingListCaseTests {
    /// Cases in which this project deliberately differs.
    ///
    /// - The syntax of alternatives in one mark is an extension of the other program.
    private static let different: Set<String> = [
        "shopping-list/tmlmt/v3-adding-recipes-should-take-into-account-ingredient-choices-when-adding-a-recipe"
    ]

    @Test("Merged lists have the rows and amounts that other programs expect", arguments: ShoppingListCase.all)
    func merges(_ test: ShoppingListCase) throws {
        guard !Self.different.contains(test.id) else { return }
        let list = try test.list()
        let lines = list.lines
        for name in test.expected_absent ?? [] { #expect(!lines.contains { $0.name == name }) }
        guard let expected = test.expected else { return }
        if test.complete != false { #expect(lines.map(\.name).sorted() == expected.map(\.name).sorted()) }
        if test.ordered != false, test.complete != false, test.options?.plain == nil, test.options?.names_only == nil {
            #expect(lines.map(\.name) == expected.map(\.name))
        }
        for row in expected {
            let line = try #require(lines.first { $0.name == row.name }, "\(row.name)")
            if let category = row.category { #expect(line.place.aisle == category) }
            if test.options?.names_only == true { continue }
            #expect(Self.isEqual(line, row.amounts), "\(row.name): \(line.amountText())")
        }
    }

    @Test("Circular references are reported, and each recipe is on the list once")
    func cycle() throws {
        let test = try #require(ShoppingListCase.all.first { $0.id.hasSuffix("recipes-are-counted-once") })
        #expect(try test.list().problems.map(\.reason) == [.cycle(["a", "b", "a"])])
    }

    /// Returns whether the amounts of a case are equal to those of a line. Other programs list amounts in different
    /// units side by side. This project adds them, by the weight of the food if necessary. The sums must be equal to
    /// within 10 %.
    private static func isEqual(_ line: ShoppingLine, _ parts: [OutsideCase.Part]) -> Bool {
        let expected = parts.compactMap { part -> Quantity? in
            guard case .amount(let amount)? = part.value else { return nil }
            return Quantity(amount, unit: part.unit)
        }
        let own = line.amounts.map(\.quantity) + line.words.map { Quantity(.text($0)) }
        if Set(own) == Set(expected) { return true }
        let units = UnitCatalog()
        let food = FoodTable().food(named: line.name)
        func total(_ quantities: [Quantity]) -> Double? {
            var total = 0.0
            for quantity in quantities {
                guard case .number(let number) = quantity.amount else { return nil }
                if quantity.unit == nil || quantity.unit?.hasSuffix("dozen") == true {
                    total += number.doubleValue * (quantity.unit == "dozen" ? 12 : quantity.unit == nil ? 1 : 6)
                    continue
                }
                guard let unit = quantity.unit.flatMap({ units.unit(named: $0) }) else { return nil }
                let size = unit.kind == .mass || food == nil ? unit.size : food?.grams(per: unit) ?? unit.size
                guard let size else { return nil }
                total += number.doubleValue * size.doubleValue
            }
            return total
        }
        guard let left = total(own), let right = total(expected) else { return false }
        return abs(left - right) <= 0.1 * right
    }

    @Test("There are 30 cases of lists")
    func isComplete() { #expect(ShoppingListCase.all.count == 30) }
}
