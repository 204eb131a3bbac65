import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Scaling requests")
struct ScalingRequestTests {
    private static func number(_ top: Int, _ bottom: Int = 1) -> Rational { Rational(top, bottom) ?? .zero }

    private static func recipe(
        servings: String? = "4", others: [RecipeMetadata.Entry] = [], _ ingredients: [Ingredient] = []
    ) -> Recipe {
        Recipe(
            title: "Bread",
            metadata: RecipeMetadata(servings: servings.map { Servings(parsing: $0) }, others: others),
            listedIngredients: [IngredientGroup(ingredients: ingredients)])
    }

    private static func ingredient(_ amount: String, _ unit: String?, _ name: String) -> Ingredient {
        Ingredient(name: name, quantity: Quantity(Amount(parsing: amount), unit: unit))
    }

    @Test(
        "Typed sizes are parsed as servings and factors",
        arguments: [
            ("6", Scaling.servings(number(6))), ("for 6", .servings(number(6))), ("6 servings", .servings(number(6))),
            ("8 Portionen", .servings(number(8))), ("x2", .factor(number(2))), ("2x", .factor(number(2))),
            ("× 2", .factor(number(2))), ("*3", .factor(number(3))), ("3/2", .factor(number(3, 2))),
            ("1.5", .factor(number(3, 2))), ("1,5", .factor(number(3, 2))), ("1½", .factor(number(3, 2))),
            ("1 1/2", .factor(number(3, 2))), ("half", .factor(number(1, 2))), ("Double", .factor(number(2))),
            ("50%", .factor(number(1, 2))), ("10000", .servings(number(10_000))),
        ])
    func numbers(_ text: String, _ expected: Scaling) throws {
        #expect(try Scaling(parsing: text) == expected)
    }

