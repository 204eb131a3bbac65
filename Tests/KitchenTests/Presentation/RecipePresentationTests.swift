import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("A recipe as a cook wants to read it")
struct RecipePresentationTests {
    private func recipe() -> Recipe {
        let flour = Ingredient(name: "flour", quantity: Quantity(.number(Rational(2)), unit: "cups"))
        var mention = flour
        mention.isHidden = true
        let eggs = Ingredient(name: "eggs", quantity: Quantity(.number(Rational(3))))
        let salt = Ingredient(name: "salt", quantity: Quantity(.text("to taste")))
        var recipe = Recipe(title: "Cake")
        recipe.listedIngredients = [IngredientGroup(ingredients: [flour, eggs, salt])]
        recipe.sections = [
            RecipeSection(blocks: [
                .step(
                    Step([.text("Mix "), .ingredient(mention), .text(" with 2 tablespoons of milk. Bake 20 minutes.")]))
            ])
        ]
        return recipe
    }

    private func lines(_ presentation: RecipePresentation) -> [String] {
        KitchenConverter().presented(recipe(), presentation).listedIngredients.flatMap(\.ingredients).map {
            ($0.quantity?.formatted() ?? "") + " " + $0.name
        }
    }

    @Test("A presentation scales the lists and the steps, and keeps words and times")
    func scales() {
        #expect(lines(.init(factor: Rational(2))) == ["4 cups flour", "6 eggs", "to taste salt"])
        let shown = KitchenConverter().presented(recipe(), .init(factor: Rational(2)))
        #expect(shown.steps.first?.items.last == .text(" with 4 tablespoons of milk. Bake 20 minutes."))
    }

    @Test("A presentation converts the lists, and marks amounts that depend on the weight of a food")
    func converts() {
        #expect(lines(.init(system: .metric)) == ["~250 g flour", "3 eggs", "to taste salt"])
    }

    @Test("A presentation for display lists the ingredients of steps, and rounds and marks their sums")
    func stepsOnly() {
        let flour = Ingredient(name: "flour", quantity: Quantity(.number(Rational(2)), unit: "cups"))
        var more = Ingredient(name: "flour", quantity: Quantity(.number(Rational(1)), unit: "cup"))
        more.role = .reference
        var recipe = Recipe(title: "Cake")
        recipe.sections = [RecipeSection(blocks: [.step(Step([.ingredient(flour), .ingredient(more)]))])]
        let shown = KitchenConverter().presented(recipe, .init(system: .metric))
        let list = shown.ingredientGroups.flatMap(\.ingredients)
        #expect(list.map { $0.amountLine() } == ["~375 g"])
    }

    @Test("Without a style, all amounts are numbers, and the lists keep their structure")
    func plain() {
        let shown = KitchenConverter().presented(recipe(), .init(system: .metric), style: nil)
        #expect(shown.listedIngredients.count == 1)
        #expect(shown.listedIngredients.first?.ingredients.first?.quantity?.amount == .number(Rational(250)))
        var steps = Recipe(title: "Cake")
        steps.sections = recipe().sections
        #expect(KitchenConverter().presented(steps, .init(system: .metric), style: nil).listedIngredients.isEmpty)
    }

    @Test("A quantity is shown in the given unit, whatever its size")
    func oneUnit() {
        let converter = KitchenConverter()
        let flour = Quantity(.number(Rational(12)), unit: "cups")
        #expect(converter.shown(flour, of: "flour", in: .gram, spelled: "g")?.formatted() == "~1500 g")
        let tablespoons = Quantity(.number(Rational(16)), unit: "tbsp")
        #expect(converter.shown(tablespoons, in: .cup(.us), spelled: "cups")?.formatted() == "1 cup")
        #expect(converter.shown(tablespoons, in: .gram, spelled: "g") == nil)
        #expect(converter.shown(Quantity(.text("some")), of: "flour", in: .gram, spelled: "g") == nil)
    }

    @Test("A presentation as written changes nothing")
    func asWritten() {
        #expect(KitchenConverter().presented(recipe(), .init()) == recipe())
    }

    @Test("A factor of zero or less shows the recipe as written")
    func positive() {
        #expect(RecipePresentation(factor: .zero).isAsWritten)
    }

    @Test("The conversion of a converter uses kinds of units and weights of foods")
    func conversion() {
        let convert = KitchenConverter().conversion
        #expect(convert(Quantity(.number(Rational(1)), unit: "kg"), "g", nil) == Rational(1000))
        #expect(convert(Quantity(.number(Rational(250)), unit: "ml"), "l", nil) == Rational(1, 4))
        let cups = convert(Quantity(.number(Rational(250)), unit: "g"), "cup", "flour")
        #expect(cups.map { (1.8...2.2).contains($0.doubleValue) } == true)
        #expect(convert(Quantity(.number(Rational(1)), unit: "kg"), "cup", "no such food") == nil)
    }
}

