import Foundation
import RecipeKit
import Testing

@testable import Kitchen

/// Amounts that only a slip or a bad file contains. No calculation may trap, and no text may show the inside of a
/// computer number.
@Suite("Absurd amounts")
struct AbsurdAmountsTests {
    private static let texts = [
        "0", "0.0000000000000001", "0.000000000000000001", "1/9223372036854775807", "1/1000000007", "0.333333333333333",
        "1e18", "9000000000000000", "999999999999999999", "2000000000000000001", "3074457345618258602.5",
        "922337203685477580.7", "307445734561825860/7", "4611686018427387904", "9223372036854775807/2",
        "9223372036854775807", "9223372036854775808", "-1", "1/0", "0/0", "inf", "nan",
        "0.0000000000000001-9000000000000000", "1-9223372036854775807", "99999999999999999999999999999999",
    ]
    private static let units = [
        nil, "kg", "g", "l", "ml", "cup", "tbsp", "lb", "oz", "fl oz", "large", "sticks", "14 oz can", "°C", "°F", "cm",
        "inch", "min", "bags",
    ]
    private static let foods = ["flour", "milk", "eggs", "butter", "salt", "oil for frying", "tomatoes", "quux"]

    private static let unreadable = ["inf", "nan", "e+", "e-"].map { Array($0.utf8) }

    private static func recipe(_ text: String, of foods: [String] = foods) -> Recipe {
        var recipe = Recipe(title: "Absurd")
        recipe.metadata.servings = Servings(parsing: text)
        let amount = Amount(parsing: text)
        recipe.listedIngredients = [
            IngredientGroup(
                ingredients: foods.flatMap { food in
                    units.map { Ingredient(name: food, quantity: Quantity(amount, unit: $0)) }
                })
        ]
        let steps = [
            "Add \(text) g flour and \(text) eggs, \(text).5 cups milk and \(text) 1/2 l water in a \(text) cm pan.",
            "Bake \(text) min at \(text) °C, then \(text)-\(text) hours at \(text)°F for \(text) days.",
            "Bake for \(text):\(text) and \(text) h \(text) min; cut \(text) x \(text) cm.",
        ]
        let mentions: [StepItem] = units.flatMap { unit -> [StepItem] in
            [
                .ingredient(Ingredient(name: "flour", quantity: Quantity(amount, unit: unit))),
                .timer(CookingTimer(duration: Quantity(amount, unit: unit))),
            ]
        }
        recipe.sections = [
            RecipeSection(blocks: (steps.map { Step([.text($0)]) } + [Step(mentions)]).map(RecipeSection.Block.step))
        ]
        return recipe
    }

    /// Fails for a text that no cook would write.
    private func expectReadable(_ text: String, line: Int = #line) {
        // An expectation for each of a million texts would take longer than the calculations.
        let bytes = Array(text.utf8)
        for start in bytes.indices where Self.unreadable.contains(where: { bytes[start...].starts(with: $0) }) {
            Issue.record("\(text), line \(line)")
        }
    }

    // MARK: - Nutrition

    @Test(arguments: texts) func `nutrition says so if an amount cannot be right`(_ text: String) {
        for foods in [Self.foods, ["flour"], ["oil for frying"]] {
            let nutrition = RecipeNutrition(of: Self.recipe(text, of: foods))
            for nutrients in [nutrition.matchedTotal, nutrition.perServing ?? .none] {
                for figure in Nutrient.allCases { expectReadable(figure.text(figure.value(of: nutrients.rounded))) }
            }
            for ingredient in nutrition.ingredients {
                expectReadable(ingredient.gramsText ?? "")
                expectReadable(Nutrient.energy.text(ingredient.nutrients.rounded.energy))
            }
            #expect(nutrition.ingredients.allSatisfy { $0.share >= 0 && $0.share <= 1 })
            #expect(nutrition.coverage >= 0 && nutrition.coverage <= 1)
            // A JSON encoder refuses infinite numbers.
            #expect(throws: Never.self) { try JSONEncoder().encode(nutrition) }
        }
    }

    @Test func `a figure that cannot be right is too much`() {
        #expect(Nutrient.energy.text(999_999_999) == "999999999 kcal" && Nutrient.fat.text(2.5) == "2.5 g")
        for value in [1e9, 1e18, 1e300, .infinity, .nan] {
            #expect(Nutrient.energy.text(value) == "too much" && Nutrient.salt.text(value) == "too much", "\(value)")
        }
        let grams = [2.5, 999_999_999, 1e9, 9e18, .infinity, .nan].map { grams in
            IngredientNutrition(
                ingredient: "flour", status: .matched, food: nil, grams: grams, confidence: 1, nutrients: .none,
                share: 0
            ).gramsText
        }
        #expect(grams == ["3 g", "999999999 g"] + Array(repeating: "over 1000 t", count: 4))
    }

