import TestSupport
import Testing

@testable import RecipeKit

@Suite("A scaled recipe")
struct RecipeScalingTests {
    private func recipe(_ quantity: Quantity) -> Recipe {
        var recipe = Recipe(
            title: "Soup",
            listedIngredients: [IngredientGroup(ingredients: [Ingredient(name: "salt", quantity: quantity)])],
            sections: [
                RecipeSection(blocks: [.step(Step([.ingredient(Ingredient(name: "leek", quantity: quantity))]))])
            ])
        recipe.metadata.servings = Servings(number: Rational(4), text: "4")
        return recipe
    }

    /// The amounts of the list, of the step and of the servings.
    private func numbers(_ recipe: Recipe) -> [String] {
        let steps = recipe.steps.flatMap(\.items).compactMap { item -> Quantity? in
            if case .ingredient(let ingredient) = item { ingredient.quantity } else { nil }
        }
        let listed = recipe.listedIngredients.flatMap(\.ingredients).compactMap(\.quantity)
        return (listed + steps).map { $0.formatted() } + [recipe.metadata.servings?.text ?? ""]
    }

    @Test("Amounts and servings are multiplied by a positive factor")
    func factors() {
        let soup = recipe(Quantity(.number(Rational(2)), unit: "g"))
        #expect(numbers(soup.scaled(by: Rational(3))) == ["6 g", "6 g", "12"])
        #expect(numbers(soup.scaled(by: fraction(1, 2))) == ["1 g", "1 g", "2"])
        for factor in [Rational.zero, .one, Rational(-2)] { #expect(soup.scaled(by: factor) == soup) }
    }

    @Test("The further amounts of an ingredient are multiplied with the first one")
    func furtherAmounts() {
        var flour = Ingredient(name: "flour", quantity: Quantity(.number(.one), unit: "cup"))
        flour.furtherQuantities = [Quantity(.number(Rational(2)), unit: "tbsp")]
        let bread = Recipe(title: "Bread", listedIngredients: [IngredientGroup(ingredients: [flour])])
        let further = bread.scaled(by: Rational(2)).listedIngredients[0].ingredients[0].furtherQuantities
        #expect(further.map { $0.formatted() } == ["4 tbsp"])
    }

    @Test("Fixed amounts and words are not multiplied")
    func fixed() {
        let quantity = Quantity(.number(Rational(2)), unit: "g", isFixed: true)
        #expect(numbers(recipe(quantity).scaled(by: Rational(3))) == ["2 g", "2 g", "12"])
        #expect(numbers(recipe(Quantity(.text("some"))).scaled(by: Rational(3))) == ["some", "some", "12"])
    }

    @Test(
        "The numbers of servings are multiplied, unless it is uncertain what another number means",
        arguments: [
            ("4", "8"), ("12 empanadas", "24 empanadas"), (" 12 empanadas", "24 empanadas"), ("4 to 6", "8–12"),
            ("1 loaf of 2 kg", "2 loaf of"), ("a dozen", "2 dozen"), ("½ cake", "1 cake"),
        ])
    func servings(text: String, expected: String) {
        let number = Rational(parsing: String(text.drop { $0 == " " }.prefix { $0.isNumber })) ?? .one
        #expect(Servings(number: number, text: text).scaled(by: Rational(2)).text == expected)
    }

    @Test("The list of cookware has each piece once, with the largest number")
    func cookware() {
        func pot(_ number: Int?, optional: Bool = false, hidden: Bool = false, name: String = "pot") -> StepItem {
            .cookware(
                Cookware(
                    name: name, quantity: number.map { Quantity(.number(Rational($0))) }, isOptional: optional,
                    isHidden: hidden))
        }
        func list(_ items: StepItem...) -> [String] {
            Recipe(title: "Soup", sections: [RecipeSection(blocks: [.step(Step(items))])]).cookwareList.map {
                "\($0.quantity?.formatted() ?? "-") \($0.name)\($0.isOptional ? "?" : "")"
            }
        }
        #expect(list(pot(1), pot(3, name: "Pot"), pot(2)) == ["3 pot"])
        #expect(list(pot(3), pot(1)) == ["3 pot"])
        #expect(list(pot(nil), pot(2)) == ["2 pot"] && list(pot(2), pot(nil)) == ["2 pot"])
        #expect(list(pot(1, optional: true), pot(1)) == ["1 pot"])
        #expect(list(pot(1, optional: true), pot(1, optional: true)) == ["1 pot?"])
        #expect(list(pot(1, hidden: true), pot(1, name: "pan")) == ["1 pan"])
        #expect(list(pot(1, name: "pan"), pot(1), pot(2, name: "pan")) == ["2 pan", "1 pot"])
    }

    @Test("Listed cookware comes first, and of two equal numbers of pieces the first remains")
    func listedCookware() {
        func pot(_ unit: String) -> Cookware {
            Cookware(name: "pot", quantity: Quantity(.number(Rational(2)), unit: unit))
        }
        let hidden = Cookware(name: "pan", isHidden: true)
        let soup = Recipe(
            title: "Soup", listedCookware: [hidden, pot("large")],
            sections: [
                RecipeSection(blocks: [.step(Step([.cookware(Cookware(name: "bowl")), .cookware(pot("small"))]))])
            ])
        #expect(soup.cookwareList == [pot("large"), Cookware(name: "bowl")])
        #expect(soup.cookwareList.map { $0.line() } == ["2 large pot", "bowl"])
    }

    @Test("The line of cookware has its number, and whether it is optional")
    func cookwareLines() {
        let two = Quantity(.range(.one, Rational(2)))
        #expect(Cookware(name: "pan", quantity: two, isOptional: true).line(.ascii) == "1-2 pan (optional)")
        let alias = Cookware(name: "pan", alias: "skillet")
        #expect(alias.displayName == "skillet" && alias.line() == "pan" && !alias.isReference && !alias.isHidden)
    }
}