    @Test("Typed amounts of an ingredient or of the yield are parsed")
    func amounts() throws {
        let flour = Scaling.ingredient(Quantity(.number(Rational(300)), unit: "g"), name: "flour")
        #expect(try Scaling(parsing: "300 g flour") == flour)
        #expect(try Scaling(parsing: "300g of flour") == flour)
        #expect(
            try Scaling(parsing: "2 cups brown sugar")
                == .ingredient(Quantity(.number(Rational(2)), unit: "cups"), name: "brown sugar"))
        #expect(try Scaling(parsing: "5 eggs") == .ingredient(Quantity(.number(Rational(5))), name: "eggs"))
        #expect(try Scaling(parsing: "500 ml") == .yield(Quantity(.number(Rational(500)), unit: "ml")))
    }

    @Test(
        "Zero, negative and enormous sizes and other texts are refused with the reason",
        arguments: [
            ("0", ScalingError.zero), ("x0", .zero), ("0.0", .zero), ("0 g flour", .zero), ("-2", .negative),
            ("x-2", .negative), ("−1", .negative), ("10001", .tooLarge), ("x10001", .tooLarge),
            ("99999999999999999999999", .tooLarge), ("abc", .unreadable("abc")), ("", .unreadable("")),
            ("1/0", .unreadable("1/0")), ("2-4", .unreadable("2-4")), ("x2 eggs", .unreadable("x2 eggs")),
            ("NaN", .unreadable("NaN")), ("20cm:", .unreadable("20cm:")), ("20cm:blue", .unreadablePan("blue")),
            ("0:26", .zero), ("20:-26", .negative), ("1:2:3", .unreadable("1:2:3")),
        ])
    func refused(_ text: String, _ error: ScalingError) {
        #expect(throws: error) { try Scaling(parsing: text) }
        #expect(error.description.hasSuffix("."))
    }

    @Test(
        "A number of servings scales by the servings of the recipe, a range by its lower number",
        arguments: [("4", 3, 2), ("4-6", 3, 2), ("12 cookies", 1, 2), ("Serves 3", 2, 1), ("2/3", 3, 1)])
    func servings(_ servings: String, _ top: Int, _ bottom: Int) throws {
        #expect(
            try Scaling.servings(Rational(6)).factor(for: Self.recipe(servings: servings)) == Rational(top, bottom))
    }

    @Test("Servings in words and missing servings are refused")
    func noServings() {
        #expect(throws: ScalingError.servingsInWords("a crowd")) {
            try Scaling.servings(Rational(6)).factor(for: Self.recipe(servings: "a crowd"))
        }
        #expect(throws: ScalingError.noServings) {
            try Scaling.servings(Rational(6)).factor(for: Self.recipe(servings: nil))
        }
    }

    @Test("The amount of one ingredient decides the factor")
    func ingredient() throws {
        let recipe = Self.recipe([
            Self.ingredient("200", "g", "Flour"), Self.ingredient("2", nil, "eggs"),
            Self.ingredient("1-2", "tbsp", "olive oil"), Self.ingredient("some", nil, "salt"),
        ])
        func factor(_ text: String) throws -> Rational { try Scaling(parsing: text).factor(for: recipe) }
        #expect(try factor("300 g flour") == Rational(3, 2))
        #expect(try factor("1 egg") == Rational(1, 2))
        #expect(try factor("4 tablespoons oil") == Rational(2))
        #expect(throws: ScalingError.unknownIngredient("sugar")) { try factor("300 g sugar") }
        #expect(throws: ScalingError.ingredientWithoutAmount("salt")) { try factor("3 g salt") }
        #expect(throws: ScalingError.notConvertible(from: "cups", to: "g")) { try factor("3 cups flour") }
    }

    @Test("The amount of one ingredient is converted by the given conversion")
    func converted() throws {
        let recipe = Self.recipe([Self.ingredient("500", "g", "flour")])
        let convert: QuantityConversion = { quantity, unit, _ in
            guard case .number(let number) = quantity.amount else { return nil }
            return quantity.unit == "kg" && unit == "g" ? number.multiplied(by: Rational(1000)) : number
        }
        #expect(try Scaling(parsing: "1 kg flour").factor(for: recipe, converting: convert) == Rational(2))
    }

    @Test("The amounts of ingredients with one name are added, and a word in several names is ambiguous")
    func sameNames() throws {
        let recipe = Self.recipe([
            Self.ingredient("200", "g", "flour"), Self.ingredient("50", "g", "flour"),
            Self.ingredient("1", "tsp", "white pepper"), Self.ingredient("1", "tsp", "black pepper"),
        ])
        #expect(try Scaling(parsing: "500 g flour").factor(for: recipe) == Rational(2))
        #expect(throws: ScalingError.ambiguousIngredient("pepper", ["white pepper", "black pepper"])) {
            try Scaling(parsing: "2 tsp pepper").factor(for: recipe)
        }
    }

    @Test("Amounts of an ingredient in several units are added")
    func furtherAmounts() throws {
        var flour = Self.ingredient("500", "g", "flour")
        flour.furtherQuantities = [Quantity(.number(Self.number(1, 2)), unit: "kg")]
        let convert: QuantityConversion = { quantity, unit, _ in
            guard case .number(let number) = quantity.amount, unit == "g" else { return nil }
            return quantity.unit == "kg" ? number.multiplied(by: Rational(1000)) : number
        }
        let factor = try Scaling(parsing: "2 kg flour").factor(for: Self.recipe([flour]), converting: convert)
        #expect(factor == Rational(2))
    }

    @Test("A yield scales by the servings or the yield of the same unit or word")
    func yield() throws {
        #expect(try Scaling(parsing: "24 cookies").factor(for: Self.recipe(servings: "12 cookies")) == Rational(2))
        #expect(try Scaling(parsing: "500 ml").factor(for: Self.recipe(servings: "250 ml")) == Rational(2))
        let recipe = Self.recipe(others: [RecipeMetadata.Entry(key: "yield", value: "2%kg")])
        #expect(try Scaling(parsing: "1 kg").factor(for: recipe) == Rational(1, 2))
        #expect(throws: ScalingError.noYield(unit: "ml")) { try Scaling(parsing: "1 ml").factor(for: recipe) }
    }

    @Test(
        "A pan scales by the area: round, square, rectangular and loaf pans",
        arguments: [
            ("20cm:26cm", 169, 100), ("20:40", 4, 1), ("20x30:30x40", 2, 1), ("8in:8 inch", 1, 1),
            ("20x20:20cm square", 1, 1), ("20x30:26", 22, 25), ("26:20x30", 113, 100), ("10in:25.4cm", 1, 1),
            ("loaf 20x10:loaf 30x10", 3, 2), ("20x20x4:20x20x6", 3, 2), ("8\":16\"", 4, 1), ("⌀ 10 : ø 20", 4, 1),
        ])
    func pans(_ text: String, _ top: Int, _ bottom: Int) throws {
        #expect(try Scaling(parsing: text).factor(for: Self.recipe()) == Rational(top, bottom))
    }

    @Test("Each pan with a depth has its own unit")
    func depths() {
        let inches = Pan(.rectangle(Rational(10), Rational(10)), depth: Rational(2), unit: .inch)
        let side = Rational(254, 10) ?? .one
        let same = Pan(.rectangle(side, side), depth: Rational(508, 100), unit: .centimetre)
        #expect(inches.factor(to: same) == .one)
        #expect(same.factor(to: inches) == .one)
    }

    @Test("A pan without a unit has the unit of the other pan")
    func unitOfOtherPan() throws {
        #expect(try Scaling(parsing: "10:10in").factor(for: Self.recipe()) == .one)
        #expect(try Scaling(parsing: "10in:10").factor(for: Self.recipe()) == .one)
    }

    @Test("A factor out of bounds is refused even if the typed numbers are within bounds")
    func bounds() {
        #expect(throws: ScalingError.tooLarge) {
            try Scaling(parsing: "9999 kg flour").factor(for: Self.recipe([Self.ingredient("1/2", "kg", "flour")]))
        }
        #expect(throws: ScalingError.tooLarge) {
            try Scaling(parsing: "0.0001x0.0001:10000").factor(for: Self.recipe())
        }
        #expect(throws: ScalingError.tooLarge) {
            try Scaling(parsing: "0.00001x0.00001:10000").factor(for: Self.recipe())
        }
        #expect(throws: ScalingError.tooSmall) { try Scaling.factor(Self.number(1, 10_001)).factor(for: Self.recipe()) }
    }
}
