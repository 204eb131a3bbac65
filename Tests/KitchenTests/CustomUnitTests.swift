import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("The units and weights that the cook sets")
struct CustomUnitTests {
    @Test func `spaces around the parts of a setting do not matter`() throws {
        var customs = KitchenCustoms()
        try customs.setUnit("  mug ", to: " 300  ml ")
        try customs.setUnit("stick of butter", to: "113g")
        try customs.setWeight(of: " flour ", to: " 120 g / cup ")
        try customs.setWeight(of: "garlic", to: "5 g per clove")
        #expect(customs.units.map(\.symbol) == ["mug"])
        #expect(customs.units.map(\.size) == [Rational(300)])
        #expect(customs.foods.map(\.name) == ["butter", "flour", "garlic"])
        #expect(customs.foods.last?.gramsPerWord["clove"] == Rational(5))
        #expect(customs.foods.first?.gramsPerWord["stick"] == Rational(113))
        try customs.setSeparate(" onions ", from: " units ")
        try customs.setSeparate("onions", from: "units of it")
        #expect(customs.splits == [.units(grocery: "onion"), .name("onion", grocery: "unit it")])
    }

    @Test func `foods are sorted by their names`() throws {
        var customs = KitchenCustoms()
        for name in ["walnut", "apple", "milk", "bread"] { try customs.setWeight(of: name, to: "10 g") }
        #expect(customs.foods.map(\.name) == ["apple", "bread", "milk", "walnut"])
    }

    @Test func `a unit of a food that no recipe knows is counted, and its food can have several words`() throws {
        var customs = KitchenCustoms()
        try customs.setUnit("log of goat of cheese", to: "200 g")
        #expect(customs.units.map(\.symbol) == ["log"] && customs.units.first?.kind == .count)
        #expect(customs.foods.map(\.name) == ["goat of cheese"])
        try customs.setUnit("clove of garlic", to: "4 g")
        #expect(customs.units.map(\.symbol) == ["log"])
    }

    @Test func `a weight of a word is not a density, and a second weight of the same measure replaces the first`()
        throws
    {
        var customs = KitchenCustoms()
        try customs.setWeight(of: "zorb", to: "4 g/clove")
        try customs.setWeight(of: "zorb", to: "5 g/clove")
        try customs.setWeight(of: "Zorbs", to: "90 g")
        let food = try #require(customs.foods.first)
        #expect(customs.foods.count == 1)
        #expect(food.gramsPerWord == ["clove": Rational(5)] && food.gramsPerItem == Rational(90))
        #expect(food.gramsPerMillilitre == nil && food.source == "own")
    }

    @Test(
        arguments: [
            ("us", MeasureStandard.us), ("AMERICAN", .us), ("Metric", .metric), ("imperial", .imperial),
            ("UK", .imperial),
            ("British", .imperial), ("australian", .australian), ("AU", .australian), ("", nil), (" us", nil),
        ] as [(String, MeasureStandard?)])
    func `the country of the cups has several names in any case`(_ name: String, _ standard: MeasureStandard?) {
        #expect(MeasureStandard(named: name) == standard)
    }

    @Test(
        arguments: [
            ("as-written", MeasurementSystem.asWritten), ("Written", .asWritten), ("METRIC", .metric), ("US", .us),
            ("Weight", .byWeight), ("kilos", nil),
        ] as [(String, MeasurementSystem?)])
    func `the units of the amounts have names in any case`(_ name: String, _ system: MeasurementSystem?) {
        #expect(MeasurementSystem(named: name) == system)
    }

    @Test func `each reason against a setting names what was typed, and says what to write`() {
        let texts: [(KitchenCustomsError, String)] = [
            (.noName, "A unit or a food needs a name."),
            (
                .unreadable(name: "mug", "big"),
                "“big” is not a size of mug. Write a number and a unit, such as 300 ml or 120 g/cup."
            ), (.notPositive(name: "mug", "0 ml"), "“0 ml” is not a size of mug. It must be greater than zero."),
            (.unknownUnit("blob"), "The unit “blob” is not known. Write one such as g, kg, ml, cup or tbsp."),
            (.noSize(name: "mug", "pinch"), "“pinch” has no exact size. Write the size of mug in g or ml."),
            (.noMass(name: "mug", "1 l"), "“1 l” is not a weight of mug. Write grams, such as 113 g."),
            (.implausible(name: "mug", "99"), "“99” cannot be a size of mug. Check the number and the unit."),
            (.noShop("a/b"), "“a/b” cannot be the name of a shop. Write a short name without /."),
        ]
        for (error, text) in texts { #expect(error.description == text) }
        let food = KitchenCustomsError.unknownFood(name: "oats", "x").description
        #expect(food.hasPrefix("“x” is no food for oats. Write the number of a food of the USDA, such as 01019, none,"))
    }

    @Test(
        arguments: [
            ("en-US", MeasureStandard.us), ("en", .us), ("EN_us", .us), ("es-US", .us), ("en-GB", .imperial),
            ("en_UK", .imperial), ("en-AU", .australian), ("de", .metric), ("de-DE", .metric), ("en-NZ", .metric),
            ("en-Latn-GB", .imperial), ("en_GB.UTF-8", .imperial), ("", .metric),
        ])
    func `the language and the region decide about the country of the cups`(
        _ language: String, _ standard: MeasureStandard
    ) {
        #expect(MeasureStandard(language: language) == standard)
    }

    @Test func `a capital C is a temperature above 25, and a unit that is ignored is none in any case`() {
        let catalog = UnitCatalog(ignored: ["Cup"])
        #expect(catalog.unit(named: "C", amount: .number(Rational(26))) == .celsius)
        #expect(UnitCatalog().unit(named: "C", amount: .number(Rational(25)))?.symbol == "cup")
        #expect(UnitCatalog().unit(named: "C", amount: .range(Rational(20), Rational(26))) == .celsius)
        #expect(UnitCatalog().unit(named: "C", amount: .text("some"))?.symbol == "cup")
        #expect(catalog.unit(named: "CUP") == nil && catalog.unit(named: "cups")?.symbol == "cup")
    }

    @Test(
        arguments: [
            ("imperial cup", "284.130625"), ("UK cup", "284.130625"), ("US cup", "236.5882365"), ("metric cup", "250"),
            ("australian tbsp", "20"), ("Imperial Pint", "568.26125"), ("uk blob", nil), ("cup imperial", nil),
        ] as [(String, String?)])
    func `the name of a unit can begin with its country`(_ name: String, _ millilitres: String?) {
        #expect(UnitCatalog().unit(named: name)?.size == millilitres.flatMap { Rational(parsing: $0) })
    }
}
