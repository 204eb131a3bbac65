import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Corners of portions, pots and yields in steps")
struct StepPortionCornerTests {
    private static func double(_ text: String, _ language: StepLanguage = .english) -> String {
        StepTextScaler(language: language).scaled(text, by: Rational(2)).text
    }

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
