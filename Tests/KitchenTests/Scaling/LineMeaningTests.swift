import Foundation
import Kitchen
import RecipeFormats
import RecipeKit
import Testing

@Suite("What an ingredient line means, at twice the size and on the shopping list")
struct LineMeaningTests {
    /// A line of a recipe, as it is shown at twice the size, and what the shopping list says for that.
    struct Line: CustomTestStringConvertible {
        let language: String
        let text: String
        let doubled: String
        let bought: String?
        var testDescription: String { "\(language): \(text)" }

        init(_ language: String, _ text: String, x2 doubled: String, list bought: String? = nil) {
            (self.language, self.text, self.doubled, self.bought) = (language, text, doubled, bought)
        }
    }

    static func recipe(_ text: String, _ language: String) -> Recipe {
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = language
        recipe.listedIngredients = [IngredientGroup(ingredients: [Ingredient(name: text)])]
        return recipe.parsingIngredientLines(splitting: true)
    }

    static func shown(
        _ text: String, _ language: String, by factor: Rational = .one, in system: MeasurementSystem = .asWritten
    ) -> String {
        let recipe = recipe(text, language)
        let shown = KitchenConverter(for: recipe)
            .presented(recipe, RecipePresentation(factor: factor, system: system))
        return shown.listedIngredients.flatMap(\.ingredients).map { $0.line(.ascii) }.joined(separator: "; ")
    }

    static func bought(_ text: String, _ language: String) -> String {
        var needs = ShoppingNeeds()
        needs.add(ReferencedRecipe(id: "x", recipe: recipe(text, language)), factor: Rational(2))
        let list = ShoppingList(needs)
        return list.lines.map { [$0.amountText(), $0.name].filter { !$0.isEmpty }.joined(separator: " ") }
            .joined(separator: "; ")
    }

