import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Units and weights of the cook")
struct KitchenCustomsTests {
    private func shown(
        _ amount: Int, _ unit: String?, _ food: String, _ customs: KitchenCustoms,
        _ system: MeasurementSystem = .byWeight
    ) -> String {
        KitchenConverter(customs: customs).shown(Quantity(.number(Rational(amount)), unit: unit), of: food, in: system)
            .formatted()
    }

    @Test("A unit of the cook has a volume, a mass, or the weight of one food")
    func units() throws {
        var customs = KitchenCustoms()
        try customs.setUnit("mug", to: "300 ml")
        try customs.setUnit("stick of butter", to: "120 g")
        try customs.setUnit("brick of lard", to: "1/4 kg")
        try customs.setUnit("jug", to: "4 mugs")
        #expect(shown(2, "mugs", "milk", customs, .metric) == "600 ml")
        #expect(
            shown(1, "Jug", "milk", customs, .metric) == "1200 ml"
                || shown(1, "Jug", "milk", customs, .metric) == "1.2 l")
        let converter = KitchenConverter(customs: customs)
        func grams(_ unit: String, _ food: String) -> Amount? {
            converter.grams(of: Quantity(.number(.one), unit: unit), ingredient: food)?.amount
        }
        #expect(grams("stick", "unsalted butter") == .number(Rational(120)))
        #expect(grams("brick", "lard") == .number(Rational(250)))
        #expect(grams("brick", "butter") == nil)
    }

    @Test("A weight that the cook sets replaces the program's weight, and the food's other weights remain")
    func weights() throws {
        var customs = KitchenCustoms()
        try customs.setWeight(of: "flour", to: "150 g/cup")
        try customs.setWeight(of: "egg", to: "62 g")
        try customs.setWeight(of: "garlic", to: "6 g per clove")
        try customs.setWeight(of: "butter", to: "0.9")
        #expect(shown(2, "cups", "flour", customs) == "~300 g")
        let converter = KitchenConverter(customs: customs)
        #expect(converter.grams(of: Quantity(.number(.one)), ingredient: "eggs")?.amount == .number(Rational(62)))
        #expect(converter.grams(of: Quantity(.number(.one)), ingredient: "eggs")?.source == "own")
        #expect(converter.foods.food(named: "egg")?.gramsPerMillilitre != nil)
        #expect(
            converter.grams(of: Quantity(.number(.one), unit: "cloves"), ingredient: "garlic")?.amount
                == .number(Rational(6)))
        #expect(converter.foods.food(named: "unsalted butter")?.source == "own")
        #expect(converter.foods.food(named: "peanut butter")?.source != "own")
    }

    @Test("The country of the cups determines their size")
    func standard() {
        let cup = Quantity(.number(.one), unit: "cup")
        func shown(_ standard: MeasureStandard?) -> String {
            KitchenConverter(customs: KitchenCustoms(standard: standard)).shown(cup, of: "milk", in: .metric)
                .formatted()
        }
        #expect(shown(nil) == "~240 ml")
        #expect(shown(.australian) == "250 ml")
        #expect(MeasureStandard(named: "UK") == .imperial && MeasureStandard(named: "moon") == nil)
        #expect(MeasurementSystem(named: "weight") == .byWeight && MeasurementSystem(named: "") == nil)
    }

    @Test("Amounts in steps are recognized by the cook's own units")
    func steps() throws {
        var customs = KitchenCustoms()
        try customs.setUnit("beaker", to: "300 ml")
        let scaler = StepTextScaler(
            language: .english, converter: KitchenConverter(customs: customs), system: .metric)
        #expect(scaler.scaled("Add 2 beakers of milk.", by: .one).text == "Add 600 ml of milk.")
    }

    @Test(
        "A unit that cannot be used is refused with a reason",
        arguments: [
            ("mug", "0 ml", KitchenCustomsError.notPositive(name: "mug", "0 ml")),
            ("mug", "-300 ml", .notPositive(name: "mug", "-300 ml")), ("mug", "300 blobs", .unknownUnit("blobs")),
            ("mug", "big", .unreadable(name: "mug", "big")), ("mug", "300", .unreadable(name: "mug", "300")),
            (" ", "300 ml", .noName), ("mug", "2 pinches", .noSize(name: "mug", "pinches")),
            ("mug", "20 cm", .noSize(name: "mug", "cm")),
            ("stick of butter", "100 ml", .noMass(name: "stick of butter", "100 ml")),
            ("mug", "99999999 kg", .implausible(name: "mug", "99999999 kg")),
        ])
    func refusedUnits(_ name: String, _ size: String, _ error: KitchenCustomsError) {
        var customs = KitchenCustoms()
        #expect(throws: error) { try customs.setUnit(name, to: size) }
        #expect(customs == KitchenCustoms())
        #expect(error.description.hasSuffix("."))
    }

    @Test(
        "A weight that cannot be used is refused with a reason",
        arguments: [
            ("0", KitchenCustomsError.notPositive(name: "flour", "0")), ("-1", .notPositive(name: "flour", "-1")),
            ("0 g/cup", .notPositive(name: "flour", "0 g")), ("125 g/blob", .unknownUnit("blob")),
            ("125 ml/cup", .noMass(name: "flour", "125 ml/cup")), ("99", .implausible(name: "flour", "99")),
            ("heavy", .unreadable(name: "flour", "heavy")), ("125 g/cm", .unreadable(name: "flour", "125 g/cm")),
        ])
    func refusedWeights(_ weight: String, _ error: KitchenCustomsError) {
        var customs = KitchenCustoms()
        #expect(throws: error) { try customs.setWeight(of: "flour", to: weight) }
        #expect(customs == KitchenCustoms())
    }
}

