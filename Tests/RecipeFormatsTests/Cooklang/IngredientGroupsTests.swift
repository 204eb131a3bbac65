import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The list of ingredients of a recipe")
struct IngredientGroupsTests {
    private func lines(_ text: String) -> [[String]] {
        recipe(text).ingredientGroups.map { group in
            group.ingredients.map { ingredient in
                let quantities = [ingredient.quantity].compactMap { $0 } + ingredient.furtherQuantities
                return (quantities.map { $0.formatted() } + [ingredient.name]).joined(separator: " ")
            }
        }
    }

    @Test("The list of ingredients has a group for each section with ingredients")
    func groups() {
        let text = "@a{1}\n= Rest\nWait.\n= Dough\n@b{2%g} and @c"
        #expect(recipe(text).ingredientGroups.map(\.name) == [nil, "Dough"])
        #expect(lines(text) == [["1 a"], ["2 g b", "c"]])
    }

    @Test("The list of ingredients keeps groups inside groups, and raises a group whose parent has no ingredients")
    func levels() {
        let levels = [0, 1, 2, 1, 0, 1]
        let names = ["salt", "oil", "egg", "rice", "", "leek"]
        let recipe = Recipe(
            title: "T",
            listedIngredients: zip(levels, names).map { level, name in
                IngredientGroup(
                    name: name, level: level, ingredients: name.isEmpty ? [] : [Ingredient(name: name)])
            })
        #expect(recipe.ingredientGroups.map(\.level) == [0, 1, 2, 1, 0])
        #expect(recipe.ingredientGroups.map(\.name) == ["salt", "oil", "egg", "rice", "leek"])
    }

    @Test("The list of ingredients adds the amounts of references exactly")
    func references() {
        #expect(lines("@milk{1/3%cup} @&milk{1/3%cup} @&MILK{1/3%cup}") == [["1 cup milk"]])
        #expect(lines("@flour{100%g} @&flour{200-400%g}") == [["300–500 g flour"]])
        #expect(lines("@flour @&flour{200%g} @&flour") == [["200 g flour"]])
    }

    @Test("The list of ingredients keeps amounts apart if their units differ, or if they are words or fixed")
    func furtherQuantities() {
        #expect(lines("@oil{1%tbsp} @&oil{10%ml} @&oil{2%tbsp} @&oil{some}") == [["3 tbsp 10 ml some oil"]])
        #expect(lines("@salt{1%g} @&salt{=1%g}") == [["1 g 1 g salt"]])
    }

    @Test("A reference adds its amount to the last definition of the name in any section")
    func lastDefinition() {
        #expect(lines("@egg{1}\n= Two\n@egg{2}\n= Three\n@&egg{3}") == [["1 egg"], ["5 egg"]])
    }

    @Test("The list of ingredients keeps two definitions of a name apart")
    func twoDefinitions() {
        #expect(lines("@butter{100%g} @butter{20%g}") == [["100 g butter", "20 g butter"]])
    }

    @Test(
        "The list of ingredients leaves out hidden ingredients and results of earlier steps, and keeps unknown references"
    )
    func leftOut() {
        #expect(lines("@-salt{1%g} @&salt{2%g} @&(~1)dough{} @&ghost{1}") == [["1 ghost"]])
    }
}

@Suite("The list of cookware of a recipe")
struct CookwareListTests {
    @Test(
        "What a recipe needs and what it may leave out are not added",
        arguments: [
            ("@feta{100%g} @&?feta{20%g} @&feta{5%g} @&?feta{1%g}", ["105 g feta", "21 g feta (optional)"]),
            ("@?feta{100%g} @&feta{20%g}", ["120 g feta (optional)"]),
            ("@?feta{100%g} @feta{20%g}", ["100 g feta (optional)", "20 g feta"]),
            (
                "@feta{1} @&?feta{2} @feta{3} @&?feta{4}",
                ["1 feta", "2 feta (optional)", "3 feta", "4 feta (optional)"]
            ),
        ])
    func optionalAmounts(_ text: String, _ expected: [String]) {
        #expect(recipe(text).ingredientGroups.flatMap(\.ingredients).map { $0.line(.ascii) } == expected)
    }

    @Test("The list of cookware has each piece once, with its largest number")
    func once() {
        let list = recipe("#pot #Bowl{2} #pot{} #bowl{3} #bowl{1} #-rack{} #&pot").cookwareList
        #expect(list.map(\.name) == ["pot", "Bowl"])
        #expect(list.map { $0.quantity?.formatted() } == [nil, "3"])
    }

    @Test("The list of cookware marks a piece as optional only if every mention does")
    func optional() {
        #expect(recipe("#?lid{} #lid{} #?rack{}").cookwareList.map(\.isOptional) == [false, true])
    }

    @Test("Ingredients listed apart from the steps come first and include the amounts of the steps")
    func listed() {
        let flour = Ingredient(name: "Flour", quantity: Quantity(.number(Rational(200)), unit: "g"))
        let more = Ingredient(name: "flour", quantity: Quantity(.number(Rational(20)), unit: "g"), role: .reference)
        let listed = Recipe(
            title: "Bread", listedIngredients: [IngredientGroup(name: "Dough", ingredients: [flour])],
            sections: [RecipeSection(blocks: [.step(Step([.ingredient(more), .ingredient(Ingredient(name: "oil"))]))])])
        #expect(listed.ingredientGroups.map(\.name) == ["Dough", nil])
        #expect(listed.ingredientGroups.flatMap(\.ingredients).map { $0.amountLine(.ascii) } == ["220 g", ""])
        let doubled = listed.scaled(by: Rational(2))
        #expect(doubled.ingredientGroups.first?.ingredients.first?.amountLine(.ascii) == "440 g")
    }
}
