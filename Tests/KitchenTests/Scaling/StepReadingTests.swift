import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Reading the amounts of steps")
struct StepReadingTests {
    private static func double(_ text: String, _ language: StepLanguage = .english) -> String {
        StepTextScaler(language: language).scaled(text, by: Rational(2)).text
    }

    @Test(
        arguments: [
            ("Add 2 T sugar.", "Add 4 T sugar."), ("Add 2 t salt.", "Add 4 t salt."),
            ("Add 12 t salt.", "Add 24 t salt."), ("Add 13 t salt.", "Add 13 t salt."),
            ("Add 2 c. flour.", "Add 4 c. flour."), ("Add 2 c flour.", "Add 4 c flour."),
            ("Add 13 c flour.", "Add 13 c flour."), ("Heat it to 2 C for now.", "Heat it to 2 C for now."),
        ])
    func `a letter is a spoon or a cup after a number up to twelve`(_ text: String, _ expected: String) {
        #expect(Self.double(text) == expected)
    }

    @Test(
        arguments: [
            ("Add 1-1/2 cups milk.", "Add 3 cups milk."), ("Add 1-½ cups milk.", "Add 3 cups milk."),
            ("Add 1 and 1/2 cups milk.", "Add 3 cups milk."), ("Add 1 and ½ cups milk.", "Add 3 cups milk."),
            ("Add one and a half cups milk.", "Add 3 cups milk."), ("Add half a cup milk.", "Add 1 cup milk."),
            ("Add a half cup of milk.", "Add 1 cup of milk."), ("Add 3/4 of a cup of milk.", "Add 1 1/2 cups of milk."),
            ("Add 2 and", "Add 2 and"), ("Add 2-", "Add 2-"), ("Add one and", "Add one and"), ("Add half", "Add half"),
            ("Add 2- 1/2 cups milk.", "Add 2- 1/2 cups milk."),
        ])
    func `a whole number and a fraction behind it are one number`(_ text: String, _ expected: String) {
        #expect(Self.double(text) == expected)
    }

    @Test(
        arguments: [
            ("Stir 1 cup of rich dark brown cold clear beef stock at a time.", false),
            ("Stir 1 cup of rich dark brown very cold clear beef stock at a time.", true),
            ("Add 1 cup of stock, at a time.", true), ("Add 1 cup of stock. At a time.", true),
            ("Flatten each ball! Add 2 cups sugar.", true), ("Flatten each ball; add 2 cups sugar.", true),
            ("Flatten each ball? Add 2 cups sugar.", true), ("Flatten each ball. Add 2 cups sugar.", true),
            ("Top each ball with 2 cups sugar.", false), ("Flatten each ball\n  2 cups sugar", true),
            ("Top each approx. 5 cm ball with 2 cups sugar.", false),
            ("Drop 2 tablespoons of batter onto it.", false), ("Add 2 tablespoons of batter.", true),
            ("Drop the spoon and stir in 2 tablespoons of batter.", true),
            ("Use 2 cups of milk for each.", false), ("Use 2 cups of milk with each addition of flour.", true),
        ])
    func `an amount of one of several pieces or additions is not scaled`(_ text: String, _ isScaled: Bool) {
        #expect((Self.double(text) != text) == isScaled)
    }

    @Test(
        arguments: [
            ("Boil it in a pot (of at least 4 quarts).", "Boil it in a pot (of at least 4 quarts)."),
            ("Boil it in a pot (approx. 4 quarts).", "Boil it in a pot (approx. 4 quarts)."),
            ("Boil it in a pot (~4 quarts).", "Boil it in a pot (~4 quarts)."),
            ("Grease a 2 quart (about 1.9 l) dish.", "Grease a 2 quart (about 1.9 l) dish."),
            ("Drain 1 (400 g) can of beans.", "Drain 2 (400 g) cans of beans."),
            ("Use 3 8-ounce-packages of cheese.", "Use 6 8-ounce-packages of cheese."),
            ("Use 3 (8-ounce) packages of cheese.", "Use 6 (8-ounce) packages of cheese."),
            ("Use 3 (8-ounce packages of cheese.", "Use 3 (8-ounce packages of cheese."),
            ("Pour it into a cup and stir.", "Pour it into a cup and stir."), ("Add a cup milk.", "Add 2 cups milk."),
            ("Divide it into 4 cups.", "Divide it into 4 cups."),
            ("Divide it among 4 cups.", "Divide it among 4 cups."),
            ("Add a slice.", "Add a slice."), ("Add a can of beans.", "Add a can of beans."),
            ("Pour it into 2 cans.", "Pour it into 2 cans."), ("Add 2 cans (400 g).", "Add 4 cans (400 g)."),
        ])
    func `sizes of pots, packages and cups are not scaled, and their numbers are`(_ text: String, _ expected: String) {
        #expect(Self.double(text) == expected)
    }

