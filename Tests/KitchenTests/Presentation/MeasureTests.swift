import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("Temperatures, lengths and pans in steps")
struct MeasureTests {
    private static func converted(
        _ text: String, _ system: MeasurementSystem, _ language: StepLanguage = .english, by factor: Rational = .one
    ) -> String {
        StepTextScaler(language: language, converter: KitchenConverter(), system: system).scaled(text, by: factor).text
    }

    @Test(
        arguments: [
            ("Bake at 274 degrees.", "Bake at 274 degrees."), ("Bake at 275 degrees.", "Bake at 135 °C (275 degrees)."),
            ("Bake at 350 f.", "Bake at 350 f."), ("Bake at 350f.", "Bake at 180°C (350f)."),
            ("Bake at 350 ° F.", "Bake at 180 °C (350 ° F)."), ("Bake at 350℉.", "Bake at 180°C (350℉)."),
            ("Bake at 350 fahrenheit.", "Bake at 180 °C (350 fahrenheit)."),
            ("Bake at 350 degrees. For an hour.", "Bake at 180 °C (350 degrees). For an hour."),
            ("Bake at 350 degrees for an hour.", "Bake at 180 °C (350 degrees) for an hour."),
            ("Bake at 999 °F.", "Bake at 540 °C (999 °F)."), ("Bake at 1000 °F.", "Bake at 1000 °F."),
            ("Bake at 375 to 350 °F.", "Bake at 375 to 180 °C (350 °F)."),
            ("Bake at 350 °F or 375 °F.", "Bake at 180 °C or 190 °C."),
            ("Chill (at 40 °F).", "Chill (at 4 °C)."),
            ("Chill (briefly) at 40 °F.", "Chill (briefly) at 4 °C (40 °F)."),
            ("Freeze (-4 °F) it.", "Freeze (−20 °C) it."), ("Cut 25 F shapes.", "Cut 25 F shapes."),
            ("Heat it to 26 F.", "Heat it to −3 °C (26 F)."), ("Freeze at 0 F.", "Freeze at 0 F."),
        ])
    func `a temperature in Fahrenheit is known by its sign, its letter or its size`(_ text: String, _ expected: String)
    {
        #expect(Self.converted(text, .metric) == expected)
    }

