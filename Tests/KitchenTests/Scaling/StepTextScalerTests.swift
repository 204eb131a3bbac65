import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Scaling step text")
struct StepTextScalerTests {
    private static func double(_ text: String, _ language: StepLanguage = .english) -> String {
        StepTextScaler(language: language).scaled(text, by: Rational(2)).text
    }

    @Test(
        "A factor of two doubles the amounts of a step text and nothing else",
        arguments: [
            ("Add the remaining 2 tablespoons of oil.", "Add the remaining 4 tablespoons of oil."),
            ("Mix 1/2 cup flour with 1 1/2 tsp salt.", "Mix 1 cup flour with 3 tsp salt."),
            ("Beat two eggs.", "Beat four eggs."),
            ("Divide into 12 pieces of about 50 g.", "Divide into 24 pieces of about 50 g."),
            ("Roll into 6 balls of about 140 g each.", "Roll into 12 balls of about 140 g each."),
            ("Mix 2 cups of about 300 g flour.", "Mix 4 cups of about 600 g flour."),
            ("Stir with a spoon until one squashes.", "Stir with a spoon until one squashes."),
            ("A spoon drawn through it leaves a trail.", "A spoon drawn through it leaves a trail."),
            ("Add a spoon of sugar.", "Add 2 spoons of sugar."),
            ("Add 1 egg yolk.", "Add 2 egg yolks."),
            ("Add 2-3 tbsp water.", "Add 4-6 tbsp water."),
            ("Add 2 to 3 cups (500 ml) broth.", "Add 4 to 6 cups (1000 ml) broth."),
            ("Drain 2 (400 g) cans of beans.", "Drain 4 (400 g) cans of beans."),
            ("Drain 1 (15-ounce) can beans.", "Drain 2 (15-ounce) cans beans."),
            ("Add half a cup of milk.", "Add 1 cup of milk."),
            ("Bake at 180 °C for 20 minutes in a 26 cm tin.", "Bake at 180 °C for 20 minutes in a 26 cm tin."),
            ("Add 3/4 of a cup of milk.", "Add 1 1/2 cups of milk."),
            ("Heat oil in a 5-quart (4.7 L) ceramic pot.", "Heat oil in a 5-quart (4.7 L) ceramic pot."),
            ("Butter a 2 quart (1.9 L) baking dish.", "Butter a 2 quart (1.9 L) baking dish."),
            ("Add 1 tsp each salt and pepper, and 1/4 tsp mace.", "Add 2 tsp each salt and pepper, and 1/2 tsp mace."),
            ("Add flour,1 cup sugar and beans (1 can).", "Add flour,2 cups sugar and beans (2 cans)."),
            ("Sprinkle each cookie. 1/4 cup crumbs", "Sprinkle each cookie. 1/2 cup crumbs"),
            ("Boil for 2 l/2 minutes.", "Boil for 2 l/2 minutes."),
            ("Preheat the oven to 220c (fan) or gas 7.", "Preheat the oven to 220c (fan) or gas 7."),
            ("Transfer 2 lamb chops to each of 4 plates.", "Transfer 2 lamb chops to each of 8 plates."),
            ("Add .5 cup milk.", "Add .5 cup milk."),
            ("Serves 4 to 6.", "Serves 8 to 12."),
            ("Add 1 cup plus 2 tbsp sugar.", "Add 2 cups plus 4 tbsp sugar."),
            ("Stir in 2 eggs.", "Stir in 4 eggs."), ("Stir in 2 cloves garlic.", "Stir in 4 cloves garlic."),
            ("Add 1 carton 30% cream.", "Add 2 cartons 30% cream."),
            ("Open the can 5 minutes before.", "Open the can 5 minutes before."),
            ("Mix 2 × 100 g figs, figs (2 × 100 g).", "Mix 4 × 100 g figs, figs (4 × 100 g)."),
            ("Fold in 2 cans of beans.", "Fold in 4 cans of beans."), ("Cut in 2 slices.", "Cut in 2 slices."),
            ("Cut the dough in 4 pieces.", "Cut the dough in 8 pieces."), ("Cut in 4 pieces.", "Cut in 4 pieces."),
            ("Flatten each ball, add 2 cups sugar.", "Flatten each ball, add 4 cups sugar."),
            ("Flatten each ball: add 2 cups sugar.", "Flatten each ball: add 4 cups sugar."),
        ])
    func doubled(_ text: String, _ expected: String) {
        #expect(Self.double(text) == expected)
    }