extension KitchenCustomsTests {
    @Test(
        "A shop has a short name that can be the name of a file",
        arguments: [
            ("Corner shop", true), (String(repeating: "x", count: 100), true),
            (String(repeating: "x", count: 101), false),
            (".hidden", false), ("a/b", false), ("a\u{1F}b", false), ("a\u{20}b", true), ("a\u{7F}", false),
            ("", false),
        ])
    func shops(_ name: String, _ isShop: Bool) throws {
        #expect(KitchenCustoms.isShop(name) == isShop)
        var customs = KitchenCustoms()
        try customs.setShop("  Market ")
        #expect(customs.shop == "Market")
        if isShop {
            try customs.setShop(name)
            #expect(customs.shop == name)
        } else if name.isEmpty {
            try customs.setShop(" ")
            #expect(customs.shop == nil)
        } else {
            #expect(throws: KitchenCustomsError.noShop(name)) { try customs.setShop(name) }
            #expect(customs.shop == "Market")
        }
    }

    @Test("A unit that is set again is replaced, in any case, and its plural is known")
    func replaced() throws {
        var customs = KitchenCustoms()
        try customs.setUnit("mug", to: "300 ml")
        try customs.setUnit("Mug", to: "250 ml")
        #expect(customs.units.map(\.symbol) == ["Mug"])
        #expect(customs.units.first?.size == Rational(250))
        let catalog = UnitCatalog(custom: customs.units)
        #expect(catalog.unit(named: "mugs") == customs.units.first)
        try customs.setUnit("lump", to: "1000000 g")
        #expect(throws: KitchenCustomsError.implausible(name: "lump", "1000001 g")) {
            try customs.setUnit("lump", to: "1000001 g")
        }
    }

    @Test("A density is between 0.005 and 15, also if it is given as a weight of a volume")
    func densities() throws {
        var customs = KitchenCustoms()
        for weight in ["0.005", "15", "5 g/l", "15 kg/l", "15 kg per l"] {
            try customs.setWeight(of: "sand", to: weight)
        }
        #expect(customs.foods.map(\.gramsPerMillilitre) == [Rational(15)])
        for weight in ["0.0049", "15.1", "4 g/l", "16 kg/l"] {
            #expect(throws: KitchenCustomsError.implausible(name: "sand", weight)) {
                try customs.setWeight(of: "sand", to: weight)
            }
        }
        #expect(throws: KitchenCustomsError.noName) { try customs.setWeight(of: " ", to: "1") }
    }

    @Test("The nutrition of an ingredient is a number of a food, values, or none, and its name has any form")
    func nutrition() throws {
        var customs = KitchenCustoms()
        try customs.setNutrition(
            of: "Protein Bars",
            to: "400 kcal energy, 30 g protein,5 g fat, 4 g carbohydrate, 3 g sugar, 2 g fibre, 1 g salt")
        #expect(
            customs.nutrition["protein bar"]
                == .values(Nutrients(energy: 400, protein: 30, fat: 5, carbohydrate: 4, sugar: 3, fibre: 2, salt: 1)))
        try customs.setNutrition(of: "butter", to: " 1001 ")
        try customs.setNutrition(of: "stones", to: "NONE")
        #expect(customs.nutrition["butter"] == .food(1001) && customs.nutrition["stone"] == .ignored)
        #expect(NutritionChoices.isSame("Red Onions", "red onion") && !NutritionChoices.isSame("onion", "red onion"))
        try customs.setNutrition(of: "fat", to: "1000 kcal, 100 g fat")
        for text in ["1001 kcal", "101 g fat", "-1 kcal", "x kcal", "5 g gold", "5 kcal protein", "1", "inf kcal", ","]
        where text != "," {
            #expect(throws: KitchenCustomsError.unknownFood(name: "x", text)) {
                try customs.setNutrition(of: " x ", to: text)
            }
        }
        #expect(throws: KitchenCustomsError.noName) { try customs.setNutrition(of: " ", to: "none") }
    }

    @Test("Names of two sides are needed to keep groceries apart")
    func separate() {
        var customs = KitchenCustoms()
        #expect(throws: KitchenCustomsError.noName) { try customs.setSeparate(" ", from: "x") }
        #expect(customs.splits.isEmpty)
    }

    @Test(
        "The country of a language decides about cups and spoons",
        arguments: [
            ("en-US", .us), ("en", .us), ("es_US.UTF-8", .us), ("en-GB", .imperial), ("en_UK", .imperial),
            ("en-AU", .australian),
            ("de-DE", .metric), ("fr", .metric), ("en-NZ", .metric), ("", .metric), ("zh-Hans-US", .us),
        ] as [(String, MeasureStandard)])
    func countries(_ language: String, _ standard: MeasureStandard) {
        #expect(MeasureStandard(language: language) == standard)
    }

    @Test("Names of units: spaces, points, countries, and words that only look alike")
    func unitNames() {
        let units = UnitCatalog()
        func symbol(_ name: String, _ amount: Amount? = nil) -> String? {
            units.unit(named: name, amount: amount)?.symbol
        }
        #expect(symbol("fl. oz.") == "fl oz" && symbol("FL OZ") == "fl oz" && symbol("floz") == "fl oz")
        #expect(symbol("flxoz") == nil && symbol("gasxmark") == nil && symbol("gas-mark") == "gas mark")
        #expect(symbol("cu") == nil && symbol("cupss") == nil && symbol("") == nil && symbol("cups ") == "cup")
        #expect(symbol("C", .number(Rational(26))) == "°C" && symbol("C", .number(Rational(25))) == "cup")
        #expect(symbol("C", .range(Rational(10), Rational(180))) == "°C" && symbol("C", .text("x")) == "cup")
        #expect(
            units.unit(named: "imperial cup") == .cup(.imperial) && units.unit(named: "metric cup") == .cup(.metric))
        #expect(UnitCatalog(language: "fr").unit(named: "cc") == .known("tsp", .metric))
        #expect(
            UnitCatalog(ignored: ["Cup"]).unit(named: "cup") == nil
                && UnitCatalog(ignored: ["Cup"]).unit(named: "cups") != nil)
        #expect(symbol("cuillère à soupe") == "tbsp" && symbol("CUILLÈRES À SOUPE") == "tbsp")
    }

    @Test("Amounts of two units are added in the first one, if one converts to the other")
    func sums() {
        let units = UnitCatalog()
        func sum(_ first: Quantity, _ second: Quantity) -> String? { units.sum(first, second)?.formatted(.ascii) }
        func quantity(_ number: Int, _ unit: String?) -> Quantity { Quantity(.number(Rational(number)), unit: unit) }
        #expect(sum(quantity(1, "kg"), quantity(500, "g")) == "1 1/2 kg")
        #expect(sum(quantity(1, "blob"), quantity(2, "blob")) == "3 blob")
        #expect(sum(quantity(1, nil), quantity(2, nil)) == "3")
        #expect(sum(quantity(1, "kg"), quantity(2, "l")) == nil)
        #expect(sum(quantity(100, "°C"), quantity(50, "°F")) == nil)
        #expect(sum(quantity(1, "kg"), quantity(2, nil)) == nil)
        let (mass, volume) = (KitchenUnit.gram, KitchenUnit.litre)
        #expect(mass.converts(to: .kilogram) && !mass.converts(to: volume) && mass.converts(to: mass))
        #expect(!KitchenUnit.known("pinch", .us).converts(to: .litre))
    }

    @Test("No amount of nothing becomes a pinch, and eggs are whole on a list")
    func small() {
        #expect(
            KitchenConverter().shown(Quantity(.number(.zero), unit: "tsp"), factor: Rational(2)).formatted() == "0 tsp")
        #expect(
            KitchenConverter().shown(Quantity(.number(fraction(1, 64)), unit: "oz"), factor: Rational(2)).formatted()
                == "~0.03 oz")
        var needs = ShoppingNeeds()
        needs.add(ShoppingNeed("eggs", quantities: [Quantity(.number(fraction(23, 10)))]))
        needs.add(ShoppingNeed("leeks", quantities: [Quantity(.number(fraction(23, 10)))]))
        #expect(Set(ShoppingList(needs).lines.map { $0.amountText() }) == ["~2", "~2½"])
    }
}
