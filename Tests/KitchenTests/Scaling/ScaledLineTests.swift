import Kitchen
import RecipeKit
import Testing

@Suite("A line of the ingredient list in another size")
struct ScaledLineTests {
    /// A line in its parts, and its words at twice the size. `nil` stands for a line that is not scaled.
    struct Line: CustomTestStringConvertible {
        let language: String
        let unit: String?
        let name: String
        let preparation: String?
        let doubled: (name: String, preparation: String?)?
        var testDescription: String { "\(language): \(unit ?? "") \(name), \(preparation ?? "")" }

        init(
            _ language: String, _ unit: String?, _ name: String, _ preparation: String? = nil,
            to doubled: (String, String?)?
        ) {
            (self.language, self.unit, self.name, self.preparation) = (language, unit, name, preparation)
            self.doubled = doubled
        }
    }

    private static func scaled(_ line: Line, by factor: Rational) -> Ingredient? {
        let ingredient = Ingredient(
            name: line.name, quantity: Quantity(.number(.one), unit: line.unit), preparation: line.preparation)
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = line.language
        recipe.listedIngredients = [IngredientGroup(ingredients: [ingredient])]
        return ScaledRecipe(recipe, by: factor).recipe.listedIngredients[0].ingredients.first
    }

    @Test(
        "a measure in a unit is scaled, and the size of a package or a piece is not",
        arguments: [
            ("tbsp (50 g)", "tbsp (100 g)"), ("(650 g) cups", "(1300 g) cups"), ("cups/240 ml", "cups/480 ml"),
            ("(400 g) cans", "(400 g) cans"), ("400 g tin", "400 g tin"), ("(2 kg)", "(2 kg)"),
            ("2-inch pieces", "2-inch pieces"),
        ])
    func units(unit: String, doubled: String) {
        let scaled = Self.scaled(Line("en", unit, "zork", to: nil), by: Rational(2))
        #expect(scaled?.quantity == Quantity(.number(Rational(2)), unit: doubled))
        var recipe = Recipe(title: "x")
        recipe.listedIngredients = [
            IngredientGroup(ingredients: [
                Ingredient(name: "zork", quantity: Quantity(.number(.one), unit: unit))
            ])
        ]
        let shown = KitchenConverter(for: recipe).presented(recipe, RecipePresentation(factor: Rational(2)))
        #expect(shown.listedIngredients[0].ingredients[0].quantity == scaled?.quantity)
    }

    @Test("a number that says how strong a sauce is never grows", arguments: ["3倍濃縮", "2倍濃縮タイプ"])
    func strength(_ remark: String) {
        let scaled = Self.scaled(Line("ja", "大さじ", "めんつゆ", remark, to: nil), by: Rational(2))
        #expect(scaled?.preparation == remark)
    }

    @Test(
        "measures that a line states besides its quantity are scaled with it",
        arguments: [
            Line("en", "cup", "milk", "240 ml", to: ("milk", "480 ml")),
            Line("en", "cup", "butter", "2 sticks, melted", to: ("butter", "4 sticks, melted")),
            Line("en", nil, "onion", "sliced, about 150 g", to: ("onion", "sliced, about 300 g")),
            Line("en", "tbsp", "fresh parsley", "or 1 tsp dried", to: ("fresh parsley", "or 2 tsp dried")),
            Line("en", "tbsp", "sugar", "plus 1 tsp for dusting", to: ("sugar", "plus 2 tsp for dusting")),
            Line("en", "kg", "potatoes", "about 3 medium", to: ("potatoes", "about 6 medium")),
            Line("en", nil, "egg + 1 yolk", to: ("egg + 2 yolks", nil)),
            Line("de", "EL", "Butter", "15 g", to: ("Butter", "30 g")),
            Line("de", "Tasse", "Milch", "oder 250 ml Sahne", to: ("Milch", "oder 500 ml Sahne")),
            Line("de", "kg", "Mehl + 3 kg Zucker", to: ("Mehl + 6 kg Zucker", nil)),
            Line("fr", "c. à s.", "beurre", "15 g", to: ("beurre", "30 g")),
            Line("fr", nil, "œuf + 1 jaune", to: ("œuf + 2 jaunes", nil)),
            Line("es", "taza", "leche", "250 ml", to: ("leche", "500 ml")),
            Line("it", "cucchiaio", "olio", "15 ml", to: ("olio", "30 ml")),
            Line("pt", "xícara", "leite", "240 ml", to: ("leite", "480 ml")),
            Line("nl", "kopje", "melk", "200 ml", to: ("melk", "400 ml")),
            Line("pl", "szklanka", "mleka", "250 ml", to: ("mleka", "500 ml")),
            Line("sv", "msk", "smör", "15 g", to: ("smör", "30 g")),
            Line("ru", "стакан", "молока", "250 мл", to: ("молока", "500 мл")),
        ])
    func scalesOtherMeasures(line: Line) {
        let scaled = Self.scaled(line, by: Rational(2))
        #expect(scaled?.name == line.doubled?.name)
        #expect(scaled?.preparation == line.doubled?.preparation)
        #expect(scaled?.quantity?.amount == .number(Rational(2)))
        #expect(scaled?.isUnscaled == false)
        #expect(Self.scaled(line, by: .one)?.preparation == line.preparation)
    }