    @Test("Words after scaled amounts are in the plural from two on in French, and above one in English")
    func plurals() {
        func scaled(_ text: String, _ language: StepLanguage, _ factor: Rational) -> String {
            StepTextScaler(language: language).scaled(text, by: factor).text
        }
        #expect(scaled("Ajouter 1 tasse de lait.", .french, Rational(2)) == "Ajouter 2 tasses de lait.")
        #expect(scaled("Ajouter 1 tasse de lait.", .french, fraction(3, 2)) == "Ajouter 1½ tasse de lait.")
        #expect(scaled("Ajouter 4 tasses de lait.", .french, .part(4)) == "Ajouter 1 tasse de lait.")
        #expect(scaled("Add 1 cup milk.", .english, fraction(3, 2)) == "Add 1½ cups milk.")
    }

    @Test("Decimals that no cook can measure are rounded")
    func decimals() throws {
        let scaler = StepTextScaler(language: .english)
        let third = try #require(Rational(1, 3))
        #expect(
            scaler.scaled("Add 250 g flour and 0.5 tsp salt.", by: third).text == "Add 83 g flour and 0.17 tsp salt.")
        #expect(scaler.scaled("Add 25 g flour.", by: try #require(Rational(1, 2))).text == "Add 12.5 g flour.")
    }

    @Test("With a converter, the amounts of a step text are rounded like the amounts of lists")
    func rounding() throws {
        func scaled(_ text: String, _ factor: Rational?, marks: Bool = false) throws -> String {
            let scaler = StepTextScaler(
                language: .english, converter: KitchenConverter(), system: .asWritten, marksRounding: marks)
            return scaler.scaled(text, by: try #require(factor)).text
        }
        #expect(try scaled("Add 3 eggs and 1 tbsp oil.", .part(2), marks: true) == "Add ~2 eggs and ½ tbsp oil.")
        #expect(try scaled("Add 700 g flour.", Rational(2, 3)) == "Add 475 g flour.")
        #expect(try scaled("Add 1 tsp salt.", Rational(3)) == "Add 3 tsp salt.")
        #expect(try scaled("Add 1 cup milk.", .part(8)) == "Add 2 tbsp milk.")
        #expect(try scaled("Add 1 tbsp oil.", .part(3)) == "Add 1 tsp oil.")
        #expect(try scaled("Add 2-3 cups milk.", .part(2)) == "Add 1-1½ cups milk.")
        #expect(try scaled("Add 2 cups flour.", Rational(2)) == "Add 4 cups flour.")
        #expect(try scaled("Bake at 350 °F for 20 minutes.", Rational(2)) == "Bake at 350 °F for 20 minutes.")
    }
}