    @Test(
        arguments: [
            ("Add 2 onion slices.", "Add 4 onion slices."),
            ("Crack 2 x eggs.", "Crack 4 x eggs."), ("Shape into 3 balls.", "Shape into 6 balls."),
            ("Shape into 2 balls.", "Shape into 2 balls."), ("Shape into 3 equal balls.", "Shape into 6 equal balls."),
            ("Add 2 of the eggs.", "Add 4 of the eggs."), ("Add 1 of the eggs.", "Add 1 of the eggs."),
            ("Add 2 of your eggs.", "Add 2 of your eggs."), ("Use no. 2 eggs.", "Use no. 2 eggs."),
            ("Use #2 eggs.", "Use #2 eggs."), ("Use $2 eggs.", "Use $2 eggs."),
            ("Add 1 egg plant.", "Add 1 egg plant."),
            ("Add 1 egg slowly.", "Add 2 eggs slowly."), ("Add 1 egg beaten well.", "Add 1 egg beaten well."),
            ("Add 2 eggs-and-milk mix.", "Add 4 eggs-and-milk mix."), ("Add half an onion.", "Add 1 onion."),
            ("Add an onion.", "Add an onion."),
        ])
    func `foods are counted up to the end of their name`(_ text: String, _ expected: String) {
        #expect(Self.double(text) == expected)
    }

    @Test(
        arguments: [
            (StepLanguage.french, "Ajoutez 1 c/s de miel.", "Ajoutez 2 c/s de miel."),
            (.french, "Ajoutez 1 c.à.s. de miel.", "Ajoutez 2 c.à.s. de miel."),
            (.french, "Ajoutez 1 cs de miel.", "Ajoutez 2 cs de miel."),
            (.french, "Ajoutez 1 tasse et une demie de lait.", "Ajoutez 3 tasses de lait."),
            (.french, "Ajoutez 1 tasse et demie pomme.", "Ajoutez 2 tasses et 1 pomme."),
            (.spanish, "Vierte un litro de agua.", "Vierte 2 litros de agua."),
            (.spanish, "Añade un litro.", "Añade un litro."),
            (.spanish, "Añade 2 tazas y media de leche.", "Añade 5 tazas de leche."),
            (.german, "1.500 g Mehl zugeben.", "3.000 g Mehl zugeben."),
            (.german, "1,50 kg Mehl zugeben.", "3 kg Mehl zugeben."),
            (.german, "Eine halbe Zwiebel hacken.", "1 Zwiebel hacken."),
        ] as [(StepLanguage, String, String)])
    func `spoons, halves and thousands are read in other languages`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        #expect(Self.double(text, language) == expected)
    }

    @Test(
        arguments: [
            (StepLanguage.english, "Add 2 c. flour.", "Add ~250 g flour."),
            (.english, "Add 2 tbsp. butter.", "Add ~28 g butter."),
            (.french, "Ajoutez 2 c. à s. de beurre.", "Ajoutez ~29 g de beurre."),
            (.french, "Ajoutez 2 c.à.s de beurre.", "Ajoutez ~29 g de beurre."),
            (.french, "Ajoutez 2 cuillères à soupe de beurre.", "Ajoutez ~29 g de beurre."),
        ] as [(StepLanguage, String, String)])
    func `the food after a spoon of several words is weighed`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        let converter = KitchenConverter(units: UnitCatalog(language: language == .french ? "fr" : "en-US"))
        let scaler = StepTextScaler(language: language, converter: converter, system: .byWeight)
        #expect(scaler.scaled(text, by: .one).text == expected)
    }

    @Test func `decimals keep what a scale can show`() {
        func scaled(_ text: String, _ factor: Rational) -> String {
            StepTextScaler(language: .english).scaled(text, by: factor).text
        }
        #expect(scaled("Add 0.25 kg flour.", .part(2)) == "Add 0.125 kg flour.")
        #expect(scaled("Add 0.5 kg flour.", .part(16)) == "Add 0.031 kg flour.")
        #expect(scaled("Add 20.5 g flour.", .part(2)) == "Add 10 g flour.")
        #expect(scaled("Add 2.5 kg flour.", .part(2)) == "Add 1.25 kg flour.")
        #expect(scaled("Add 0.4 kg flour.", .part(3)) == "Add 0.13 kg flour.")
        #expect(scaled("Add 0.002 kg flour.", .part(3)) == "Add 0.001 kg flour.")
        #expect(scaled("Beat three eggs.", Rational(4)) == "Beat twelve eggs.")
        #expect(scaled("Beat three eggs.", Rational(5)) == "Beat 15 eggs.")
        #expect(scaled("Three eggs are beaten.", Rational(2)) == "Six eggs are beaten.")
    }

    @Test(
        arguments: [
            ("Add 1 onion slice.", "Add 2 onion slices."), ("Serve 1 lemon slice.", "Serve 2 lemon slices."),
            ("Serve 1 small lemon slice.", "Serve 2 small lemon slices."), ("Add 1 egg yolk.", "Add 2 egg yolks."),
        ])
    func `only the last noun of a piece of a food becomes a plural`(_ text: String, _ expected: String) {
        #expect(Self.double(text) == expected)
    }
}