    @Test(
        "numbers that belong to a name or a size do not change",
        arguments: [
            Line("en", "cup", "flour type 405", "10% fat", to: ("flour type 405", "10% fat")),
            Line("en", "can", "tomatoes", "14 oz", to: ("tomatoes", "14 oz")),
            Line("en", "can", "7 Up", to: ("7 Up", nil)),
            Line("en", nil, "carrot", "cut into 2-inch pieces", to: ("carrot", "cut into 2-inch pieces")),
            Line("en", nil, "onion", "cut into 8 wedges", to: ("onion", "cut into 8 wedges")),
            Line("en", nil, "salmon fillet", "150 g each", to: ("salmon fillet", "150 g each")),
            Line("en", "tsp", "5-spice powder", to: ("5-spice powder", nil)),
            Line("en", "lb", "80/20 ground beef", to: ("80/20 ground beef", nil)),
            Line("en", "cup", "sugar", "1/2 reserved", to: ("sugar", "1/2 reserved")),
            Line("en", "cup", "beans", "soaked for 12 hours", to: ("beans", "soaked for 12 hours")),
            Line("en", "cup", "butter", "at 70°F", to: ("butter", "at 70°F")),
            Line("de", "g", "Mehl Type 1050", to: ("Mehl Type 1050", nil)),
            Line("de", "ml", "Sahne", "30 % Fett", to: ("Sahne", "30 % Fett")),
            Line("de", "Dose", "Tomaten", "400 g", to: ("Tomaten", "400 g")),
            Line("fr", "g", "farine T55", to: ("farine T55", nil)),
            Line("fr", "boîte", "tomates", "400 g", to: ("tomates", "400 g")),
            Line("it", "g", "farina tipo 00", to: ("farina tipo 00", nil)),
            Line("es", "g", "chocolate", "70 % cacao", to: ("chocolate", "70 % cacao")),
            Line("pl", "g", "mąka typ 500", to: ("mąka typ 500", nil)),
            Line("en", nil, "omega 3 eggs", to: ("omega 3 eggs", nil)),
            Line("en", "g", "food 11", to: ("food 11", nil)), Line("en", "tsp", "E 330", to: ("E 330", nil)),
            Line("fr", nil, "œufs oméga 3", to: ("œufs oméga 3", nil)),
            Line("it", "g", "spaghetti n. 5", to: ("spaghetti n. 5", nil)),
            Line("sv", "dl", "vetemjöl special 2", to: ("vetemjöl special 2", nil)),
        ])
    func keepsNumbersOfNames(line: Line) {
        let scaled = Self.scaled(line, by: Rational(2))
        #expect(scaled?.name == line.doubled?.name)
        #expect(scaled?.preparation == line.doubled?.preparation)
        #expect(scaled?.quantity?.amount == .number(Rational(2)))
    }

    @Test(
        "a line with a number that cannot be read keeps all its words, and says so",
        arguments: [
            Line("en", nil, "& 1/2 cups flour", to: nil), Line("en", nil, "zorks 17 of blurb", to: nil),
            Line("en", "cup", "and a half of bran", to: nil), Line("es", "kg", "y 1/2 de patatas", to: nil),
            Line("it", "litro", "e mezzo di acqua", to: nil), Line("fr", "l", "et demi d’eau", to: nil),
            Line("de", "g", "Mehl, Salz 3 bla", to: nil), Line("sv", "kg", "och en halv mjöl", to: nil),
        ])
    func marksWhatIsNotScaled(line: Line) {
        for factor in [Rational(2), Rational(3), Rational(1, 3) ?? .one] {
            let scaled = Self.scaled(line, by: factor)
            #expect(scaled?.isUnscaled == true)
            #expect(scaled?.name == line.name)
            #expect(scaled?.quantity?.amount == .number(.one))
            #expect(scaled?.preparation == "not scaled")
        }
        #expect(Self.scaled(line, by: .one)?.isUnscaled == false)
    }

