import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("A recipe's list of ingredients")
struct IngredientGroupsTests {
    private func lines(_ text: String) -> [[String]] {
        recipe(text).ingredientGroups.map { group in
            group.ingredients.map { ingredient in
                let quantities = [ingredient.quantity].compactMap { $0 } + ingredient.furtherQuantities
                return (quantities.map { $0.formatted() } + [ingredient.name]).joined(separator: " ")
            }
        }
    }

    @Test("is grouped by section, without groups that would be empty")
    func groups() {
        let text = "@a{1}\n= Rest\nWait.\n= Dough\n@b{2%g} and @c"
        #expect(recipe(text).ingredientGroups.map(\.name) == [nil, "Dough"])
        #expect(lines(text) == [["1 a"], ["2 g b", "c"]])
    }

    @Test("keeps groups inside groups, and lifts those whose upper group has no ingredients")
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

    @Test("adds what references say, exactly")
    func references() {
        #expect(lines("@milk{1/3%cup} @&milk{1/3%cup} @&MILK{1/3%cup}") == [["1 cup milk"]])
        #expect(lines("@flour{100%g} @&flour{200-400%g}") == [["300–500 g flour"]])
        #expect(lines("@flour @&flour{200%g} @&flour") == [["200 g flour"]])
    }

    @Test("lists side by side what has different units, words, or is fixed")
    func furtherQuantities() {
        #expect(lines("@oil{1%tbsp} @&oil{10%ml} @&oil{2%tbsp} @&oil{some}") == [["3 tbsp 10 ml some oil"]])
        #expect(lines("@salt{1%g} @&salt{=1%g}") == [["1 g 1 g salt"]])
    }

    @Test("A reference adds its amount to the last definition of the name in any section")
    func lastDefinition() {
        #expect(lines("@egg{1}\n= Two\n@egg{2}\n= Three\n@&egg{3}") == [["1 egg"], ["5 egg"]])
    }

    @Test("keeps two definitions of a name apart")
    func twoDefinitions() {
        #expect(lines("@butter{100%g} @butter{20%g}") == [["100 g butter", "20 g butter"]])
    }

    @Test("leaves out what is hidden or made on the way, and loses no unknown reference")
    func leftOut() {
        #expect(lines("@-salt{1%g} @&salt{2%g} @&(~1)dough{} @&ghost{1}") == [["1 ghost"]])
    }
}

@Suite("A recipe's list of cookware")
struct CookwareListTests {
    @Test("has each piece once, with the largest number")
    func once() {
        let list = recipe("#pot #Bowl{2} #pot{} #bowl{3} #bowl{1} #-rack{} #&pot").cookwareList
        #expect(list.map(\.name) == ["pot", "Bowl"])
        #expect(list.map { $0.quantity?.formatted() } == [nil, "3"])
    }

    @Test("has a piece as optional only where every mention says so")
    func optional() {
        #expect(recipe("#?lid{} #lid{} #?rack{}").cookwareList.map(\.isOptional) == [false, true])
    }

    @Test("what is listed apart from the steps comes first, and what the steps take of it is counted with it")
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
