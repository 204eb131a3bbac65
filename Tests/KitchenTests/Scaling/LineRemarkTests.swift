import Kitchen
import RecipeKit
import Testing

@Suite("Numbers in the remarks of ingredient lines")
struct LineRemarkTests {
    @Test(
        "a package whose number is an article or the word for one grows with the line",
        arguments: [
            LineMeaningTests.Line(
                "de", "400 ml Kokosmilch (eine Dose Kokosmilch)", x2: "800 ml Kokosmilch, 2 Dosen Kokosmilch"),
            LineMeaningTests.Line("de", "Kokosmilch (eine Dose)", x2: "Kokosmilch, 2 Dosen"),
            LineMeaningTests.Line(
                "nl", "400 ml kokosmelk (een blikje kokosmelk)", x2: "800 ml kokosmelk, 2 blikjes kokosmelk"),
            LineMeaningTests.Line(
                "sv", "4 dl kokosmjölk (en burk kokosmjölk)", x2: "8 dl kokosmjölk, 2 burkar kokosmjölk"),
            LineMeaningTests.Line(
                "da", "4 dl kokosmælk (en dåse kokosmælk)", x2: "8 dl kokosmælk, 2 dåser kokosmælk"),
            LineMeaningTests.Line(
                "pl", "400 ml mleka kokosowego (jedna puszka)", x2: "800 ml mleka kokosowego, 2 puszki"),
            LineMeaningTests.Line(
                "fr", "200 g de thon (ou une boîte de sardines)", x2: "400 g thon, ou 2 boîtes de sardines"),
            LineMeaningTests.Line("en", "1 cup beans (not a can of them)", x2: "2 cups beans, not a can of them"),
        ])
    func packages(_ line: LineMeaningTests.Line) { LineMeaningTests.expect(line) }

    @Test(
        "the number of prawns in a pound is their size",
        arguments: [
            LineMeaningTests.Line(
                "en", "1 lb prawns (16/20 count)", x2: "2 lb prawns, 16/20 count", list: "2 lb prawns"),
            LineMeaningTests.Line("en", "1 lb shrimp, 16-20 count", x2: "2 lb shrimp, 16-20 count"),
            LineMeaningTests.Line("en", "16/20 count shrimp, 1 lb", x2: "16-20 count shrimp, 2 lb"),
            LineMeaningTests.Line("de", "500 g Garnelen (16/20)", x2: "1 kg Garnelen, 16/20"),
            LineMeaningTests.Line("en", "3 lb chops (about 3/4 inch)", x2: "6 lb chops, about 3/4 inch"),
        ])
    func sizes(_ line: LineMeaningTests.Line) { LineMeaningTests.expect(line) }

    @Test("the mass behind a spoon of several words is scaled with it")
    func spoons() {
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = "fr"
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [
                Ingredient(name: "farine", quantity: Quantity(.number(Rational(4)), unit: "cuillères à soupe (~50g)"))
            ])
        ]
        let scaled = ScaledRecipe(recipe, by: Rational(2)).recipe.listedIngredients[0].ingredients[0]
        #expect(scaled.quantity?.unit == "cuillères à soupe (~100g)")
    }

    @Test(
        "all foods of a line are bought, and no size of pieces",
        arguments: [
            ("en", "Sugar, cinnamon, or herbs", "Sugar, cinnamon, or herbs"),
            ("en", "salt, pepper, and oregano to taste", "salt, pepper, and oregano"),
            ("de", "Salz, Pfeffer und Zucker", "Salz, Pfeffer und Zucker"),
            ("fr", "sel, poivre et muscade", "sel, poivre et muscade"),
            ("de", "Zucker, Zimt oder Kräuter", "Zucker, Zimt oder Kräuter"),
            ("en", "onions, peeled and chopped", "onions"),
            ("en", "2 onions, peeled and chopped", "4 onions"), ("en", "400 g pumpkin 3cm pieces", "800 g pumpkin"),
            ("hr", "5 žlica ulja", "10 žlica ulja"), ("sk", "3 lyžice oleja", "6 lyžíc oleja"),
        ])
    func bought(_ language: String, _ line: String, _ expected: String) {
        #expect(LineMeaningTests.bought(line, language) == expected)
    }

    @Test("a length that is joined to a word has hyphens")
    func lengths() {
        #expect(
            LineMeaningTests.shown("1 leek, cut into 3cm-long pieces", "en", in: .us)
                == "1 leek, cut into 1¼-inch-long pieces")
    }

    @Test("a third of a cup is what a cook can measure")
    func thirds() {
        let third = Rational(1, 3) ?? .one
        #expect(LineMeaningTests.shown("1/2 cup milk", "en", by: third) == "2 2/3 tbsp milk")
        #expect(LineMeaningTests.shown("250 ml milk", "en", by: third, in: .us) == "~⅓ cup milk")
        #expect(LineMeaningTests.shown("2 cl rum", "en", in: .us) == "~4 tsp rum")
    }
}
