import RecipeKit
import Testing

@testable import Kitchen

/// The names of counted ingredients are singular or plural as the scaled amounts require.
struct CountedNamesTests {
    private func listed(_ name: String, _ amount: Rational, by factor: Rational, locale: String? = nil) -> Ingredient? {
        var recipe = Recipe(title: "Test")
        recipe.metadata.locale = locale
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [Ingredient(name: name, quantity: Quantity(.number(amount)))])
        ]
        return KitchenConverter(for: recipe).presented(recipe, .init(factor: factor)).listedIngredients.first?
            .ingredients.first
    }

    @Test(
        "A counted ingredient that is doubled has its name in the plural",
        arguments: [
            ("egg", "eggs"), ("Egg", "Eggs"), ("large red onion", "large red onions"),
            ("loaf of bread", "loaves of bread"),
            ("egg yolk, beaten", "egg yolks, beaten"), ("bay leaf", "bay leaves"), ("flour", "flour"),
            ("onions", "onions"), ("chili (hot)", "chilis (hot)"),
        ])
    func plural(name: String, expected: String) {
        #expect(listed(name, .one, by: Rational(2))?.name == expected)
    }

    @Test(
        "A counted ingredient that is halved has its name in the singular",
        arguments: [("eggs", "egg"), ("ripe tomatoes", "ripe tomato"), ("loaves", "loaf"), ("anchovies", "anchovy")])
    func singular(name: String, expected: String) {
        #expect(listed(name, Rational(2), by: .part(2))?.name == expected)
        #expect(listed(name, .one, by: .part(2))?.name == expected)
    }

    @Test("An ingredient whose name changed also has its name in the file, which identifies it")
    func writtenName() {
        #expect(listed("egg", .one, by: Rational(2))?.writtenName == "egg")
        #expect(listed("flour", .one, by: Rational(2))?.writtenName == nil)
    }

    @Test("In French, the name of an ingredient is in the singular below two")
    func french() {
        #expect(listed("oignons", Rational(3), by: .part(2), locale: "fr")?.name == "oignon")
        #expect(listed("oignon", .one, by: Rational(2), locale: "fr")?.name == "oignons")
    }

    @Test("A name with a unit or a fixed amount does not change, and an alias does", arguments: [StepLanguage.english])
    func others(language: StepLanguage) {
        let names = CountedNames(language)
        var egg = Ingredient(name: "egg", alias: "beaten egg")
        names.adapt(&egg, to: Quantity(.number(Rational(2)), unit: "kg"))
        #expect(egg.name == "egg")
        names.adapt(&egg, to: Quantity(.text("a few")))
        #expect(egg.name == "egg")
        names.adapt(&egg, to: Quantity(.range(.one, Rational(2))))
        #expect(egg.name == "eggs" && egg.alias == "beaten eggs" && egg.writtenName == "egg")

        var recipe = Recipe(title: "Test")
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [
                Ingredient(name: "egg", quantity: Quantity(.number(.one), unit: nil, isFixed: true))
            ])
        ]
        let shown = KitchenConverter().presented(recipe, .init(factor: Rational(2)))
        #expect(shown.listedIngredients.first?.ingredients.first?.name == "egg")
    }
}
