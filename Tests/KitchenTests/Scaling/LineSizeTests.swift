import Kitchen
import RecipeFormats
import RecipeKit
import Testing

@Suite("Sizes, choices and portions in a line of the ingredient list")
struct LineSizeTests {
    /// A line of a recipe, as it is shown in the written size and at twice the size.
    struct Line: CustomTestStringConvertible {
        let language: String
        let text: String
        let written: String
        let doubled: String
        var testDescription: String { "\(language): \(text)" }

        init(_ language: String, _ text: String, _ written: String, x2 doubled: String) {
            (self.language, self.text, self.written, self.doubled) = (language, text, written, doubled)
        }
    }

    private static func recipe(_ text: String, _ language: String) -> Recipe {
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = language
        recipe.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: text)])]
        return recipe.parsingIngredientLines(splitting: true)
    }

    private static func shown(_ text: String, _ language: String, by factor: Rational) -> String {
        let recipe = recipe(text, language)
        let shown = KitchenConverter(for: recipe).presented(recipe, RecipePresentation(factor: factor))
        return shown.listedIngredients.flatMap(\.ingredients).map { $0.line(.ascii) }.joined(separator: "; ")
    }

    private static func expect(_ line: Line) {
        #expect(shown(line.text, line.language, by: .one) == line.written)
        #expect(shown(line.text, line.language, by: Rational(2)) == line.doubled)
    }

    @Test(
        "a mass between a number and its cups is the same amount once more, and what is about a measure is all of it",
        arguments: [
            Line("en", "4.5 (650 g) cups flour", "4 1/2 cups flour, 650 g", x2: "9 cups flour, 1300 g"),
            Line("de", "3 (500 g) Tassen Mehl", "3 Tassen Mehl, 500 g", x2: "6 Tassen Mehl, 1000 g"),
            Line("es", "3 (500 g) tazas de harina", "3 tazas harina, 500 g", x2: "6 tazas harina, 1000 g"),
            Line("en", "1/4 (70g) cup lye", "1/4 cup lye, 70 g", x2: "1/2 cup lye, 140 g"),
            Line("en", "2 (14 oz) cans beans", "2 (14 oz) cans beans", x2: "4 (14 oz) cans beans"),
            Line("fr", "1 dose de safran", "1 dose de safran", x2: "2 dose de safran"),
            Line("ur", "چینی۔۔۔۔1کپ", "چینی۔۔۔۔1کپ", x2: "چینی۔۔۔۔1کپ (not scaled)"),
            Line("en", "2\" nub of ginger", "2\" nub of ginger", x2: "2\" nub of ginger (not scaled)"),
        ])
    func statedTwice(_ line: Line) { Self.expect(line) }

    @Test("the whole amount behind a package grows with it", arguments: ["environ 50 ml", "~50 ml"])
    func aboutPackage(_ measure: String) {
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = "fr"
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [
                Ingredient(name: "huile", quantity: Quantity(.number(Rational(1, 2) ?? .one), unit: "pot (\(measure))"))
            ])
        ]
        let doubled = ScaledRecipe(recipe, by: Rational(2)).recipe.listedIngredients[0].ingredients[0]
        #expect(doubled.quantity?.unit == "pot (\(measure.replacing("50", with: "100")))")
        var needs = ShoppingNeeds()
        needs.add(ReferencedRecipe(id: "x", recipe: recipe), factor: Rational(2))
        #expect(ShoppingList(needs).text().contains("100 ml"))
    }

    @Test(
        "a condition for a part of an ingredient does not make it optional",
        arguments: [
            ("5 peppers (halved (seeded if you like less heat))", false), ("1 onion, sliced, if desired", true),
            ("2 tbsp parsley (if you like)", true), ("5 peppers, halved, seeds removed if you like", false),
        ])
    func conditions(_ text: String, _ isOptional: Bool) {
        let ingredients = Self.recipe(text, "en").listedIngredients.flatMap(\.ingredients)
        #expect(ingredients.map(\.isOptional) == [isOptional])
    }

    @Test(
        "the size of each thing behind a word such as “of” stays as it is",
        arguments: [
            Line("en", "4 pike fillets of 150 g", "4 pike fillets, of 150 g", x2: "8 pike fillets, of 150 g"),
            Line(
                "en", "4 pike fillets of about 150 g each", "4 pike fillets, of about 150 g each",
                x2: "8 pike fillets, of about 150 g each"),
            Line("de", "4 Hechtfilets à 150 g", "4 Hechtfilets, à 150 g", x2: "8 Hechtfilets, à 150 g"),
            Line("de", "4 Hechtfilets von je 150 g", "4 Hechtfilets, von je 150 g", x2: "8 Hechtfilets, von je 150 g"),
            Line("de", "4 Hechtfilets (je 150 g)", "4 Hechtfilets, je 150 g", x2: "8 Hechtfilets, je 150 g"),
            Line("de", "1 kleine Melone, a 1 kg", "1 kleine Melone, a 1 kg", x2: "2 kleine Melone, a 1 kg"),
            Line(
                "fr", "4 pavés de brochet de 150 g", "4 pavés de brochet, de 150 g", x2: "8 pavés de brochet, de 150 g"),
            Line(
                "fr", "4 pavés de brochet d'environ 150 g", "4 pavés de brochet, d'environ 150 g",
                x2: "8 pavés de brochet, d'environ 150 g"),
            Line("es", "1 yogur natural de 125 g", "1 yogur natural, de 125 g", x2: "2 yogur natural, de 125 g"),
            Line(
                "it", "4 fette di luccio di circa 200 g l'una", "4 fette luccio, di circa 200 g l'una",
                x2: "8 fette luccio, di circa 200 g l'una"),
            Line("it", "4 fette di luccio da 200 g", "4 fette luccio, da 200 g", x2: "8 fette luccio, da 200 g"),
            Line(
                "pt", "2 postas de pescada de 200 g", "2 postas de pescada, de 200 g",
                x2: "4 postas de pescada, de 200 g"),
            Line("nl", "4 snoekfilets van 150 g", "4 snoekfilets, van 150 g", x2: "8 snoekfilets, van 150 g"),
            Line("sv", "4 gäddfiléer à 150 g", "4 gäddfiléer, à 150 g", x2: "8 gäddfiléer, à 150 g"),
        ])
    func sizeOfEach(line: Line) { Self.expect(line) }

    @Test(
        "the size of a package behind a word such as “of” belongs to the package",
        arguments: [
            Line("es", "2 latas de bonito de 80 g", "2 (80 g) latas bonito", x2: "4 (80 g) latas bonito"),
            Line("fr", "1 boîte de tomates de 400 g", "1 (400 g) boîte tomates", x2: "2 (400 g) boîtes tomates"),
            Line("de", "2 Becher Schmand à 200 g", "2 (200 g) Becher Schmand", x2: "4 (200 g) Becher Schmand"),
        ])
    func sizeOfPackage(line: Line) { Self.expect(line) }

    @Test(
        "a choice between a package and a measure is scaled on both sides",
        arguments: [
            Line("en", "1 can or 400 g tomatoes", "1 can tomatoes, or 400 g", x2: "2 cans tomatoes, or 800 g"),
            Line("de", "1 Dose oder 400 g Tomaten", "1 Dose Tomaten, oder 400 g", x2: "2 Dosen Tomaten, oder 800 g"),
            Line("es", "1 sobre o 16 g de levadura", "1 sobre levadura, o 16 g", x2: "2 sobres levadura, o 32 g"),
            Line("it", "1 bustina o 16 g di lievito", "1 bustina lievito, o 16 g", x2: "2 bustine lievito, o 32 g"),
            Line(
                "fr", "1 sachet de sucre vanillé ou 1 cuillère à café d'extrait de vanille",
                "1 sachet sucre vanillé, ou 1 cuillère à café d'extrait de vanille",
                x2: "2 sachets sucre vanillé, ou 2 cuillères à café d'extrait de vanille"),
            Line(
                "en", "1 packet gelatine (or 2 tsp agar)", "1 packet gelatine, or 2 tsp agar",
                x2: "2 packets gelatine, or 4 tsp agar"),
            Line(
                "fr", "2 pots de farine (sinon ajoutez deux cuillerées à café de levure)",
                "2 pots farine, sinon ajoutez deux cuillerées à café de levure",
                x2: "4 pots farine, sinon ajoutez quatre cuillerées à café de levure"),
        ])
    func choices(line: Line) { Self.expect(line) }

    @Test(
        "two whole numbers that are no fraction are a range",
        arguments: [
            Line("it", "200/250 g di Fontina", "200-250 g Fontina", x2: "400-500 g Fontina"),
            Line("it", "5/6 foglie di basilico", "5-6 foglie basilico", x2: "10-12 foglie basilico"),
            Line("fr", "80/100 g de beurre", "80-100 g beurre", x2: "160-200 g beurre"),
            Line("es", "10/12 gambas", "10-12 gambas", x2: "20-24 gambas"),
            Line("de", "20/25 Garnelen", "20-25 Garnelen", x2: "40-50 Garnelen"),
            Line("en", "7/8 cup milk", "7/8 cup milk", x2: "1 3/4 cups milk"),
            Line("en", "1 lb 80/20 ground beef", "1 lb 80/20 ground beef", x2: "2 lb 80/20 ground beef"),
            Line("en", "1/16 tsp salt", "1/16 tsp salt", x2: "1/8 tsp salt"),
        ])
    func slashes(line: Line) { Self.expect(line) }

    @Test(
        "an amount for each person or piece is not scaled",
        arguments: [
            ("en", "250 g asparagus per person"), ("en", "1/4 stick of butter per chicken breast"),
            ("de", "250 g Spargel pro Person"), ("fr", "250 g d'asperges par personne"),
            ("es", "200 g de patatas por persona"), ("it", "100 g di riso a persona"),
            ("it", "100 g di riso per persona"),
            ("nl", "100 g rijst per persoon"), ("pt", "100 g de arroz por pessoa"), ("sv", "2 dl ris per person"),
        ])
    func portions(_ language: String, _ text: String) {
        let scaled = ScaledRecipe(Self.recipe(text, language), by: Rational(2)).recipe.listedIngredients[0]
            .ingredients[0]
        #expect(scaled.isUnscaled)
        #expect(
            scaled.quantity?.amount == Self.recipe(text, language).listedIngredients[0].ingredients[0].quantity?.amount)
    }

    @Test(
        "a price, a package and a preparation behind “per” do not keep an amount from being scaled",
        arguments: ["2 cups rice, cooked per package directions", "1 cup beans, 5 g of protein per cup"])
    func notPortions(_ text: String) {
        let scaled = ScaledRecipe(Self.recipe(text, "en"), by: Rational(2)).recipe.listedIngredients[0].ingredients[0]
        #expect(scaled.isUnscaled == false)
    }

    @Test(
        "a count remains when the units are changed",
        arguments: [
            ("1 lime, juice of (1 oz)", MeasurementSystem.us, "1 lime, juice of, 1 oz"),
            ("1 turnip (150 g), chopped", .metric, "1 turnip, chopped, 150 g"),
            ("1 cup milk (240 ml)", .metric, "240 ml milk"),
        ])
    func countsRemain(_ text: String, _ system: MeasurementSystem, _ expected: String) {
        let recipe = Self.recipe(text, "en")
        let shown = KitchenConverter(for: recipe).presented(recipe, RecipePresentation(system: system))
        #expect(shown.listedIngredients[0].ingredients[0].line(.ascii) == expected)
    }

    @Test(
        "a part of a spoon is named in the language of the recipe",
        arguments: [
            ("da", "2 spsk sukker", "tsk"), ("nb", "2 ss sukker", "ts"), ("sv", "2 msk socker", "tsk"),
            ("pl", "1 łyżka cukru", "łyżeczka"), ("hu", "1 ek cukor", "tk"), ("sk", "1 PL cukor", "ČL"),
            ("cs", "1 lžíce cukru", "lžička"), ("hr", "1 žlica šećera", "žličica"), ("ja", "砂糖 大さじ1", "小さじ"),
            ("nl", "1 el suiker", "tl"), ("pt", "1 colher de sopa de açúcar", "colher de chá"),
            ("fi", "1 rkl sokeria", "tl"), ("pt", "1/4 de xícara de óleo", "colher"),
            ("ru", "1 ст. л. сахара", "ч. л."),
        ])
    func smallSpoons(_ language: String, _ text: String, _ unit: String) throws {
        let recipe = Self.recipe(text, language)
        let shown = KitchenConverter(for: recipe)
            .presented(recipe, RecipePresentation(factor: try #require(Rational(1, 3))))
        #expect(shown.listedIngredients[0].ingredients[0].quantity?.unit?.hasPrefix(unit) == true)
    }

    @Test(
        "an amount in other units is the one that the author means, and no more than a tenth off",
        arguments: [
            ("600 ml (1 pint) water", MeasurementSystem.us, "~2½ cups water"),
            ("473 ml (1 pint) water", .us, "1 pint water"),
            ("8 g Maggi", .us, "~0.28 oz Maggi"), ("2 g parsley", .us, "~0.07 oz parsley"),
            ("2 cups shredded chicken", .metric, "~275 g chicken, shredded"),
            ("2 cups chicken, shredded", .metric, "~275 g chicken, shredded"),
            ("1 cup oat flour", .metric, "~240 ml oat flour"),
            ("1 cup cherry tomatoes, halved", .metric, "~150 g cherry tomatoes, halved"),
            ("1 cup cooked rice", .metric, "~160 g rice, cooked"),
        ])
    func converted(_ text: String, _ system: MeasurementSystem, _ expected: String) {
        let recipe = Self.recipe(text, "en")
        let shown = KitchenConverter(for: recipe).presented(recipe, RecipePresentation(factor: .one, system: system))
        #expect(shown.listedIngredients.flatMap(\.ingredients).map { $0.line(.ascii) } == [expected])
    }

    @Test("the weight of a cup that a recipe states for flour is not that of its oat flour")
    func statedFlour() {
        var recipe = Self.recipe("4.5 cups (650 g) flour", "en")
        recipe.listedIngredients += Self.recipe("1 cup oat flour", "en").listedIngredients
        let shown = KitchenConverter(for: recipe).presented(recipe, RecipePresentation(factor: .one, system: .metric))
        #expect(shown.listedIngredients.flatMap(\.ingredients).last?.line(.ascii) == "~240 ml oat flour")
    }
}
