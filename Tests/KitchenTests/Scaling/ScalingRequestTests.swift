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
        arguments: [
            ("4", 3, 2), ("4-6", 3, 2), ("12 cookies", 1, 2), ("Serves 3", 2, 1), ("2/3", 3, 1),
            ("1 pie (8 servings)", 3, 4), ("1 dozen", 1, 2), ("1 Laib, etwa 18 Scheiben", 1, 3),
        ])
    func servings(_ servings: String, _ top: Int, _ bottom: Int) throws {
        #expect(
            try Scaling.servings(Rational(6)).factor(for: Self.recipe(servings: servings)) == Rational(top, bottom))
    }

    @Test("A loaf and a weight are no servings", arguments: ["1 loaf", "500 g", "2 Tassen", "1 tarte"])
    func yieldsWithoutServings(_ text: String) {
        #expect(throws: ScalingError.servingsInWords(text)) {
            try Scaling.servings(Rational(6)).factor(for: Self.recipe(servings: text))
        }
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

    @Test(
        "A recipe with several yields scales by the one of the wanted unit",
        arguments: [
            ("500%ml, 350%g", "250 ml", fraction(1, 2)), ("500%ml, 350%g", "700 g", Rational(2)),
            ("500 ml,350 g", "700 g", Rational(2)), ("1,5 kg, 12 pieces", "3 kg", Rational(2)),
            ("2%cups, 480%ml, 500%g", "125 g", fraction(1, 4)),
        ] as [(String, String, Rational)])
    func yields(_ yield: String, _ wanted: String, _ factor: Rational) throws {
        let recipe = Self.recipe(others: [RecipeMetadata.Entry(key: "yield", value: yield)])
        #expect(try Scaling(parsing: wanted).factor(for: recipe) == factor)
        var served = Self.recipe()
        served.metadata.servings = Servings(parsing: yield)
        #expect(try Scaling(parsing: wanted).factor(for: served) == factor)
    }

    @Test("Each yield of a list is scaled")
    func scaledYields() {
        let servings = Servings(parsing: "500%ml, 350%g")
        var recipe = Self.recipe()
        recipe.metadata.servings = servings
        #expect(ScaledRecipe(recipe, by: Rational(2)).recipe.metadata.servings?.text == "1000 ml, 700 g")
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

extension ScalingRequestTests {
    private static func recipe(_ ingredients: [String]) -> Recipe {
        var recipe = Recipe(title: "Dish")
        recipe.listedIngredients = [
            IngredientGroup(ingredients: ingredients.map { OwnItems.ingredient($0, units: UnitCatalog()) })
        ]
        return recipe
    }

    @Test(
        arguments: [
            ("half", .part(2)), ("Double", Rational(2)), ("TRIPLE", Rational(3)), ("third", .part(3)),
            ("quarter", .part(4)), ("50 %", .part(2)), ("50%", .part(2)), ("2   x", Rational(2)), ("x  2", Rational(2)),
            ("* 3", Rational(3)), ("3 times", Rational(3)), ("3 MAL", Rational(3)), ("3/2", fraction(3, 2)),
            ("1.5", fraction(3, 2)), ("1½", fraction(3, 2)), ("10000x", Rational(10_000)),
        ] as [(String, Rational)])
    func `a factor is typed as a word, a part of a hundred or a number`(_ text: String, _ factor: Rational) throws {
        #expect(try Scaling(parsing: text) == .factor(factor))
    }

    @Test(
        arguments: [
            ("6", 6), ("for 6", 6), ("FOR  6 people", 6), ("6  servings", 6), ("serves 4", 4), ("für 4 Personen", 4),
            ("10000", 10_000), ("4 Portionen", 4),
        ])
    func `a whole number is a number of servings`(_ text: String, _ number: Int) throws {
        #expect(try Scaling(parsing: text) == .servings(Rational(number)))
    }

    @Test(
        arguments: [
            ("10001", .tooLarge), ("10001x", .tooLarge), ("1000001%", .tooLarge), ("0", .zero), ("0%", .zero),
            ("x0", .zero), ("-1", .negative), ("−2 x", .negative), ("x-2", .negative),
            ("- eggs", .unreadable("- eggs")),
            ("", .unreadable("")), ("  ", .unreadable("")), ("x", .unreadable("x")), ("2 !", .unreadable("2 !")),
            ("x2 eggs", .unreadable("x2 eggs")), ("1:2:3", .unreadable("1:2:3")), ("a:b", .unreadablePan("a")),
            ("1234567890123456789012", .tooLarge), ("0cm:26cm", .zero), ("10001:26", .tooLarge), ("-20:26", .negative),
            ("loaf 25:26", .unreadablePan("loaf 25")), ("20x30x5x2:26", .unreadablePan("20x30x5x2")),
            ("square 20x30x5:26", .unreadablePan("square 20x30x5")), ("20?:26", .unreadablePan("20?")),
            (":26", .unreadable(":26")),
        ] as [(String, ScalingError)])
    func `a request that means no size is refused with the reason`(_ text: String, _ error: ScalingError) {
        #expect(throws: error) { try Scaling(parsing: text) }
        #expect(!error.description.isEmpty)
    }

    @Test func `a request has at most 200 bytes, and the message has only these`() throws {
        let name = String(repeating: "z", count: 196)
        #expect(
            try Scaling(parsing: "1 g " + name) == .ingredient(Quantity(.number(.one), unit: "g"), name: name))
        let long = "1 g z" + name
        #expect(throws: ScalingError.unreadable(String(long.prefix(200)))) { try Scaling(parsing: long) }
    }

    @Test(
        arguments: [
            ("300 g flour", "300 g", "flour"), ("300 g  of  flour", "300 g", "flour"), ("300 g of", "300 g", "of"),
            ("5 eggs", "5", "eggs"), ("5 large eggs", "5", "large eggs"), ("2 cups de lait", "2 cups", "lait"),
        ])
    func `an amount of an ingredient has a unit and a name`(_ text: String, _ amount: String, _ name: String) throws {
        guard case .ingredient(let quantity, let found) = try Scaling(parsing: text) else {
            Issue.record("no ingredient")
            return
        }
        #expect(quantity.formatted(.ascii) == amount && found == name)
    }

    @Test(
        arguments: [
            ("20:40", Rational(4)), ("20cm:40cm", Rational(4)), ("10000:10000", .one), ("20x30:40x30", Rational(2)),
            ("20x30x5:20x30x10", Rational(2)), ("20x30x5:40x30", Rational(2)), ("20cm square:20x40", Rational(2)),
            ("loaf 25x10:25x20", Rational(2)), ("5in:12.7cm", .one), ("5\":10", Rational(4)), ("5:10in", Rational(4)),
            ("20 → 40", Rational(4)), ("⌀ 20:ø 40", Rational(4)), ("20x20:20", fraction(79, 100)),
            ("20:20x20", fraction(127, 100)),
        ] as [(String, Rational)])
    func `the factor of two pans is the ratio of their areas, or of their volumes if both have a depth`(
        _ text: String, _ factor: Rational
    ) throws {
        #expect(try Scaling(parsing: text).factor(for: Recipe(title: "")) == factor)
    }

    @Test func `an ambiguous name lists at most four ingredients, and an exact name is not ambiguous`() throws {
        let recipe = Self.recipe([
            "1 red zorb", "1 blue zorb", "1 green zorb", "1 pink zorb", "1 grey zorb", "2 zorb x",
        ])
        #expect(
            throws: ScalingError.ambiguousIngredient("zorb", ["red zorb", "blue zorb", "green zorb", "pink zorb"])
        ) { try IngredientSearch(recipe).ingredients(named: "zorb") }
        #expect(try IngredientSearch(recipe).ingredients(named: "Pink Zorbs").map(\.name) == ["pink zorb"])
        #expect(try IngredientSearch(recipe).ingredients(named: "grey").map(\.name) == ["grey zorb"])
        #expect(throws: ScalingError.unknownIngredient("blob")) {
            try IngredientSearch(recipe).ingredients(named: "blob")
        }
        #expect(throws: ScalingError.unknownIngredient("!")) { try IngredientSearch(recipe).ingredients(named: "!") }
        let same = Self.recipe(["1 zorb", "2 Zorbs", "1 zorb cake"])
        #expect(try IngredientSearch(same).ingredients(named: "zorb").count == 2)
    }

    @Test func `the amounts of ingredients of the same name are added, and fixed amounts and words do not count`()
        throws
    {
        var recipe = Self.recipe(["100 g flour", "200 g flour", "1 egg"])
        recipe.listedIngredients[0].ingredients.append(
            Ingredient(name: "flour", quantity: Quantity(.number(Rational(500)), unit: "g", isFixed: true)))
        recipe.listedIngredients[0].ingredients.append(Ingredient(name: "flour", quantity: Quantity(.text("some"))))
        #expect(try Scaling(parsing: "600 g flour").factor(for: recipe) == Rational(2))
        #expect(throws: ScalingError.notConvertible(from: "cups", to: "g")) {
            try Scaling(parsing: "2 cups flour").factor(for: recipe)
        }
        #expect(throws: ScalingError.notConvertible(from: "g", to: "")) {
            try Scaling(parsing: "50 g egg").factor(for: recipe)
        }
        #expect(throws: ScalingError.ingredientWithoutAmount("salt")) {
            try Scaling(parsing: "5 g salt").factor(for: Self.recipe(["salt"]))
        }
        #expect(try Scaling(parsing: "600 g flour").countedIngredients(of: recipe).count == 4)
        #expect(try Scaling(parsing: "600 g blob").countedIngredients(of: recipe).isEmpty)
    }

    @Test func `a factor is between a ten-thousandth and ten thousand`() throws {
        var recipe = Recipe(title: "")
        recipe.metadata.servings = Servings(number: Rational(10_000), text: "10000")
        #expect(try Scaling.servings(.one).factor(for: recipe) == .part(10_000))
        #expect(throws: ScalingError.tooSmall) { try Scaling.servings(.part(2)).factor(for: recipe) }
        #expect(throws: ScalingError.tooLarge) { try Scaling.factor(Rational(10_001)).factor(for: recipe) }
        #expect(throws: ScalingError.zero) { try Scaling.factor(.zero).factor(for: recipe) }
        #expect(throws: ScalingError.noServings) { try Scaling.servings(.one).factor(for: Recipe(title: "")) }
        recipe.metadata.servings = Servings(number: nil, text: "many")
        #expect(throws: ScalingError.servingsInWords("many")) { try Scaling.servings(.one).factor(for: recipe) }
    }

    @Test func `spellings of a unit are the same unit, and sizes are pieces`() {
        func same(_ unit: String?, _ other: String?) -> Bool {
            Scaling.sameUnit(Quantity(.number(.one), unit: unit), other, nil) != nil
        }
        #expect(same("tbsp.", "Tbsp") && same("cups", "cup") && same("EL", "tbsp") && same("large", nil))
        #expect(same("fresh", "") && same("pieces", nil) && same("Blob", "blob.") && same(nil, nil))
        #expect(!same("g", "kg") && !same("g", nil) && !same("blob", "blub") && !same("tsp", "tbsp"))
        #expect(Scaling.sameUnit(Quantity(.range(.one, Rational(3)), unit: "g"), "g", nil) == Rational(3))
        #expect(Scaling.sameUnit(Quantity(.text("some"), unit: "g"), "g", nil) == nil)
    }

    @Test(arguments: ["servings", " Servings ", "PORTIONS"])
    func `a reference in servings is divided by the servings of its recipe`(_ unit: String) throws {
        var recipe = Recipe(title: "")
        recipe.metadata.servings = Servings(number: Rational(4), text: "4")
        let ingredient = Ingredient(name: "x", quantity: Quantity(.number(Rational(6)), unit: unit))
        #expect(try recipe.factor(for: ingredient, outer: Rational(9), Scaling.sameUnit) == fraction(3, 2))
        #expect(try recipe.factor(for: Ingredient(name: "x"), outer: Rational(9), Scaling.sameUnit) == Rational(9))
        let empty = Ingredient(name: "x", quantity: Quantity(.text(""), unit: "g"))
        #expect(try recipe.factor(for: empty, outer: Rational(9), Scaling.sameUnit) == Rational(9))
    }

    @Test func `advice is needed from a half down and from two up, for what the recipe has`() {
        func doubts(_ factor: Rational) -> [ScalingAdvice.Doubt]? {
            ScalingAdvice(for: [.salt, .times], factor: factor)?.doubts
        }
        #expect(doubts(Rational(2)) == [.times, .salt] && doubts(fraction(199, 100)) == nil)
        #expect(doubts(.part(2)) == [.times, .salt] && doubts(fraction(51, 100)) == nil)
        #expect(doubts(.zero) == nil && ScalingAdvice(for: [], factor: Rational(2)) == nil)
        let grown = ScalingAdvice(for: [.yeast, .pans, .bakingPowder], factor: Rational(2))
        #expect(
            grown?.text == "Check the pans, yeast and baking powder: not everything has to grow with the amounts.")
        let shrunk = ScalingAdvice(for: [.salt], factor: .part(2))
        #expect(shrunk?.text == "Check the salt: not everything has to shrink with the amounts.")
    }
}
