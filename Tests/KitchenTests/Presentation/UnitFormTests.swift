import RecipeKit
import Testing

@testable import Kitchen

@Suite("The forms of units and sizes beside an amount")
struct UnitFormTests {
    @Test(
        "A unit has the form that the language wants after the number",
        arguments: [
            ("it", "grappolo", "2", "2 grappoli"), ("it", "ramo", "3", "3 rami"),
            ("it", "cucchiaio", "2/3", "2 cucchiaini"),
            ("it", "baccelli", "1", "1 baccello"), ("pl", "łyżeczka", "2/3", "⅔ łyżeczki"),
            ("pl", "łyżka", "6", "6 łyżek"), ("pl", "łyżka", "3", "3 łyżki"), ("pl", "ząbek", "5", "5 ząbków"),
            ("pl", "ząbki", "1/2", "½ ząbka"), ("cs", "lžička", "5", "5 lžiček"), ("cs", "lžička", "2", "2 lžičky"),
            ("de", "Zehe", "2", "2 Zehen"), ("fr", "pièce", "2", "2 pièces"),
            ("en", "medium clove", "2", "2 medium cloves"), ("en", "fluid ounce", "2", "2 fluid ounces"),
            ("en", "items", "1/3", "⅓ item"),
            ("en", "heaping cup", "3", "3 heaping cups"), ("en", "blue zorb", "2", "2 blue zorb"),
            ("ru", "ложка", "1/2", "½ ложки"), ("ru", "зубчик", "5", "5 зубчиков"),
            ("ru", "зубчик", "1/2", "½ зубчика"), ("pl", "ząbka", "2", "2 ząbki"), ("pl", "kubek", "3/2", "1½ kubka"),
            ("cs", "stroužek", "1/2", "½ stroužku"), ("sk", "strúčik", "1/2", "½ strúčika"),
        ])
    func units(_ language: String, _ unit: String, _ factor: String, _ expected: String) throws {
        let converter = KitchenConverter(units: UnitCatalog(language: language))
        let factor = try #require(Rational(parsing: factor))
        let one = Quantity(.number(.one), unit: unit)
        let shown =
            factor == .one
            ? converter.simplified(one).formatted() : converter.shown(one, of: "zorb", factor: factor).formatted()
        #expect(shown == expected)
    }

    @Test("A step shows a spoon that the list shows")
    func spoons() throws {
        let converter = KitchenConverter(units: UnitCatalog(language: "it"))
        let scaler = StepTextScaler(language: .italian, converter: converter, system: .asWritten)
        let listed = converter.shown(Quantity(.number(Rational(2)), unit: "cucchiai"), of: "olio", factor: .part(3))
        #expect(listed.formatted() == "2 cucchiaini")
        #expect(scaler.scaled("Unire 2 cucchiai di olio.", by: .part(3)).text == "Unire 2 cucchiaini di olio.")
    }

    @Test(
        "A thing with a size is counted",
        arguments: [
            ("en", "small", "shallot", "2", "small", "shallots"), ("en", "large", "eggs", "1/2", "large", "egg"),
            ("fr", "petit", "oignon", "2", "petits", "oignons"), ("fr", "gros", "oignon", "2", "gros", "oignons"),
            ("en", "small", "zorb", "2", "small", "zorb"), ("en", "cup", "onion", "2", "cups", "onion"),
        ])
    func sizes(
        _ locale: String, _ size: String, _ name: String, _ factor: String, _ unit: String, _ expected: String
    ) throws {
        var recipe = Recipe(title: "Test")
        recipe.metadata.locale = locale
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [Ingredient(name: name, quantity: Quantity(.number(.one), unit: size))])
        ]
        let factor = try #require(Rational(parsing: factor))
        let shown = KitchenConverter(for: recipe).presented(recipe, .init(factor: factor)).listedIngredients[0]
            .ingredients[0]
        #expect(shown.name == expected && shown.quantity?.unit == unit, "\(shown)")
    }

    @Test("A degree sign with a Cyrillic letter is degrees Celsius", arguments: ["180 °С", "180°С", "180 °C"])
    func cyrillic(_ written: String) {
        let scaler = StepTextScaler(
            language: .russian, converter: KitchenConverter(units: UnitCatalog(language: "ru")), system: .us)
        #expect(scaler.scaled("Выпекать при \(written) 30 минут.", by: .one).text.hasSuffix("\(written)) 30 минут."))
    }
}