extension RecipePresentationTests {
    private static func recipe(_ ingredients: [Ingredient], _ step: String = "") -> Recipe {
        var recipe = Recipe(title: "Cake")
        recipe.metadata.locale = "en"
        recipe.listedIngredients = [IngredientGroup(ingredients: ingredients)]
        recipe.sections = [RecipeSection(blocks: [.step(Step([.text(step)]))])]
        return recipe
    }

    private static func counted(_ number: Int, _ name: String, isFixed: Bool = false) -> Ingredient {
        Ingredient(name: name, quantity: Quantity(.number(Rational(number)), isFixed: isFixed))
    }

    private static func lines(_ ingredients: [Ingredient], _ presentation: RecipePresentation) -> [String] {
        KitchenConverter().presented(recipe(ingredients), presentation).listedIngredients.flatMap(\.ingredients).map {
            ingredient in
            let quantities = [ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities
            return quantities.map { $0.formatted() }.joined(separator: " + ") + " " + ingredient.name
        }
    }

    @Test func `the names of counted things follow a new number, but not a fixed or an unchanged one`() {
        let twice = RecipePresentation(factor: Rational(2))
        #expect(
            Self.lines([Self.counted(1, "egg"), Self.counted(2, "egg yolks")], twice) == ["2 eggs", "4 egg yolks"])
        #expect(Self.lines([Self.counted(2, "eggs")], RecipePresentation(factor: .part(2))) == ["1 egg"])
        #expect(Self.lines([Self.counted(1, "egg", isFixed: true)], twice) == ["1 egg"])
        #expect(Self.lines([Self.counted(1, "eggs")], RecipePresentation(system: .metric)) == ["1 eggs"])
        var egg = Self.counted(1, "egg")
        egg.alias = "Egg"
        let shown = KitchenConverter().presented(Self.recipe([egg]), twice).listedIngredients[0].ingredients[0]
        #expect(shown.name == "eggs" && shown.alias == "Eggs" && shown.writtenName == "egg")
        let plain = KitchenConverter().presented(Self.recipe([egg]), twice, style: nil).listedIngredients[0]
        #expect(plain.ingredients[0].name == "egg" && plain.ingredients[0].quantity?.amount == .number(Rational(2)))
    }

    @Test func `further quantities in the same unit are added for reading, and fixed ones are not`() {
        func flour(_ unit: String, isFixed: Bool = false) -> Ingredient {
            var flour = Ingredient(name: "zorb", quantity: Quantity(.number(fraction(3, 2)), unit: "cups"))
            flour.furtherQuantities = [Quantity(.number(.part(2)), unit: unit, isFixed: isFixed)]
            return flour
        }
        let twice = RecipePresentation(factor: Rational(2))
        #expect(Self.lines([flour("cup")], twice) == ["4 cups zorb"])
        #expect(Self.lines([flour("g")], twice) == ["3 cups + 1 g zorb"])
        #expect(Self.lines([flour("cup", isFixed: true)], twice) == ["3 cups + ½ cup zorb"])
        let plain = KitchenConverter().presented(Self.recipe([flour("cup")]), twice, style: nil)
        #expect(plain.listedIngredients[0].ingredients[0].furtherQuantities.count == 1)
    }

    @Test(
        arguments: [
            ("Add 1 cup of powdered sugar.", "Add ~120 g of powdered sugar."),
            ("Add 1 cup of the sugar.", "Add ~200 g of the sugar."),
            ("Add 1 cup your sugar.", "Add ~200 g your sugar."),
            ("Add 1 cup sugar and flour.", "Add ~200 g sugar and flour."),
            ("Add 1 cup (whole) sugar.", "Add ~200 g (whole) sugar."),
            ("Add 1 cup, then stir.", "Add ~240 ml, then stir."),
            ("Add 1 cup.", "Add ~240 ml."),
            ("Add 1 cup of the sugar mixture.", "Add ~240 ml of the sugar mixture."),
            ("Add 1 cup of zorb.", "Add ~240 ml of zorb."), ("Add 1-2 cups sugar.", "Add ~200-400 g sugar."),
            ("Add 2 heaping cups sugar.", "Add ~400 g sugar."), ("Add 2 more cups sugar.", "Add ~400 g more sugar."),
        ])
    func `the food after an amount is one of the recipe's ingredients, or the words themselves`(
        _ text: String, _ expected: String
    ) {
        let ingredients = [Ingredient(name: "sugar"), Ingredient(name: "powdered sugar")]
        let scaler = StepTextScaler(for: Self.recipe(ingredients), converter: KitchenConverter(), system: .metric)
        #expect(scaler.scaled(text, by: .one).text == expected)
    }

