import Kitchen
import RecipeKit
import Testing

@Suite("Spoons, cups and ovens of a country")
struct RegionalSpoonTests {
    private static func bought(_ text: String, _ language: String) -> String {
        LineMeaningTests.bought(text, language)
    }

    @Test("in Slovak and Czech, abbreviations in capital letters are spoons")
    func capitalLetters() {
        for language in ["sk", "sk-SK", "cs"] {
            #expect(LineMeaningTests.shown("Lekvár: 16 ML", language, in: .us) == "16 ML Lekvár")
            #expect(LineMeaningTests.shown("1 PL cukor", language, by: .part(3)) == "1 ČL cukor")
            #expect(LineMeaningTests.shown("6 ML cukor", language, by: Rational(2)) == "4 PL cukor")
        }
        let slovak = UnitCatalog(language: "sk")
        #expect(slovak.unit(named: "ML", amount: .number(Rational(16))) == .teaspoon(.metric))
        #expect(slovak.unit(named: "ML", amount: .number(Rational(200))) == .millilitre)
        #expect(slovak.unit(named: "ml", amount: .number(Rational(16))) == .millilitre)
        #expect(UnitCatalog(language: "cs").unit(named: "ČL") == .teaspoon(.metric))
        #expect(UnitCatalog(language: "cs").unit(named: "cl")?.symbol == "cl")
        #expect(UnitCatalog(language: "de").unit(named: "ML") == .millilitre)
        #expect(UnitCatalog(language: "en").unit(named: "ML") == .millilitre)
    }

    @Test("Australian spoons and cups keep their size on the shopping list")
    func australia() {
        #expect(Self.bought("2 tablespoons honey", "en-AU") == "4 tablespoons honey")
        #expect(Self.bought("2 tablespoons honey", "en-US") == "¼ cup honey")
        var needs = ShoppingNeeds()
        for (text, language) in [("2 tablespoons honey", "en-US"), ("2 tablespoons honey", "en-AU")] {
            needs.add(ReferencedRecipe(id: text + language, recipe: LineMeaningTests.recipe(text, language)))
        }
        let sum = ShoppingList(needs).lines[0]
        // 29.6 ml and 40 ml, and a millilitre of honey weighs 1.4 g.
        #expect(sum.amountText(in: .metric) == "~100 g")
        #expect(LineMeaningTests.shown("1 cup water", "en-AU", in: .metric) == "250 ml water")
        var list = ShoppingNeeds()
        list.add(ReferencedRecipe(id: "x", recipe: LineMeaningTests.recipe("1 cup water", "en-AU")))
        #expect(ShoppingList(list).lines[0].amountText(in: .metric) == "250 ml")
    }

    @Test("only English recipes have cups when spoons become many")
    func noCups() {
        #expect(LineMeaningTests.shown("25 PL oleja", "sk", by: Rational(2)) == "50 PL oleja")
        #expect(LineMeaningTests.shown("5 msk olja", "sv", by: Rational(10)) == "50 msk olja")
    }

    @Test(
        "less than the smallest spoon is a pinch in the language of the recipe",
        arguments: [
            ("en", "1/4 tsp salt", "~1 pinch salt"), ("de", "1/4 TL Salz", "~1 Prise Salz"),
            ("ru", "1/4 ч. л. соли", "~1 щепотка соли"), ("sv", "1/4 tsk salt", "~1 nypa salt"),
            ("pl", "1/4 łyżeczki soli", "~1 szczypta soli"),
        ])
    func pinches(_ language: String, _ text: String, _ shown: String) {
        #expect(LineMeaningTests.shown(text, language, by: .part(3)) == shown)
    }

    @Test("an oven of 170 °C is one of 325 °F")
    func oven() {
        let converter = KitchenConverter()
        for (celsius, fahrenheit) in [
            (150, 300), (160, 325), (170, 325), (180, 350), (190, 375), (200, 400), (220, 425),
        ] {
            let shown = converter.shown(Quantity(.number(Rational(celsius)), unit: "°C"), in: .us)
            #expect(shown.quantity.amount == .number(Rational(fahrenheit)))
        }
    }

    @Test(
        "an end of a range that cooks write is not rounded because of the other end",
        arguments: [
            ("en", "1/2-2 teaspoons salt", "1/6-2/3 teaspoon salt"), ("de", "1/2-2 TL Salz", "1/6-2/3 TL Salz"),
            ("fr", "1/2 à 2 c. à c. de sel", "1/6-2/3 c. à c. sel"),
            ("en", "1-2 cups milk", "1/3-2/3 cup milk"),
        ])
    func ranges(_ language: String, _ text: String, _ shown: String) {
        #expect(LineMeaningTests.shown(text, language, by: .part(3)) == shown)
    }
}

extension Rational {
    fileprivate static func part(_ denominator: Int) -> Rational { Rational(1, denominator) ?? .one }
}
