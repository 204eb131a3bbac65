import RecipeKit
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
