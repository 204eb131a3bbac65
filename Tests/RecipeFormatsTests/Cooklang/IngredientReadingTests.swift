import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Cooklang ingredients")
struct IngredientReadingTests {
    @Test("A Cooklang ingredient of one word ends where the word ends")
    func oneWord() {
        #expect(items("Stir @salt, then") == [.text("Stir "), .ingredient(Ingredient(name: "salt")), .text(", then")])
        #expect(items("@Öl») an") == [.ingredient(Ingredient(name: "Öl")), .text("») an")])
        #expect(items("l'@ail") == [.text("l'"), .ingredient(Ingredient(name: "ail"))])
    }

    @Test("A Cooklang ingredient of several words ends at its braces")
    func severalWords() {
        let pepper = Ingredient(name: "black pepper", quantity: Quantity(.number(Rational(2)), unit: "pinches"))
        #expect(items("@black pepper{2%pinches}!") == [.ingredient(pepper), .text("!")])
    }

    @Test("A Cooklang ingredient with braces may contain punctuation")
    func punctuationInName() {
        #expect(ingredients("@rum (45 % vol){1%cl}").first?.name == "rum (45 % vol)")
        #expect(ingredients("@(mild) cheddar, grated{}").first?.name == "(mild) cheddar, grated")
    }

    @Test("A Cooklang ingredient ends before another marker and at the end of the line")
    func nameStopsAtMarker() {
        #expect(ingredients("@salt and @black pepper{}").map(\.name) == ["salt", "black pepper"])
        #expect(ingredients("@salt and\npepper{}").map(\.name) == ["salt"])
    }

    @Test("A Cooklang ingredient has a preparation, which may contain parentheses")
    func preparation() {
        let onion = ingredients("@onion{1}(peeled (not cut), cold) in")[0]
        #expect(onion.preparation == "peeled (not cut), cold")
        #expect(ingredients("@onion(diced)").first?.preparation == "diced")
        #expect(ingredients("@onion{1} (diced)").first?.preparation == nil)
        #expect(ingredients("@onion{1}(never closed").first?.preparation == nil)
    }

    @Test("A Cooklang ingredient can have an alias for the step's text")
    func alias() {
        let wine = ingredients("@white wine|wine{}")[0]
        #expect(wine.name == "white wine")
        #expect(wine.alias == "wine")
        #expect(wine.displayName == "wine")
        #expect(ingredients("@wine|{}").first == Ingredient(name: "wine"))
    }

    @Test("A Cooklang ingredient can be optional, hidden, or mentioned again")
    func modifiers() {
        let found = ingredients("@thyme @?sage @-salt @&thyme @&?thyme{} @+thyme")
        #expect(found.map(\.name) == ["thyme", "sage", "salt", "thyme", "thyme", "thyme"])
        #expect(found.map(\.isOptional) == [false, true, false, false, true, false])
        #expect(found.map(\.isHidden) == [false, false, true, false, false, false])
        let roles: [Ingredient.Role] = [.definition, .definition, .definition, .reference, .reference, .definition]
        #expect(found.map(\.role) == roles)
    }

    @Test("A Cooklang ingredient can be the result of an earlier step")
    func intermediate() {
        let found = ingredients("@&(~1)dough{} @&(2)sauce{} @&(=2)filling{} @&(=~3)cream{}")
        #expect(found.map(\.name) == ["dough", "sauce", "filling", "cream"])
        #expect(found.allSatisfy { $0.role == .intermediate })
        #expect(found.map(\.origin) == [.stepsBack(1), .step(2), .section(2), .sectionsBack(3)])
    }

    @Test("A Cooklang ingredient can be another recipe, by path or by title")
    func recipeReference() {
        let found = ingredients(
            #"@./sauces/Hollandaise{150%g} @../Stock.cook{} @.\base\Dough{} @@tomato sauce|sauce{}"#)
        #expect(found.map(\.name) == ["Hollandaise", "Stock", "Dough", "tomato sauce"])
        #expect(
            found.map { $0.recipeReference?.path }
                == [["sauces", "Hollandaise"], ["..", "Stock"], ["base", "Dough"], ["tomato sauce"]])
        #expect(ingredients("Eat @./Bread/Naan.").first?.recipeReference?.path == ["Bread", "Naan"])
    }

    @Test("An address or a lone sign is not a Cooklang ingredient")
    func plainText() {
        for text in [
            "Write to joe@example.org", "the #1 rule", "~240 g each", "@ home", "a @, b", "@", "#", "~", "@@", "@&",
        ] {
            #expect(items(text) == [.text(text)])
            #expect(diagnostics(text).isEmpty)
        }
    }
}
