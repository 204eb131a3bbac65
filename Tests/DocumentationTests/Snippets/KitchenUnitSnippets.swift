import Kitchen
import RecipeKit
import Testing

@Suite("Code in the page of the kitchen library about units")
struct KitchenUnitSnippets {
    @Test("An amount is converted and rounded as a cook writes it")
    func shownAmounts() {
        let converter = KitchenConverter()
        let flour = Quantity(Amount(parsing: "2"), unit: "cups")
        let shown = converter.shown(flour, of: "all-purpose flour, sifted", in: .metric)
        #expect(shown.formatted() == "~250 g")
        #expect(shown.source == "USDA 20081")

        let butter = Quantity(Amount(parsing: "700"), unit: "g")
        let less = converter.shown(butter, factor: Rational(2, 3) ?? .one)
        #expect(less.formatted() == "~475 g")
        #expect(less.exactFormatted() == "466⅔ g")
    }

    @Test("A cook sets units and weights")
    func customs() throws {
        var customs = KitchenCustoms(standard: .australian)
        try customs.setUnit("mug", to: "300 ml")
        try customs.setUnit("stick of butter", to: "113 g")
        try customs.setWeight(of: "flour", to: "150 g/cup")
        let own = KitchenConverter(customs: customs)
        let mug = Quantity(Amount(parsing: "2"), unit: "mugs")
        #expect(own.shown(mug, of: "milk", in: .metric).formatted() == "600 ml")
        #expect(throws: KitchenCustomsError.self) { try customs.setWeight(of: "milk", to: "0") }
    }
}