    @Test(
        arguments: [
            (StepLanguage.german, "Bei 49 Grad backen.", "Bei 49 Grad backen."),
            (.german, "Bei 50 Grad backen.", "Bei 122 °F (50 Grad) backen."),
            (.german, "Um 90 Grad drehen.", "Um 90 Grad drehen."),
            (.german, "Bei 160 bis 180 °C backen.", "Bei 325 bis 350 °F (160 bis 180 °C) backen."),
            (.english, "Bake at 180 °C.", "Bake at 350 °F (180 °C)."),
            (
                .english, "Cook to 74 °C on a thermometer. Bake at 74 °C.",
                "Cook to 165 °F (74 °C) on a thermometer. Bake at 165 °F (74 °C)."
            ),
            (.english, "Bake at 121 °C.", "Bake at 250 °F (121 °C)."),
            (
                .english, "Boil the syrup to 121 °C on a thermometer.",
                "Boil the syrup to 250 °F (121 °C) on a thermometer."
            ),
            (.english, "Boil to 118 °C on a thermometer.", "Boil to 244 °F (118 °C) on a thermometer."),
            (.english, "Bake at 118 °C.", "Bake at 244 °F (118 °C)."),
            (.english, "Bake at 128 °C.", "Bake at 250 °F (128 °C)."),
            (.english, "Chill to -1 °C.", "Chill to 30 °F (-1 °C)."),
        ] as [(StepLanguage, String, String)])
    func `a temperature in Celsius becomes one of an oven, or of a thermometer`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        #expect(Self.converted(text, .us, language) == expected)
    }

    @Test(
        arguments: [
            ("Line a 9 in. tin.", "Line a 23 cm tin."), ("Fry 9 in batches.", "Fry 9 in batches."),
            ("Line a 9-in tin.", "Line a 23 cm tin."), ("Line a 9” tin.", "Line a 23 cm tin."),
            ("Line a 4 inch tin.", "Line a 10 cm tin."), ("Line a 3 inch tin.", "Line a 7.5 cm tin."),
            ("Roll it 3/8 inch thick.", "Roll it 10 mm thick."), ("Roll it 1/3 inch thick.", "Roll it 8 mm thick."),
            ("Cut a 300 inch rope.", "Cut a 762 cm rope."), ("Cut a 301 inch rope.", "Cut a 301 inch rope."),
            ("Line a 9 × 13 inch tin.", "Line a 23 × 33 cm tin."),
            ("Line a 9x13x2 inch tin.", "Line a 23x33x5 cm tin."),
            ("Line a 9-inch by 13-inch tin.", "Line a 23 by 33 cm tin."),
            ("Use $9 inch tins.", "Use $9 inch tins."), ("Cut 2 or 3 inch pieces.", "Cut 2 or 7.5 cm pieces."),
        ])
    func `lengths in inches become whole or half centimetres, and short ones millimetres`(
        _ text: String, _ expected: String
    ) {
        #expect(Self.converted(text, .metric) == expected)
    }

    @Test(
        arguments: [
            (StepLanguage.english, "Roll it 1 cm thick.", "Roll it ⅜ inch thick."),
            (.english, "Roll it 1 mm thick.", "Roll it 1/32 inch thick."),
            (.english, "Leave 2.5 cm above.", "Leave 1 inch above."), (.english, "Leave 5 cm.", "Leave 2 inches."),
            (.english, "Line a 5 cm tin.", "Line a 2-inch tin."),
            (.english, "Line a 26 cm tin.", "Line a 10-inch tin."),
            (.english, "Line a 27 cm tin.", "Line a 10½-inch tin."),
            (.french, "Coupez 5 cm.", "Coupez 2 pouces."), (.french, "Coupez 2,5 cm.", "Coupez 1 pouce."),
            (.spanish, "Corta 5 cm.", "Corta 2 pulgadas."), (.spanish, "Corta 2,5 cm.", "Corta 1 pulgada."),
            (.italian, "Tagliate 5 cm.", "Tagliate 2 pollici."), (.italian, "Tagliate 2,5 cm.", "Tagliate 1 pollice."),
            (.german, "5 cm abschneiden.", "2 Zoll abschneiden."),
        ] as [(StepLanguage, String, String)])
    func `lengths in centimetres become inches in the language of the step`(
        _ language: StepLanguage, _ text: String, _ expected: String
    ) {
        #expect(Self.converted(text, .us, language) == expected)
    }

    @Test(
        arguments: [
            ("Use a 1 cup ramekin.", "Use a 240 ml ramekin."), ("Use a 1 quart pot.", "Use a 950 ml pot."),
            ("Use a 2-quart pot.", "Use a 1.9 l pot."), ("Use a 2 to 3 quart pot.", "Use a 1.9 to 2.8 l pot."),
            ("Use a 3 to 2 quart pot.", "Use a 3 to 1.9 l pot."),
        ])
    func `the size of a pan becomes litres, or millilitres below one litre`(_ text: String, _ expected: String) {
        #expect(Self.converted(text, .metric) == expected)
        #expect(Self.converted(text, .metric, by: Rational(2)) == expected)
    }

    @Test func `measures in both systems stay, up to seven signs and words apart`() {
        for text in [
            "Line a 9-inch / 23 cm tin.", "Line a 9-inch round (about 23 cm) tin.", "Bake at 350 °F (180 °C).",
            "Bake at 180 °C fan or 400 °F.", "Add 1 cup (about 240 ml) milk.", "Add 240 ml / 1 cup milk.",
        ] {
            #expect(Self.converted(text, .metric) == text)
            #expect(Self.converted(text, .us) == text)
        }
        #expect(
            Self.converted("Bake at 350 °F. 180 °C is wrong.", .metric) == "Bake at 180 °C (350 °F). 180 °C is wrong.")
        #expect(Self.converted("Bake at 350 °F in a 23 cm tin.", .metric) == "Bake at 180 °C (350 °F) in a 23 cm tin.")
        #expect(Self.converted("Add 1 cup milk (240 ml water).", .metric) == "Add ~240 ml milk (240 ml water).")
    }

    @Test func `nothing is converted as written, and cookware gets its temperature and its length in other units`() {
        var recipe = Recipe(title: "Cake")
        let cookware = [
            Cookware(name: "oven", quantity: Quantity(.number(Rational(350)), unit: "°F")),
            Cookware(name: "tin", quantity: Quantity(.number(Rational(9)), unit: "inches")),
            Cookware(name: "bowls", quantity: Quantity(.number(Rational(2)))),
            Cookware(name: "jug", quantity: Quantity(.number(Rational(2)), unit: "cups")), Cookware(name: "spoon"),
        ]
        recipe.sections = [RecipeSection(blocks: [.step(Step(cookware.map { .cookware($0) }))])]
        let converter = KitchenConverter()
        let shown = converter.presented(recipe, RecipePresentation(system: .metric)).steps.flatMap(\.items)
        let quantities = shown.map { item -> String? in
            if case .cookware(let cookware) = item { cookware.quantity?.formatted() } else { nil }
        }
        #expect(quantities == ["180 °C", "23 cm", "2", "2 cups", nil])
        #expect(converter.presented(recipe, RecipePresentation()) == recipe)
        let doubled = converter.presented(recipe, RecipePresentation(factor: Rational(2))).steps.flatMap(\.items)
        #expect(doubled == recipe.steps.flatMap(\.items))
    }
}