    @Test(
        arguments: [
            ("loaf of bread", 2, "loaves of bread"), ("loaves", 1, "loaf"), ("onion, large", 2, "onions, large"),
            ("Onion (red)", 2, "Onions (red)"), ("onions/leeks", 1, "onion/leeks"), ("slice", 3, "slices"),
            ("can of beans", 2, "cans of beans"), ("cup", 2, "cup"), ("zorb", 2, "zorb"), ("eggs", 2, "eggs"),
            ("egg Of Zorb", 2, "eggs Of Zorb"), ("", 2, ""), (", x", 2, ", x"),
        ])
    func `the noun of a counted name becomes plural or singular`(_ name: String, _ number: Int, _ expected: String) {
        #expect(CountedNames(.english).name(name, for: Rational(number)) == expected)
    }

    @Test func `a French name is plural from two on, and an English one above one`() {
        #expect(CountedNames(.french).name("oignon", for: fraction(3, 2)) == "oignon")
        #expect(CountedNames(.french).name("oignon", for: Rational(2)) == "oignons")
        #expect(CountedNames(.english).name("onion", for: fraction(3, 2)) == "onions")
        #expect(CountedNames(.english).name("onion", for: .one) == "onion")
        #expect(CountedNames(.german).name("loaf", for: Rational(2)) == "loaf")
    }

    @Test func `the language of a recipe is its own, or that of its most frequent words`() {
        #expect(StepLanguage(locale: "FR") == .french && StepLanguage(locale: "de-AT") == .german)
        #expect(StepLanguage(locale: "en_GB") == .english && StepLanguage(locale: "eo") == nil)
        #expect(StepLanguage(locale: "") == nil && StepLanguage(locale: "-de") == nil)
        #expect(StepLanguage(guessing: "") == .english && StepLanguage(guessing: "zorb 12") == .english)
        #expect(StepLanguage(guessing: "DAS MEHL UND DIE EIER") == .german)
        #expect(StepLanguage(guessing: "und the") == .english && StepLanguage(guessing: "und die the") == .german)
        #expect(StepLanguage(guessing: "añadir e\u{301}") == .spanish)
        var recipe = Self.recipe([Ingredient(name: "Zwiebeln")], "Die Eier und das Mehl mit dem Salz verrühren.")
        #expect(StepLanguage(of: recipe) == .english)
        recipe.metadata.locale = nil
        #expect(StepLanguage(of: recipe) == .german)
        recipe.metadata.locale = "eo"
        #expect(StepLanguage(of: recipe) == .german)
    }

    @Test func `texts that are scaled again start from the original, and a factor of zero changes nothing`() {
        let scaler = StepTextScaler(language: .english)
        let once = scaler.scaled("Add 3 cups milk.", by: .part(2))
        #expect(once.text == "Add 1½ cups milk." && once.factor == .part(2))
        #expect(once.changes.map { String(once.text[$0]) } == ["1½ cups"])
        let back = scaler.scaled(once, by: Rational(2))
        #expect(back.text == "Add 3 cups milk." && back.factor == .one && back.changes.isEmpty)
        #expect(scaler.scaled(once, by: .zero) == once && scaler.scaled("Add 3 cups.", by: .zero).text == "Add 3 cups.")
        #expect(scaler.amounts(in: "Add 2 cups milk and 3 eggs at 180 °C.") == ["2 cups", "3 eggs"])
        let counted = StepTextScaler(language: .english, countedNames: ["King PRAWNS, raw", "ab", "zorb"])
        #expect(counted.scaled("Add 2 prawns and 3 zorbs.", by: Rational(2)).text == "Add 4 prawns and 6 zorbs.")
    }

    @Test func `the first part of a word with a hyphen belongs to the food: all-purpose flour`() {
        func shown(_ text: String, by factor: Rational = .one) -> String {
            StepTextScaler(language: .english, converter: KitchenConverter(), system: .metric).scaled(text, by: factor)
                .text
        }
        #expect(shown("Add 1 cup of all-purpose flour.") == "Add ~125 g of all-purpose flour.")
        #expect(shown("Add a cup all-purpose flour.") == "Add ~125 g all-purpose flour.")
        #expect(shown("Add 1 cup of flour all over it.") == "Add ~125 g of flour all over it.")
        #expect(shown("Add 1 cup all - purpose flour.") == "Add ~240 ml all - purpose flour.")
        #expect(shown("Add 1 cup all-") == "Add ~240 ml all-")
    }
}
