import RecipeKit
import TestSupport
import Testing

@testable import Kitchen

@Suite("The steps of a recipe as a cook reads them")
struct PresentedStepTests {
    private static func tin(_ number: Int, _ unit: String?) -> Cookware {
        Cookware(name: "tin", quantity: Quantity(.number(Rational(number)), unit: unit))
    }

    private static func recipe(_ items: [StepItem]) -> Recipe {
        var recipe = Recipe(title: "Cake")
        recipe.sections = [
            RecipeSection(name: "One", blocks: [.note("Read 1 cup first."), .step(Step([.text("Heat 1 cup milk.")]))]),
            RecipeSection(name: "Two", blocks: [.step(Step(items)), .note("Done.")]),
        ]
        return recipe
    }

    private static func shown(_ items: [StepItem], _ presentation: RecipePresentation) -> Recipe {
        KitchenConverter().presented(recipe(items), presentation)
    }

    private static func cookware(_ cookware: Cookware, _ presentation: RecipePresentation) -> String? {
        guard case .cookware(let found)? = shown([.cookware(cookware)], presentation).sections[1].steps[0].items.first
        else { return nil }
        return found.line()
    }

    @Test func `the size and the temperature of cookware are converted, and its number is not scaled`() {
        let metric = RecipePresentation(factor: Rational(2), system: .metric)
        #expect(Self.cookware(Self.tin(10, "inch"), metric) == "25 cm tin")
        #expect(Self.cookware(Self.tin(350, "°F"), metric) == "180 °C tin")
        #expect(Self.cookware(Self.tin(2, nil), metric) == "2 tin")
        #expect(Self.cookware(Self.tin(2, "cups"), metric) == "2 cups tin")
        #expect(Self.cookware(Self.tin(2, "blobs"), metric) == "2 blobs tin")
        #expect(Self.cookware(Cookware(name: "whisk"), metric) == "whisk")
        #expect(Self.cookware(Self.tin(10, "inch"), RecipePresentation(factor: Rational(2))) == "10 inch tin")
    }

    @Test func `notes and headings stay, and each step keeps its place`() {
        let butter = Ingredient(name: "butter", quantity: Quantity(.number(.one), unit: "lb"))
        let timer = CookingTimer(duration: Quantity(.number(Rational(5)), unit: "min"))
        let shown = Self.shown(
            [.text("Melt "), .ingredient(butter), .text(" for "), .timer(timer)],
            RecipePresentation(factor: Rational(2), system: .metric))
        #expect(shown.sections.map(\.name) == ["One", "Two"])
        #expect(shown.sections[0].blocks.first == .note("Read 1 cup first."))
        #expect(shown.sections[1].blocks.last == .note("Done."))
        #expect(shown.sections[0].steps.map(\.items) == [[.text("Heat ~475 ml milk.")]])
        guard case .ingredient(let mention) = shown.sections[1].steps[0].items[1] else {
            Issue.record("no ingredient")
            return
        }
        #expect(mention.amountLine() == "~900 g" && mention.isHidden)
        #expect(shown.sections[1].steps[0].items[3] == .timer(timer))
    }

    @Test func `without a style the mentions of steps are not hidden and not rounded marks`() {
        let butter = Ingredient(name: "butter", quantity: Quantity(.number(.one), unit: "lb"))
        let shown = KitchenConverter().presented(
            Self.recipe([.ingredient(butter)]), RecipePresentation(system: .metric), style: nil)
        guard case .ingredient(let mention)? = shown.sections[1].steps[0].items.first else {
            Issue.record("no ingredient")
            return
        }
        #expect(!mention.isHidden && mention.quantity == Quantity(.number(Rational(450)), unit: "g"))
        #expect(shown.listedIngredients.isEmpty)
    }

    @Test func `two amounts of the same unit in other spellings are one amount, with the unit of their sum`() {
        func line(_ first: (Int, String), _ second: (Int, String)) -> String {
            var ingredient = Ingredient(
                name: "zorb", quantity: Quantity(.number(Rational(first.0)), unit: first.1))
            ingredient.furtherQuantities = [Quantity(.number(Rational(second.0)), unit: second.1)]
            var recipe = Recipe(title: "Cake")
            recipe.listedIngredients = [IngredientGroup(ingredients: [ingredient])]
            let shown = KitchenConverter().presented(recipe, RecipePresentation(factor: Rational(3)))
            return shown.listedIngredients[0].ingredients[0].amountLine()
        }
        #expect(line((1, "cup"), (2, "cups")) == "9 cups")
        #expect(line((1, "cup"), (1, "tbsp")) == "3 cups + 3 tbsp")
        #expect(line((1, "blob"), (1, "blob")) == "6 blob")
        #expect(line((1, "clove"), (1, "cloves")) == "6 cloves")
    }

    @Test func `an amount is converted by the weight of its food, or within its kind of unit`() {
        let convert = KitchenConverter().conversion
        func converted(_ number: Int, _ unit: String?, _ other: String?, _ food: String?) -> Rational? {
            convert(Quantity(.number(Rational(number)), unit: unit), other, food)
        }
        #expect(converted(2, "cups", "cup", nil) == Rational(2))
        #expect(converted(2, nil, "g", "eggs") == Rational(100))
        #expect(converted(100, "g", nil, "eggs") == Rational(2))
        #expect(converted(3, "tsp", "tbsp", "no such food") == .one)
        #expect(converted(3, "tsp", "g", "no such food") == nil && converted(3, "blob", "g", nil) == nil)
        #expect(convert(Quantity(.range(.one, Rational(2)), unit: "kg"), "g", nil) == Rational(2000))
        #expect(convert(Quantity(.text("some"), unit: "kg"), "g", nil) == nil)
    }
}
