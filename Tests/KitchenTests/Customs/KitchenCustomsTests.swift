import RecipeKit
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
