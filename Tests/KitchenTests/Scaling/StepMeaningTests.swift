import Kitchen
import RecipeKit
import Testing

@Suite("What the numbers of a step mean")
struct StepMeaningTests {
    private func shown(
        _ text: String, _ language: String = "en", by factor: Rational = .one,
        in system: MeasurementSystem = .asWritten
    ) -> String {
        shownSteps([text], language, by: factor, in: system)[0]
    }

    @Test(
        "both ends of a range of temperatures are converted",
        arguments: [
            (
                "en", MeasurementSystem.metric, "Keep between 350 and 375°F.",
                "Keep between 180 and 190°C (350 and 375°F)."
            ),
            ("de", .us, "Von 160 bis 180 °C backen.", "Von 325 bis 350 °F (160 bis 180 °C) backen."),
            ("de", .us, "Zwischen 160 und 180 °C backen.", "Zwischen 325 und 350 °F (160 und 180 °C) backen."),
            ("fr", .us, "Cuire entre 160 et 180 °C.", "Cuire entre 325 et 350 °F (160 et 180 °C)."),
            ("es", .us, "Hornear entre 160 y 180 °C.", "Hornear entre 325 y 350 °F (160 y 180 °C)."),
            ("nl", .us, "Bak tussen 160 en 180 °C.", "Bak tussen 325 en 350 °F (160 en 180 °C)."),
        ])
    func temperatures(_ language: String, _ system: MeasurementSystem, _ text: String, _ expected: String) {
        #expect(shown(text, language, in: system) == expected)
    }

    @Test(
        "glasses, jars and parts of a glass are scaled, and spoons that the cook works with are not",
        arguments: [
            ("en", "Add 2 glasses of dry white wine.", "Add 4 glasses of dry white wine."),
            ("en", "Add half a glass of water.", "Add 1 glass of water."),
            ("en", "Gather 3 8-oz jelly jars, and 2 4-oz jars.", "Gather 6 8-oz jelly jars, and 4 4-oz jars."),
            ("en", "Using 2 teaspoons, form heaps.", "Using 2 teaspoons, form heaps."),
            ("en", "Using 2 teaspoons of oil, fry it.", "Using 4 teaspoons of oil, fry it."),
            ("en", "Using 2 teaspoons butter, fry it.", "Using 4 teaspoons butter, fry it."),
            ("fr", "À l'aide de 2 cuillères à café, façonner.", "À l'aide de 2 cuillères à café, façonner."),
            ("de", "Mit Hilfe von 2 Teelöffeln Häufchen setzen.", "Mit Hilfe von 2 Teelöffeln Häufchen setzen."),
            ("en", "Top with a good spoonful of beans.", "Top with a good spoonful of beans."),
            ("en", "Divide the rice between 3 medium-size bowls.", "Divide the rice between 6 medium-size bowls."),
            ("en", "Add 2 spoonfuls of beans.", "Add 4 spoonfuls of beans."),
        ])
    func tools(_ language: String, _ text: String, _ doubled: String) {
        #expect(shown(text, language, by: Rational(2)) == doubled)
    }

    @Test(
        "the temperature of an oven without degrees is converted",
        arguments: [
            ("Preheat the oven to 350.", "Preheat the oven to 180°C (350)."),
            ("Bake at 350 for one hour.", "Bake at 180 °C (350) for one hour."),
            ("Bake at 40 for one hour.", "Bake at 40 for one hour."),
            ("Cut at 350 places.", "Cut at 350 places."),
        ])
    func ovens(_ text: String, _ expected: String) { #expect(shown(text, in: .metric) == expected) }

    @Test(
        "degrees without a scale are converted in every language, but an angle is not",
        arguments: [
            ("nl", "Verwarm de oven voor op 175 graden.", "Verwarm de oven voor op 350 °F (175 graden)."),
            ("sv", "Grädda i 200 grader.", "Grädda i 400 °F (200 grader)."),
            ("da", "Bag ved 200 grader.", "Bag ved 400 °F (200 grader)."),
            ("pt", "Asse a 180 graus.", "Asse a 350 °F (180 graus)."),
            ("pl", "Piecz w 180 stopniach.", "Piecz w 350 °F (180 stopniach)."),
            ("ru", "Выпекайте при 180 градусах.", "Выпекайте при 350 °F (180 градусах)."),
            ("tr", "Fırında 200 derecede pişirin.", "Fırında 400 °F (200 derecede) pişirin."),
            ("nl", "Draai de vorm 180 graden.", "Draai de vorm 180 graden."),
            ("fr", "Tournez le plat de 90 degrés.", "Tournez le plat de 90 degrés."),
        ])
    func degrees(_ language: String, _ text: String, _ expected: String) {
        #expect(shown(text, language, in: .us) == expected)
    }

    @Test("both lengths of a range with “between” are converted")
    func betweenLengths() {
        #expect(
            shown("Roll it out to between 1/4 and 1/8th inch thick.", in: .metric)
                == "Roll it out to between 6 and 3 mm thick.")
        #expect(shown("Zwischen 1 und 2 cm dick ausrollen.", "de", in: .us) == "Zwischen ⅜ und ¾ Zoll dick ausrollen.")
    }

    @Test(
        "many spoons on a tray are portions, which are counted",
        arguments: [
            (
                "en", "Scoop 10 heaped teaspoons of jam onto the tray.",
                "Scoop 20 heaped teaspoons of jam onto the tray."
            ),
            ("de", "12 TL Marmelade auf das Blech setzen.", "24 TL Marmelade auf das Blech setzen."),
        ])
    func portions(_ language: String, _ text: String, _ expected: String) {
        #expect(shown(text, language, in: .metric) == text)
        #expect(shown(text, language, by: Rational(2), in: .metric) == expected)
    }

    @Test("the cups of a tin are holes")
    func holes() {
        #expect(
            shown("Line 10 cups of a 12-cup muffin tin.", in: .metric) == "Line 10 cups of a 12-cup muffin tin.")
        #expect(shown("Add 1 cup of a good stock.", in: .metric) == "Add ~240 ml of a good stock.")
    }

    @Test(
        "an amount for one person is not scaled",
        arguments: [
            ("en", "One to two slices is usually enough for one person."),
            ("de", "Ein bis zwei Scheiben reichen für eine Person."),
            ("fr", "Comptez 200 g de riz pour une personne."),
            ("es", "Calcula 200 g de arroz para una persona."),
        ])
    func persons(_ language: String, _ text: String) { #expect(shown(text, language, by: Rational(2)) == text) }

    @Test("the number of shaped pieces is scaled and whole, and the mass of each is only converted")
    func shapes() throws {
        let text = "Split into 6 dough balls of 75 g each."
        #expect(shown(text, by: Rational(2)) == "Split into 12 dough balls of 75 g each.")
        #expect(shown(text, in: .us) == "Split into 6 dough balls of ~2¾ oz each.")
        #expect(
            shown("Shape into 14 equal balls.", by: try #require(Rational(1, 3))) == "Shape into ~5 equal balls.")
    }

    @Test("a length below an eighth of an inch is not rounded up to it")
    func thinLengths() {
        #expect(shown("Slice it less than 1mm thick.", in: .us) == "Slice it less than 1/32 inch thick.")
        #expect(shown("Slice it 3 mm thick.", in: .us) == "Slice it ⅛ inch thick.")
    }

    @Test("a name that begins with a number follows its can")
    func names() {
        #expect(shown("Pour 1 can 7 Up over it.", by: Rational(2)) == "Pour 2 cans 7 Up over it.")
    }
}