extension StepTextScalerTests {
    @Test(
        arguments: [
            (
                StepLanguage.english, "Flatten each ball, then add 2 cups sugar.",
                "Flatten each ball, then add 4 cups sugar."
            ),
            (.english, "Flatten each ball and add 2 cups sugar.", "Flatten each ball and add 4 cups sugar."),
            (.german, "Jede Kugel drücken, dann 2 EL Öl zugeben.", "Jede Kugel drücken, dann 4 EL Öl zugeben."),
            (
                .french, "Aplatissez chaque boule, puis 2 tasses de lait.",
                "Aplatissez chaque boule, puis 4 tasses de lait."
            ),
            (.spanish, "Aplasta cada bola, luego 2 tazas de leche.", "Aplasta cada bola, luego 4 tazas de leche."),
            (
                .italian, "Schiacciate ogni pallina, poi 2 tazze di latte.",
                "Schiacciate ogni pallina, poi 4 tazze di latte."
            ),
            (.german, "Auf jede Kugel 2 EL Öl geben.", "Auf jede Kugel 2 EL Öl geben."),
            (.spanish, "Pon 2 tazas de leche en cada bola.", "Pon 2 tazas de leche en cada bola."),
        ] as [(StepLanguage, String, String)])
    func `the word each counts only for amounts of its own instruction`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        #expect(Self.double(text, language) == expected)
    }

    @Test(
        arguments: [
            ("Add 2 eggs one at a time.", "Add 4 eggs one at a time."),
            ("Add 1 cup milk 2 at a time.", "Add 2 cups milk 2 at a time."),
            ("Add the milk, 1 cup at a time.", "Add the milk, 1 cup at a time."),
            ("Heat it in a 2 quart non-stick pan.", "Heat it in a 2 quart non-stick pan."),
            ("Heat it in a 2-quart-saucepan.", "Heat it in a 2-quart-saucepan."),
            ("Open a 400 g tin of beans.", "Open a 400 g tin of beans."),
            ("Heat 2 quarts very cold fresh milk in a pot.", "Heat 4 quarts very cold fresh milk in a pot."),
            ("Heat it in a pot holding 3 litres.", "Heat it in a pot holding 3 litres."),
            ("Use file 1.2.3 cups.", "Use file 1.2.3 cups."), ("Add 1,500,000 g flour.", "Add 1,500,000 g flour."),
            ("Meet at 10:30 cups.", "Meet at 10:30 cups."), ("Add 2 spoons of oil.", "Add 4 spoons of oil."),
            ("Stir with 2 spoons until done.", "Stir with 2 spoons until done."),
            ("Makes about 24 cookies.", "Makes about 48 cookies."), ("Makes 2 cups.", "Makes 4 cups."),
            ("Serves 4 minutes later.", "Serves 4 minutes later."),
        ])
    func `what a cook would not double stays, and the amounts beside it are doubled`(_ text: String, _ expected: String)
    {
        #expect(Self.double(text) == expected)
    }

    @Test func `the yields of a recipe have a number and a unit`() {
        var recipe = Recipe(title: "")
        recipe.metadata.others = [
            .init(key: "Yield", value: "  500 ml"), .init(key: "MAKES", value: "2%kg"),
            .init(key: "yields", value: "ml"),
            .init(key: "serves", value: "0 g"), .init(key: "note", value: "3 l"), .init(key: "yield", value: "12"),
        ]
        recipe.metadata.servings = Servings(parsing: "24 cookies")
        #expect(recipe.yields.map { $0.formatted(.ascii) } == ["500 ml", "2 kg", "24 cookies"])
        #expect((try? Scaling.yield(Quantity(.number(.one), unit: "kg")).factor(for: recipe)) == .part(2))
        #expect(
            (try? Scaling.ingredient(Quantity(.number(Rational(12))), name: "cookies").factor(for: recipe)) == .part(2))
        #expect(throws: ScalingError.noYield(unit: "l")) {
            try Scaling.yield(Quantity(.number(.one), unit: "l")).factor(for: recipe)
        }
    }

    @Test func `a scaled recipe scales its yield once, and starts from the original again`() {
        var recipe = Recipe(title: "")
        recipe.metadata.others = [.init(key: "yield", value: "500 ml"), .init(key: "note", value: "500 ml")]
        let twice = ScaledRecipe(recipe, by: Rational(2))
        #expect(twice.recipe.metadata.others.map(\.value) == ["1000 ml", "500 ml"])
        #expect(twice.scaled(by: .part(2)).recipe == recipe && twice.scaled(by: .zero) == twice)
        #expect(
            ScaledRecipe(recipe, by: .zero).factor == .one && ScaledRecipe(recipe, by: Rational(-2)).recipe == recipe)
        #expect(twice.scaled(by: Rational(3)).factor == Rational(6))
    }
}