    @Test("the plural of a unit is that of the language of the words, also if the recipe does not state it")
    func pluralOfWords() {
        func unit(_ text: String, _ written: String, _ name: String) -> String? {
            var recipe = Recipe(title: name)
            recipe.sections = [RecipeSection(blocks: [.step(Step([.text(text)]))])]
            let ingredient = Ingredient(name: name, quantity: Quantity(.number(.one), unit: written))
            recipe.listedIngredients = [IngredientGroup(ingredients: [ingredient])]
            return KitchenConverter(for: recipe).presented(recipe, RecipePresentation(factor: Rational(2)))
                .listedIngredients[0].ingredients.first?.quantity?.unit
        }
        #expect(unit("Mélanger le lait avec la farine et laisser reposer.", "tasse", "lait") == "tasses")
        #expect(unit("Die Milch mit dem Mehl verrühren und ruhen lassen.", "Tasse", "Milch") == "Tassen")
        #expect(unit("Mescolare il latte con la farina e lasciare riposare.", "litro", "latte") == "litri")
        #expect(unit("Mezclar la leche con la harina y dejar reposar.", "litro", "leche") == "litros")
    }

    @Test("words with digits as an amount are not scaled in silence, but words alone need no mark")
    func marksAmountsInWords() {
        func scaled(_ words: String) -> Bool? {
            var recipe = Recipe(title: "x")
            let ingredient = Ingredient(name: "figs", quantity: Quantity(.text(words)))
            recipe.listedIngredients = [IngredientGroup(ingredients: [ingredient])]
            return ScaledRecipe(recipe, by: Rational(2)).recipe.listedIngredients[0].ingredients[0].isUnscaled
        }
        #expect(scaled("2 x 100 g") == true)
        #expect(scaled("½ or so") == true)
        #expect(scaled("a handful") == false)
    }

    @Test("other units take the measure that the author states")
    func prefersStatedMeasure() {
        var recipe = Recipe(title: "x")
        recipe.metadata.locale = "en"
        let ingredient = Ingredient(
            name: "milk", quantity: Quantity(.number(.one), unit: "cup"), preparation: "250 ml, warm")
        recipe.listedIngredients = [IngredientGroup(ingredients: [ingredient])]
        let converter = KitchenConverter(for: recipe)
        func line(_ system: MeasurementSystem, _ factor: Rational) -> String? {
            converter.presented(recipe, RecipePresentation(factor: factor, system: system)).listedIngredients[0]
                .ingredients.first.map { "\($0.amountLine()) \($0.name), \($0.preparation ?? "")" }
        }
        #expect(line(.metric, .one) == "250 ml milk, warm")
        #expect(line(.metric, Rational(2)) == "500 ml milk, warm")
        #expect(line(.us, Rational(2)) == "2 cups milk, warm")
    }
}

@Suite("Lines with several amounts on the shopping list")
struct OwnWordsOnShoppingListTests {
    private func lines(_ ingredients: [Ingredient], factor: Rational = .one) -> [String] {
        var recipe = Recipe(title: "Cake")
        recipe.metadata.locale = "en"
        recipe.listedIngredients = [IngredientGroup(ingredients: ingredients)]
        var needs = ShoppingNeeds()
        needs.add(ReferencedRecipe(id: "cake", recipe: recipe), factor: factor)
        return ShoppingList(needs).lines.map {
            [$0.amountText(), $0.name].filter { !$0.isEmpty }.joined(separator: " ") + ($0.isUnscaled ? " !" : "")
        }
    }

    @Test("an amount in the name keeps the line as it is, in its size")
    func amountInName() {
        let eggs = Ingredient(name: "eggs + 1 yolk", quantity: Quantity(.number(Rational(2))))
        #expect(lines([eggs]) == ["2 eggs + 1 yolk"])
        #expect(lines([eggs], factor: Rational(2)) == ["4 eggs + 2 yolks"])
        let special = Ingredient(name: "food 11", quantity: Quantity(.number(.one), unit: "g"))
        #expect(lines([special], factor: Rational(2)) == ["2 g food 11"])
    }

    @Test("what could not be scaled stands there with the words of the recipe, apart from the rest")
    func unscaled() {
        let odd = Ingredient(name: "& 1/2 cups flour", quantity: Quantity(.number(.one)))
        let flour = Ingredient(name: "flour", quantity: Quantity(.number(.one), unit: "cup"))
        #expect(
            lines([odd, flour], factor: Rational(2)) == ["2 × “1 & 1/2 cups flour” (not scaled) !", "2 cups flour"])
    }

    @Test("an amount that the preparation adds is bought too, another measure is not")
    func addedAmount() {
        let sugar = Ingredient(
            name: "sugar", quantity: Quantity(.number(Rational(2)), unit: "tbsp"),
            preparation: "plus 1 tbsp for dusting")
        let milk = Ingredient(
            name: "milk", quantity: Quantity(.number(.one), unit: "l"), preparation: "4 cups")
        #expect(lines([sugar]) == ["3 tbsp sugar"])
        #expect(lines([milk]) == ["1 l milk"])
    }
}