    static func expect(_ line: Line) {
        #expect(shown(line.text, line.language, by: Rational(2)) == line.doubled)
        if let bought = line.bought { #expect(Self.bought(line.text, line.language) == bought) }
    }

    @Test(
        "two amounts beside each other that are equal are one amount, and only smaller parts are added",
        arguments: [
            Line(
                "en", "1 cup 2 sticks salted butter, softened", x2: "2 cups salted butter, 4 sticks, softened",
                list: "2 cups salted butter"),
            Line("en", "½ cup 1 stick salted butter", x2: "1 cup salted butter, 2 sticks", list: "1 cup salted butter"),
            Line("en", "1 cup 8 fl oz milk", x2: "2 cups milk, 16 fl oz", list: "2 cups milk"),
            Line("de", "1 kg 1000 g Mehl", x2: "2 kg Mehl, 2000 g", list: "2 kg Mehl"),
            Line("fr", "1 l 100 cl de lait", x2: "2 l lait, 200 cl", list: "2 l lait"),
            Line("sv", "1 dl 100 ml grädde", x2: "2 dl grädde, 200 ml", list: "2 dl grädde"),
            Line("en", "1 lb 2 oz beef", x2: "2 lb + 4 oz beef", list: "2¼ lb beef"),
            Line("en", "1 cup 2 tbsp flour", x2: "2 cups + 1/4 cup flour", list: "2¼ cups flour"),
            Line("de", "1 kg 200 g Mehl", x2: "2 kg + 400 g Mehl", list: "2.4 kg Mehl"),
        ])
    func alternatives(line: Line) { Self.expect(line) }

    @Test(
        "words that make an amount a limit belong to no name",
        arguments: [
            Line(
                "en", "2 or more tablespoons KOMBU TSUYU", x2: "1/4 cup KOMBU TSUYU, or more",
                list: "¼ cup KOMBU TSUYU"),
            Line("de", "2 oder mehr EL Zucker", x2: "4 EL Zucker, oder mehr", list: "4 EL Zucker"),
            Line("fr", "2 ou plus carottes", x2: "4 carottes, ou plus", list: "4 carottes"),
            Line("es", "2 o más cucharadas de azúcar", x2: "4 cucharadas azúcar, o más"),
            Line("it", "2 o più cucchiai di zucchero", x2: "4 cucchiai zucchero, o più"),
            Line("nl", "2 of meer eieren", x2: "4 eieren, of meer", list: "4 eieren"),
            Line("sv", "2 eller fler ägg", x2: "4 ägg, eller fler", list: "4 ägg"),
            Line("en", "1 cup or more cream", x2: "2 cups cream, or more"),
            Line("de", "1 Tasse oder mehr Sahne", x2: "2 Tassen Sahne, oder mehr"),
        ])
    func limits(line: Line) { Self.expect(line) }

    @Test(
        "a length is the size of a thing, except of a food that is cut from a length",
        arguments: [
            Line("de", "Reishunger Premium Wok, 32 cm", x2: "Reishunger Premium Wok, 32 cm"),
            Line("de", "Springform 26 cm", x2: "Springform 26 cm"),
            Line("nl", "Bakvorm 20x20cm", x2: "Bakvorm 20x20cm"),
            Line("fr", "moule à tarte 24 cm", x2: "moule à tarte 24 cm"),
            Line("it", "stampo 24 cm", x2: "stampo 24 cm"),
            Line("en", "26 cm springform pan", x2: "26 cm springform pan"),
            Line("en", "tortillas, 20 cm", x2: "tortillas, 20 cm"),
            Line("ja", "フライパン 26cm", x2: "フライパン 26cm"),
            Line("en", "5 cm ginger", x2: "10 cm ginger", list: "10 cm ginger"),
            Line("de", "Ingwer, 3 cm", x2: "6 cm Ingwer", list: "6 cm Ingwer"),
            Line("fr", "gingembre 3 cm", x2: "6 cm gingembre"),
            Line("es", "jengibre, 2 cm", x2: "4 cm jengibre"),
            Line("en", "2-inch piece of ginger", x2: "4 inch piece ginger"),
            Line("en", "1 stick cinnamon 5 cm", x2: "2 sticks cinnamon, 5 cm"),
        ])
    func sizes(line: Line) { Self.expect(line) }

    @Test(
        "two following numbers before a plural are a range, and before a measure a fraction",
        arguments: [
            Line("en", "2/3 green chillies", x2: "4-6 green chillies", list: "4–6 green chillies"),
            Line("en", "9/10 cloves of garlic", x2: "18-20 cloves garlic"),
            Line("en", "2/3 Cardamom pods", x2: "4-6 Cardamom pods"),
            Line("de", "2/3 Zwiebeln", x2: "4-6 Zwiebeln"), Line("fr", "3/4 carottes", x2: "6-8 carottes"),
            Line("it", "2/3 spicchi d'aglio", x2: "4-6 spicchi aglio"),
            Line("es", "2/3 cebollas", x2: "4-6 cebollas"),
            Line("en", "2/3 cup chopped onions", x2: "1 1/3 cups onions, chopped"),
            Line("en", "3/4 sticks butter", x2: "1 1/2 sticks butter"),
            Line("en", "3/4 pound tomatoes", x2: "1 1/2 pounds tomatoes"),
            Line("fr", "3/4 tasse de carottes", x2: "1 1/2 tasses carottes"),
        ])
    func ranges(line: Line) { Self.expect(line) }

    @Test(
        "the size of each piece into which a food is cut stays as it is",
        arguments: [
            Line(
                "fr", "400g Bœuf coupé en cubes de 25 g", x2: "800 g Bœuf, coupé en cubes, de 25 g", list: "800 g Bœuf"),
            Line("es", "400 g de ternera en dados de 25 g", x2: "800 g ternera, en dados, de 25 g"),
            Line("it", "400 g di manzo a cubetti di 25 g", x2: "800 g manzo, a cubetti, di 25 g"),
            Line(
                "de", "500 g Rind, in Würfel von 25 g geschnitten",
                x2: "1 kg Rind, in Würfel von 25 g geschnitten"),
            Line("en", "400 g beef, cut into 25 g cubes", x2: "800 g beef, cut into 25 g cubes"),
            Line("ja", "卵(60g 程度) 2個", x2: "4 (60 g) 個 卵, 程度"),
            Line("ja", "玉ねぎ 2個(400g)", x2: "4 個 玉ねぎ, 800g"),
        ])
    func sizesOfPieces(line: Line) { Self.expect(line) }

    @Test(
        "the size of a jar does not grow, but the number of jars",
        arguments: [
            Line(
                "en", "24.5 oz jar of tomato passata", x2: "2 (24½ oz) jars tomato passata",
                list: "2 (24½ oz) jars tomato passata"),
            Line("de", "400 g Dose Tomaten", x2: "2 (400 g) Dosen Tomaten", list: "2 (400 g) Dosen Tomaten"),
            Line("en", "1 400 g can tomatoes", x2: "2 (400 g) cans tomatoes"),
            Line("en", "½ can (14 oz) coconut milk", x2: "1 (14 oz) can coconut milk"),
            Line("en", "1/2 can condensed milk (150 ml)", x2: "1 can condensed milk, 300 ml"),
            Line("de", "1/2 Dose Kokosmilch, 200 ml", x2: "1 Dose Kokosmilch, 400 ml"),
            Line("fr", "1/2 boîte de lait de coco, 200 ml", x2: "1 boîte lait de coco, 400 ml"),
            Line("en", "2 cans tomatoes (400 g)", x2: "4 cans tomatoes, 400 g"),
        ])
    func packages(line: Line) { Self.expect(line) }

    @Test(
        "an amount in words beside a scaled one is scaled too, or the line says that it is not",
        arguments: [
            Line(
                "en", "1 Tbsp mushroom powder (or one stock cube)", x2: "2 Tbsp mushroom powder, or two stock cubes"),
            Line(
                "en", "1 Tbsp mushroom powder (or one of the blue sachets)",
                x2: "1 Tbsp mushroom powder, or one of the blue sachets (not scaled)"),
            Line(
                "en", "4 ounces cream cheese (half of an 8-ounce block)",
                x2: "4 ounces cream cheese, half of an 8-ounce block (not scaled)"),
            Line("pt", "1 cubo de caldo ou 1 c.chá de caldo", x2: "2 cubo de caldo, ou 2 c.chá de caldo"),
        ])
    func words(line: Line) { Self.expect(line) }

    @Test(
        "a number behind the name of a thing is its number",
        arguments: [
            Line("nl", "eieren 2", x2: "4 eieren", list: "4 eieren"), Line("nl", "citroen 1", x2: "2 citroenen"),
            Line("de", "Zitrone 1", x2: "2 Zitronen"), Line("en", "eggs 2", x2: "4 eggs"),
            Line("fr", "œufs 3", x2: "6 œufs"), Line("it", "uova 2", x2: "4 uova"),
            Line("fr", "Lait 1/2 écrémé : 25 cl", x2: "50 cl Lait 1/2 écrémé", list: "50 cl Lait 1/2 écrémé"),
            Line(
                "en", "8 oz cubed ham (Cure 81 ham works well)",
                x2: "1 lb ham, cubed, Cure 81 ham works well"),
        ])
    func numbersBehindNames(line: Line) { Self.expect(line) }

    @Test(
        "what could not be scaled stands on the shopping list with its words and how often it is needed",
        arguments: [
            Line(
                "sv", "vetemjöl special 2", x2: "vetemjöl special 2 (not scaled)",
                list: "2 × “vetemjöl special 2” (not scaled)"),
            Line(
                "en", "1 cup sugar, zorks 17 of blurb", x2: "1 cup sugar, zorks 17 of blurb (not scaled)",
                list: "2 × “1 cup sugar, zorks 17 of blurb” (not scaled)"),
            Line(
                "de", "250 g Spargel pro Person", x2: "250 g Spargel, pro Person (not scaled)",
                list: "2 × “250 g Spargel, pro Person” (not scaled)"),
        ])
    func unscaled(line: Line) { Self.expect(line) }

    @Test("every form of the shopping list says what could not be scaled")
    func unscaledOutputs() throws {
        var needs = ShoppingNeeds()
        needs.add(
            ReferencedRecipe(id: "x", recipe: Self.recipe("vetemjöl special 2", "sv")), factor: Rational(2))
        let list = ShoppingList(needs)
        let words = "2 × “vetemjöl special 2” (not scaled)"
        #expect(list.text().contains(words))
        #expect(list.markdown().contains(words))
        #expect(list.todo().contains(words))
        #expect(list.plainLines() == [words])
        let json = String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
        #expect(json.contains(words))
        #expect(json.contains("\"scaled\":false"))
        #expect(json.contains("\"factor\":2"))
    }

    @Test(
        "a name neither begins nor ends with a word that joins, and has no amount",
        arguments: [
            Line("en", "1/4 cup (or more, to taste) of lemon juice", x2: "1/2 cup lemon juice, or more, to taste"),
            Line("en", "5 fresh sprigs of thyme", x2: "10 sprigs thyme, fresh", list: "10 sprigs thyme"),
            Line("en", "2 cups any milk of your choice", x2: "4 cups any milk, of your choice"),
            Line("en", "1 cup water or additional broth", x2: "2 cups water, or additional broth"),
            Line(
                "en", "1 medium head of broccoli approx. 400grams",
                x2: "2 medium heads broccoli, 800 grams, approx"),
            Line("de", "1 Kopf Brokkoli ca. 400 g", x2: "2 Köpfe Brokkoli, 800 g, ca"),
            Line("en", "1 each Onion", x2: "2 Onions", list: "2 Onions"),
            Line("en", "1 cup butter (, cold and cubed)", x2: "2 cups butter, cold and cubed"),
            Line("en", "8 sliced of bacon", x2: "16 sliced of bacon"),
            Line("fr", "Moulin à poivre : 6 tours", x2: "12 tours Moulin à poivre"),
            Line("fr", "Bouchées à la reine : 4", x2: "8 Bouchées à la reine", list: "8 Bouchées à la reine"),
            Line("de", "4 Hechtfilets à 150 g", x2: "8 Hechtfilets, à 150 g"),
            Line(
                "en", "1 Tbsp Chicken or vegetable bouillon powder",
                x2: "2 Tbsp Chicken or vegetable bouillon powder", list: "2 Tbsp Chicken bouillon"),
        ])
    func names(line: Line) { Self.expect(line) }

    @Test(
        "an amount that the line states in the wanted units is shown alone, and counts remain",
        arguments: [
            ("en", "1⅓ cups (6 ½ oz/185 g) flour", MeasurementSystem.metric, "185 g flour"),
            ("en", "1⅓ cups (6 ½ oz/185 g) flour", .us, "1 1/3 cups flour, 6 1/2 oz"),
            ("en", "4 quarts (16 cups) water", .metric, "~3.8 l water"),
            ("en", "1/4 lb butter (1 stick)", .us, "1/4 lb butter, 1 stick"),
            ("fr", "125 g céleri-branche (1 ou 2 branches)", .metric, "125 g céleri-branche, 1 ou 2 branches"),
            ("en", "1 stick butter", .metric, "~110 g butter"), ("en", "1 stick cinnamon", .metric, "1 stick cinnamon"),
            ("en", "1 (15-ounce) can chickpeas", .metric, "1 (~425 g) can chickpeas"),
            ("en", "24.5 oz jar of passata", .metric, "1 (~700 g) jar passata"),
            ("de", "1 (400 g) Dose Tomaten", .us, "1 (~14 oz) Dose Tomaten"),
        ])
    func statedAmounts(_ language: String, _ text: String, _ system: MeasurementSystem, _ expected: String) {
        #expect(Self.shown(text, language, in: system) == expected)
    }

    @Test(
        "a third of a thing is not rounded to a whole one, and of a kilogram it is in grams",
        arguments: [
            ("en", "1 egg", "1/3 egg"), ("de", "1 Ei", "1/3 Ei"), ("en", "1/2 tsp salt", "1/6 tsp salt"),
            ("en", "1 kg beef", "~325 g beef"),
            ("ru", "1 кг говядины", "~325 г говядины"), ("ru", "1 л молока", "~325 мл молока"),
            ("fr", "1 l de lait", "~325 ml lait"),
        ])
    func thirds(_ language: String, _ text: String, _ expected: String) throws {
        #expect(Self.shown(text, language, by: try #require(Rational(1, 3))) == expected)
    }

    @Test("a larger unit has the letters of the smaller one")
    func letters() {
        #expect(Self.bought("500 мл молока", "ru") == "1 л молока")
        #expect(Self.bought("500 г муки", "ru") == "1 кг муки")
        #expect(Self.bought("500 ml mjölk", "sv") == "1 l mjölk")
    }

    @Test("only what is added is optional if the words stand behind an addition")
    func optionalAdditions() {
        func isOptional(_ text: String, _ language: String = "en") -> Bool {
            Self.recipe(text, language).listedIngredients[0].ingredients[0].isOptional
        }
        #expect(!isOptional("½ cup chopped cilantro (plus a bit more for garnish, if desired)"))
        #expect(!isOptional("1 cup nuts, plus more for serving, optional"))
        #expect(isOptional("½ cup chopped cilantro, optional"))
        #expect(isOptional("½ cup chopped cilantro (for garnish, optional)"))
        #expect(Self.shown("Fresh parsley (optional for serving)", "en") == "Fresh parsley, for serving (optional)")
    }
}
