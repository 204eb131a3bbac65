import Kitchen
import RecipeFormats
import RecipeKit
import Testing

@Suite("Weights of foods in the form that a line states")
struct FoodFormTests {
    struct Weighed: CustomTestStringConvertible {
        let language: String
        let text: String
        let shown: String
        let system: MeasurementSystem
        var testDescription: String { "\(language): \(text)" }

        init(_ language: String, _ text: String, _ shown: String, in system: MeasurementSystem = .metric) {
            (self.language, self.text, self.shown, self.system) = (language, text, shown, system)
        }
    }

    private static func expect(_ line: Weighed) {
        #expect(LineMeaningTests.shown(line.text, line.language, in: line.system) == line.shown)
    }

    /// USDA 12061: a cup of whole almonds weighs 143 g, of sliced ones 92 g. USDA 11109: a cup of shredded cabbage weighs 70 g,
    /// of chopped cabbage 89 g.
    @Test(
        "a cup of a food that is cut small weighs less",
        arguments: [
            Weighed("en", "1 cup whole almonds", "~140 g whole almonds"),
            Weighed("en", "1 cup sliced almonds", "~90 g almonds, sliced"),
            Weighed("en", "1 cup almonds, sliced", "~90 g almonds, sliced"),
            Weighed("en", "2 cups shredded cabbage", "~140 g cabbage, shredded"),
            Weighed("en", "2 cups cabbage, chopped", "~175 g cabbage, chopped"),
            Weighed("de", "2 Tassen geraspelter Kohl", "500 ml Kohl, geraspelter"),
        ])
    func forms(line: Weighed) { Self.expect(line) }

    /// USDA 16056 and 16057: a cup of raw chickpeas weighs 200 g, of cooked ones 164 g. USDA 20044 and 20045: 185 g and 158 g
    /// for rice.
    @Test(
        "a cup of a cooked grain or pulse has the weight of the cooked food, or none",
        arguments: [
            Weighed("en", "1 cup cooked chickpeas", "~160 g chickpeas, cooked"),
            Weighed("en", "1 cup chickpeas, cooked", "~160 g chickpeas, cooked"),
            Weighed("en", "1 cup chickpeas", "~200 g chickpeas"),
            Weighed("en", "1 cup cooked brown rice", "~200 g brown rice, cooked"),
            Weighed("en", "1 cup rice, cooked according to the packet", "~190 g rice, cooked according to the packet"),
            Weighed("en", "1 cup cooked quinoa", "~240 ml quinoa, cooked"),
            Weighed("de", "328 g gekochte Kichererbsen", "~2 cups Kichererbsen, gekochte", in: .us),
            Weighed("fr", "328 g de pois chiches cuits", "~2 cups pois chiches, cuits", in: .us),
            Weighed("es", "328 g de garbanzos cocidos", "~2 cups garbanzos, cocidos", in: .us),
            Weighed("it", "328 g di ceci cotti", "~2 cups ceci, cotti", in: .us),
            Weighed("de", "316 g gekochter Reis", "~2 cups Reis, gekochter", in: .us),
            Weighed("fr", "316 g de riz cuit", "~2 cups riz, cuit", in: .us),
            Weighed("en", "1 cup cooked chicken", "~140 g chicken, cooked"),
        ])
    func cooked(line: Weighed) { Self.expect(line) }

    @Test(
        "a food that is made from another does not have its weight",
        arguments: [
            Weighed("pt", "2 xícaras de farinha de arroz", "~325 g farinha de arroz"),
            Weighed("pt", "2 xícaras de farinha de trigo", "~260 g farinha de trigo"),
            Weighed("pt", "1 xícara de arroz", "~200 g arroz"),
            Weighed("en", "1 pint panko breadcrumbs", "~475 ml panko breadcrumbs"),
            Weighed("en", "1 cup dry breadcrumbs", "~110 g dry breadcrumbs"),
        ])
    func made(line: Weighed) { Self.expect(line) }

    @Test(
        "the weight that the line states is used, and also for the other lines of the recipe",
        arguments: [
            Weighed(
                "en", "1¼ to 1½ cups whole wheat flour (about 170-200 grams; how much depends on the weather)",
                "170-200 grams whole wheat flour, how much depends on the weather"),
            Weighed("en", "1 cup (180 g) flour", "180 g flour"),
            Weighed("de", "1 Tasse Mehl (ca. 140 g)", "140 g Mehl"),
            Weighed("fr", "1 tasse (120 g) de farine", "120 g farine"),
            Weighed("es", "1 taza (120 g) de harina", "120 g harina"),
            Weighed("en", "3 cups shredded chicken (~1 1/2 lbs. chicken)", "~700 g chicken, shredded"),
            Weighed("en", "3 cups penne pasta (8 oz.)", "~225 g penne pasta"),
            Weighed("en", "1/4 cup butter (or 4 tablespoons)", "~57 g butter"),
            Weighed("en", "225 g water (scant 1 cup)", "225 g water"),
            Weighed(
                "en", "1/3 cup (76g) sparkling sugar or 1/3 cup (66g) white sugar",
                "76 g sparkling sugar, or 1/3 cup, 66g, white sugar"),
            Weighed("en", "1 cup unsweetened plant milk", "~240 ml unsweetened plant milk"),
            Weighed("nl", "50 + 150 g suiker", "200 g suiker"),
        ])
    func stated(line: Weighed) { Self.expect(line) }

    @Test(
        "a cup of a food weighs in all lines and steps what one line states",
        arguments: [
            ("en", ["1 cup (100 g) flour", "2 cups flour"], "200 g", "Knead in 1/2 cup flour.", "50 g"),
            (
                "fr", ["1 tasse (100 g) de farine", "2 tasses de farine"], "200 g", "Ajouter 1/2 tasse de farine.",
                "50 g"
            ),
            ("es", ["1 taza (100 g) de harina", "2 tazas de harina"], "200 g", "Agregar 1/2 taza de harina.", "50 g"),
        ])
    func learned(_ language: String, _ lines: [String], _ second: String, _ step: String, _ inStep: String) {
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = language
        recipe.listedIngredients = [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })]
        recipe.sections = [RecipeSection(blocks: [.step(Step([.text(step)]))])]
        recipe = recipe.parsingIngredientLines(splitting: true)
        let shown = KitchenConverter(for: recipe).presented(recipe, RecipePresentation(system: .metric))
        #expect(shown.listedIngredients[0].ingredients[1].line(.ascii).contains(second))
        #expect("\(shown.sections)".contains(inStep))
    }
}
