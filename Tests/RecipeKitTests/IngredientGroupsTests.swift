import Testing

@testable import RecipeKit

@Suite("The list of ingredients of a recipe")
struct IngredientGroupsTests {
    private func grams(_ number: Int) -> Quantity { Quantity(.number(Rational(number)), unit: "g") }

    /// A recipe whose steps mention ingredients. Each list is a section.
    private func recipe(_ sections: [Ingredient]..., listed: [IngredientGroup] = []) -> Recipe {
        Recipe(
            title: "Bread", listedIngredients: listed,
            sections: sections.enumerated().map { number, ingredients in
                RecipeSection(
                    name: "part \(number + 1)",
                    blocks: [.note("A note"), .step(Step(ingredients.map(StepItem.ingredient)))])
            })
    }

    /// The groups as text: `part 1: 100 g flour | salt`.
    private func shown(_ recipe: Recipe) -> [String] {
        recipe.ingredientGroups.map { group in
            "\(group.name ?? "-"): " + group.ingredients.map { $0.line(.unicode) }.joined(separator: " | ")
        }
    }

    @Test("Lists come first, then the ingredients of the steps, with one group for each section")
    func order() {
        let listed = [
            IngredientGroup(name: "dough", ingredients: [Ingredient(name: "yeast")]), IngredientGroup(ingredients: []),
        ]
        let bread = recipe(
            [Ingredient(name: "flour", quantity: grams(100)), Ingredient(name: "salt")], [], [Ingredient(name: "oil")],
            listed: listed)
        #expect(shown(bread) == ["dough: yeast", "part 1: 100 g flour | salt", "part 3: oil"])
        #expect(recipe([]).ingredientGroups.isEmpty)
    }

    @Test("The amount of a reference is added to the last definition of its name, also of another section")
    func references() {
        let bread = recipe(
            [Ingredient(name: "flour", quantity: grams(1)), Ingredient(name: "flour", quantity: grams(10))],
            [
                Ingredient(name: "Flour", quantity: grams(100), role: .reference),
                Ingredient(name: "flour", quantity: Quantity(.text("some")), role: .reference),
                Ingredient(name: "flour", quantity: Quantity(.number(.one), unit: "cup"), role: .reference),
                Ingredient(name: "flour", quantity: Quantity(.number(.one), unit: "cup"), role: .reference),
                Ingredient(name: "flour", role: .reference),
                Ingredient(name: "salt", quantity: grams(5), role: .reference),
            ])
        #expect(shown(bread) == ["part 1: 1 g flour | 110 g + some + 2 cup flour", "part 2: 5 g salt"])
    }

    @Test("A fixed amount is not added to one that is not fixed, and neither is one whose sum overflows")
    func separateAmounts() {
        let fixed = Quantity(.number(Rational(2)), unit: "g", isFixed: true)
        let bread = recipe([
            Ingredient(name: "salt", quantity: grams(1)), Ingredient(name: "salt", quantity: fixed, role: .reference),
            Ingredient(name: "salt", quantity: grams(3), role: .reference),
            Ingredient(name: "salt", quantity: grams(.max), role: .reference),
            Ingredient(name: "salt", quantity: fixed, role: .reference),
        ])
        #expect(shown(bread) == ["part 1: 4 g + 4 g + \(Int.max) g salt"])
    }

    @Test("Hidden and intermediate ingredients are omitted, and amounts of references to hidden ones are not added")
    func hidden() {
        let bread = recipe([
            Ingredient(name: "flour", quantity: grams(100)),
            Ingredient(name: "flour", quantity: grams(50), role: .reference, isHidden: true),
            Ingredient(name: "water", quantity: grams(7), isHidden: true),
            Ingredient(name: "water", quantity: grams(8), role: .reference),
            Ingredient(name: "dough", role: .intermediate, origin: .step(1)),
            Ingredient(name: "oil", quantity: grams(9), role: .reference, isHidden: true),
        ])
        #expect(shown(bread) == ["part 1: 100 g flour"])
    }

    @Test("Groups inside a group without ingredients move up one level")
    func levels() {
        func levels(_ groups: (level: Int, isFilled: Bool)...) -> [Int] {
            Recipe(
                title: "Cake",
                listedIngredients: groups.map {
                    IngredientGroup(level: $0.level, ingredients: $0.isFilled ? [Ingredient(name: "egg")] : [])
                }
            ).ingredientGroups.map(\.level)
        }
        #expect(levels((0, true), (1, true), (2, true), (1, true), (0, true)) == [0, 1, 2, 1, 0])
        #expect(levels((0, false), (1, true), (2, true), (0, true), (1, true)) == [0, 1, 0, 1])
        #expect(levels((0, true), (1, false), (2, true), (1, true)) == [0, 1, 1])
        #expect(levels((0, true), (0, true)) == [0, 0])
    }

    @Test("The line of an ingredient has its amounts, its preparation, and whether it is optional")
    func lines() {
        var salt = Ingredient(name: "salt", alias: "sea salt", quantity: grams(1), preparation: "ground")
        salt.furtherQuantities = [Quantity(.number(Rational(2)), unit: "tsp")]
        #expect(salt.line(.ascii) == "1 g + 2 tsp salt, ground" && salt.displayName == "sea salt")
        #expect(Ingredient(name: "salt", preparation: "", isOptional: true).line(.ascii) == "salt (optional)")
        #expect(Ingredient(name: "salt").line(.ascii) == "salt" && Ingredient(name: "salt").displayName == "salt")
    }
}