    // MARK: - Scaling and units

    @Test(arguments: texts) func `a recipe is scaled by a factor and to a request, or the request is refused`(
        _ text: String
    ) {
        let recipe = Self.recipe(text, of: ["flour", "eggs"])
        let converter = KitchenConverter(for: recipe)
        var factors = ["2", "1/3", "1/7", "1000000/7", "0.000001"].compactMap { Rational(parsing: $0) }
        let requests = [
            text, "x\(text)", "\(text) servings", "\(text) g flour", "3 eggs", "\(text)cm:26cm", "26cm:\(text)cm",
            "\(text)x\(text):\(text)",
        ]
        for request in requests {
            // `try?`: most of these requests are refused.
            guard let scaling = try? Scaling(parsing: request),
                let factor = try? scaling.factor(for: recipe, converting: converter.conversion)
            else { continue }
            factors.append(factor)
        }
        for factor in factors {
            for system in MeasurementSystem.allCases {
                let shown = converter.presented(recipe, RecipePresentation(factor: factor, system: system))
                for quantity in shown.ingredientGroups.flatMap(\.ingredients).compactMap(\.quantity) {
                    if quantity.amount.high != nil { expectReadable(quantity.formatted(.unicode)) }
                }
            }
            let tree = ScaledRecipeTree(ReferencedRecipe(id: "a", recipe: recipe), by: factor) { _, _ in
                ReferencedRecipe(id: "b", recipe: recipe)
            }
            _ = RecipeNutrition(of: tree)
        }
    }

    @Test(arguments: texts) func `an amount is converted to other units, or stays as it is`(_ text: String) {
        let converter = KitchenConverter()
        for unit in Self.units {
            let quantity = Quantity(Amount(parsing: text), unit: unit)
            for food in [nil, "flour", "eggs", "quux"] {
                for system in MeasurementSystem.allCases {
                    for factor in [Rational.one, Rational(1000), Rational(1, 7)].compactMap(\.self) {
                        let shown = converter.shown(quantity, of: food, in: system, factor: factor)
                        guard quantity.amount.high != nil else { continue }
                        expectReadable(shown.formatted() + " " + shown.exactFormatted(.ascii))
                    }
                }
                _ = converter.simplified(quantity, of: food)
                if let food { _ = converter.grams(of: quantity, ingredient: food) }
            }
        }
    }

    // MARK: - Shopping and the pantry

    @Test(arguments: texts) func `amounts are added on a shopping list and subtracted from the pantry`(_ text: String) {
        var options = ShoppingList.Options()
        let lines = Self.units.flatMap { unit in Self.foods.map { "\($0) = \"\(text)%\(unit ?? "")\"" } }
        let pantry =
            lines + [
                "milk = { quantity = \"\(text)%l\", low = \"\(text)%l\", expire = \"\(text)\", bought = \"2026-11-28\" }"
            ]
        for line in pantry {
            let file = PantryFile("[pantry]\n\(line)\n")
            _ = file.expiring(within: 7, of: CalendarDay(number: 20_000))
            options.stock += file.stock(on: CalendarDay(number: 20_000))
        }
        for stock in [[], options.stock] {
            options.stock = stock
            var needs = ShoppingNeeds()
            for _ in 0..<2 {
                needs.add(
                    ReferencedRecipe(id: "a", recipe: Self.recipe(text, of: ["flour", "milk", "eggs"])),
                    converting: KitchenConverter().conversion,
                    resolve: { _, _ in nil })
            }
            needs.add(ShoppingNeed(OwnItems.ingredient("\(text) l milk", units: UnitCatalog()), origin: .own))
            let list = ShoppingList(needs, options)
            _ = list.text() + list.markdown() + list.plainLines().joined()
            #expect(throws: Never.self) { try JSONEncoder().encode(list) }
            _ = CanMakeCheck(needs, options).missing
        }
    }

    // MARK: - Timers

    @Test(arguments: texts) func `a timer is at most a hundred days long`(_ text: String) {
        let longest = 100 * 86_400
        for step in Self.recipe(text).sections.flatMap(\.steps) {
            for timer in TimerFinder(language: .english).timers(in: step) {
                #expect((0...longest).contains(timer.lower) && (0...longest).contains(timer.upper))
            }
        }
        for typed in ["\(text)", "\(text)m", "\(text)h eggs", "\(text)-\(text) min", "\(text):\(text)", "1h\(text)"] {
            // `try?`: most of these times are refused.
            guard let timer = try? TypedTimer(parsing: typed) else { continue }
            #expect((0...longest).contains(timer.lower) && (1...longest).contains(timer.upper), "\(typed)")
        }
        for minutes in [CookingTime(parsing: "\(text) min"), CookingTime(parsing: "PT\(text)H")] {
            _ = minutes.formatted(.long) + minutes.formatted(.short)
        }
    }
}
