import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The output of an ingredient line")
struct LineOutputTests {
    @Test("An ingredient line is written as JSON with six fields that are always present")
    func json() {
        #expect(
            ingredient("lovage").json.text(isIndented: false)
                == #"{"quantity":null,"quantityMax":null,"unit":null,"name":"lovage","preparation":null,"comment":null}"#
        )
        #expect(
            ingredient("1-2½ tbsp lovage, chopped, for garnish").json.text(isIndented: false)
                == #"{"quantity":1,"quantityMax":2.5,"unit":"tbsp","name":"lovage","preparation":"chopped","comment":"for garnish","unitName":"tablespoon"}"#
        )
    }

    @Test("The JSON of an ingredient line has further fields if they have a value")
    func furtherFields() {
        let text = ingredient("about 2 (14 oz) cans large plums (optional), or 1 kg fresh").json.text(isIndented: false)
        for field in [
            #""package":{"quantity":14,"unit":"oz"}"#, #""approximate":true"#, #""optional":true"#, #""size":"large""#,
            #""alternatives":["1 kg fresh"]"#,
        ] {
            #expect(text.contains(field), "\(text)")
        }
        #expect(ingredient("a few plums").json.text(isIndented: false).contains(#""amount":"a few""#))
    }

    @Test("An ingredient line is shown in columns")
    func columns() {
        #expect(
            ingredient("2 large turnips, diced").columns()
                == "                 2  turnips                         large; diced")
        #expect(ingredient("1 cup plus 2 tbsp rum").columns() == "    1 cup + 2 tbsp  rum")
        #expect(
            ingredient("about 400 g can plums").columns(.ascii)
                == "       ~ 400 g can  plums                           about")
    }
}

extension LineOutputTests {
    private var line: IngredientLine {
        var line = IngredientLine(name: "plums", language: "de")
        line.amount = .range(Rational(1), Rational(2))
        line.unit = "EL"
        line.unitName = "tablespoon"
        line.addedQuantities = [Quantity(.range(Rational(3), Rational(4)), unit: "TL")]
        line.packageQuantity = Quantity(.number(Rational(14)), unit: "oz")
        line.container = "can"
        line.otherQuantities = [Quantity(.text("some"))]
        line.isApproximate = true
        line.size = "large"
        line.preparation = "diced"
        line.comment = "fresh"
        line.alternatives = ["pears"]
        line.isOptional = true
        line.isToTaste = true
        return line
    }

    @Test("The JSON of an ingredient line has every field in a fixed order")
    func orderOfFields() {
        #expect(
            line.json.text(isIndented: false)
                == #"{"quantity":1,"quantityMax":2,"unit":"EL","name":"plums","preparation":"diced","comment":"fresh","unitName":"tablespoon","plus":[{"quantity":3,"quantityMax":4,"unit":"TL"}],"#
                + #""package":{"quantity":14,"unit":"oz"},"container":"can","otherQuantities":[{"amount":"some"}],"size":"large","alternatives":["pears"],"approximate":true,"optional":true,"toTaste":true,"language":"de"}"#
        )
        #expect(
            IngredientLine(name: "salt").json.text(isIndented: false)
                == #"{"quantity":null,"quantityMax":null,"unit":null,"name":"salt","preparation":null,"comment":null}"#)
        var toTaste = IngredientLine(name: "salt")
        toTaste.isToTaste = true
        #expect(toTaste.json.text().contains("toTaste") && !toTaste.json.text().contains("optional"))
        var same = IngredientLine(name: "salt")
        (same.unit, same.unitName) = ("cup", "cup")
        #expect(
            !same.json.text().contains("unitName") && same.quantity == Quantity(.text("cup"))
                && IngredientLine(name: "salt").quantity == nil)
    }

    @Test("An ingredient line in columns has its amounts, its name and the rest")
    func columnsOfAmounts() {
        #expect(
            line.columns(.ascii)
                == "~ 1-2 EL + 3-4 TL can  plums                           large; 14 oz each; = some; diced; fresh")
        #expect(IngredientLine(name: "salt").columns() == String(repeating: " ", count: 20) + "salt")
        var container = IngredientLine(name: "salt")
        container.container = "can"
        container.isApproximate = true
        #expect(container.columns() == String(repeating: " ", count: 20) + "salt")
    }

    private func parsed(_ ingredients: [Ingredient], splitting: Bool = true) -> [String] {
        let recipe = Recipe(title: "", listedIngredients: [IngredientGroup(ingredients: ingredients)])
        return recipe.parsingIngredientLines(splitting: splitting).listedIngredients.flatMap(\.ingredients).map {
            $0.line(.ascii) + ($0.isOptional ? "?" : "")
        }
    }

    @Test("The ingredient lines of a recipe are parsed, and ingredients with an amount stay")
    func lines() {
        let egg = Ingredient(name: "1 cup egg", quantity: Quantity(.number(Rational(2))))
        let stock = Ingredient(name: "2 cups stock", recipeReference: RecipeReference(path: ["stock"]))
        #expect(
            parsed([
                Ingredient(name: "2 cups flour, sifted"), egg, stock,
                Ingredient(name: "1 cup milk", preparation: "warm"),
            ]) == ["2 cups flour, sifted", "2 1 cup egg", "2 cups stock", "1 cup milk, warm"])
        #expect(
            parsed([Ingredient(name: "1 cup milk", isOptional: true)]).first?.hasSuffix("?") == true
                && parsed([]).isEmpty)
        let shared = [Ingredient(name: "1 tsp each salt and pepper")]
        #expect(parsed(shared) == ["1 tsp salt", "1 tsp pepper"])
        #expect(parsed(shared, splitting: false) == ["1 tsp salt, pepper"])
        #expect(parsed([Ingredient(name: "salt and pepper")]) == ["salt and pepper"])
    }

    @Test("The languages of the ingredient lines of a recipe are counted")
    func languages() {
        var reader = IngredientLineReader.prepared
        let groups = [
            IngredientGroup(ingredients: [Ingredient(name: "2 cups flour"), Ingredient(name: "200 g Mehl, gesiebt")]),
            IngredientGroup(ingredients: [Ingredient(name: "1 cup milk")]),
        ]
        let (recipe, languages) = reader.parsed(Recipe(title: "", listedIngredients: groups), splitting: true)
        #expect(
            languages["en"] == 2 && languages["de"] == 1 && recipe.listedIngredients.map(\.ingredients.count) == [2, 1])
    }
}
