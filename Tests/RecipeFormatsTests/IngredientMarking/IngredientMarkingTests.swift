import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Ingredients marked in steps")
struct IngredientMarkingTests {
    /// Returns the lines of the imported recipe: first the ingredients that stay in the list, then each step.
    private func marked(_ lines: [String], _ steps: [String], locale: String? = nil) -> [String] {
        marked(
            Recipe(
                title: "Test", metadata: RecipeMetadata(locale: locale),
                listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
                sections: [RecipeSection(blocks: steps.map { .step(Step([.text($0)])) })]))
    }

    private func marked(_ recipe: Recipe) -> [String] {
        var reader = IngredientLineReader.prepared
        let text = MarkedRecipe(recipe, &reader).text
        return text.split(separator: "\n").map(String.init).filter {
            !["---", "title: Test", "locale: de", "locale: fr", ">> [mode]: components", ">> [mode]: all"].contains($0)
        }
    }

    @Test("An ingredient is marked where a step first mentions it, with amount, unit and preparation")
    func first() {
        #expect(
            marked(["2 cups flour, sifted", "1 tsp salt"], ["Mix flour and salt.", "Add more flour."]) == [
                "Mix @flour{2%cups}(sifted) and @salt{1%tsp}.", "Add more flour.",
            ])
    }

    @Test("A mark keeps the words of the step")
    func words() {
        #expect(
            marked(
                ["2 tablespoons extra-virgin olive oil", "3 tomatoes"], ["Oil first: heat oil.", "Slice the Tomatoes."])
                == ["Oil first: heat @extra-virgin olive oil|oil{2%tablespoons}.", "Slice the @tomatoes|Tomatoes{3}."])
    }

    @Test("The longest name is marked, and a word that may mean two ingredients is not")
    func longest() {
        #expect(
            marked(["1 cup sugar", "2 cups brown sugar"], ["Melt brown sugar with sugar."])
                == ["Melt @brown sugar{2%cups} with @sugar{1%cup}."])
        #expect(
            marked(["1 tbsp olive oil", "1 tsp sesame oil"], ["Heat oil.", "Add sesame oil."])
                == ["@olive oil{1%tbsp}", "Heat oil.", "Add @sesame oil{1%tsp}."])
    }

    @Test("A part of another word is not marked, and neither is a verb")
    func otherWords() {
        #expect(
            marked(
                ["1 cup cream", "2 tbsp oil", "1 cup flour"], ["Cream butter. Use an oil-free pan. Flour the board."])
                == [
                    "@cream{1%cup}", "@oil{2%tbsp}", "@flour{1%cup}",
                    "Cream butter. Use an oil-free pan. Flour the board.",
                ])
    }

    @Test("Words that may mean two ingredients are not marked, and neither are words about preparing a pan")
    func doubtful() {
        #expect(
            marked(
                ["1 cup dark maple syrup", "2 tbsp light maple syrup", "3 drops maple extract"],
                ["Stir in maple syrup and maple extract."]
            ).last == "Stir in maple syrup and @maple extract{3%drops}.")
        #expect(
            marked(["1 cup flour", "1 tbsp butter"], ["Butter and flour 2 pans.", "Sift flour over butter."])
                == ["Butter and flour 2 pans.", "Sift @flour{1%cup} over @butter{1%tbsp}."])
    }

    @Test("A mark keeps the spelling of a unit of two words")
    func fluidOunces() {
        #expect(marked(["2 fluid ounces gin"], ["Pour gin."]) == ["Pour @gin{2%fluid ounces}."])
    }

    @Test("An ingredient that is twice in the list is marked in two steps")
    func twice() {
        #expect(
            marked(["1 cup sugar", "2 tbsp sugar"], ["Mix sugar. Stir sugar.", "Sprinkle sugar."])
                == ["Mix @sugar{1%cup}. Stir sugar.", "Sprinkle @sugar{2%tbsp}."])
    }

    @Test("An ingredient of a group is marked by reference, or in the section with the name of the group")
    func groups() {
        let groups = [
            IngredientGroup(name: "Dough", ingredients: [Ingredient(name: "2 cups flour")]),
            IngredientGroup(name: "Topping", ingredients: [Ingredient(name: "3 plums")]),
        ]
        let steps: [RecipeSection.Block] = [.step(Step([.text("Knead flour.")])), .step(Step([.text("Add plums.")]))]
        let recipe = Recipe(title: "Test", listedIngredients: groups, sections: [RecipeSection(blocks: steps)])
        #expect(
            marked(recipe) == [
                "= Dough", "@flour{2%cups}", "= Topping", "@plums{3}", "Knead @&flour{}.", "Add @&plums{}.",
            ])
        var parted = recipe
        parted.sections = [
            RecipeSection(name: "Dough", blocks: [steps[0]]), RecipeSection(name: "Topping", blocks: [steps[1]]),
        ]
        #expect(marked(parted) == ["= Dough", "Knead @flour{2%cups}.", "= Topping", "Add @plums{3}."])
    }

    @Test("An ingredient with added amounts is marked by reference")
    func added() {
        #expect(
            marked(["1 cup plus 2 tbsp flour"], ["Sift flour."])
                == ["@flour{1%cup}", "@&flour{2%tbsp}", "Sift @&flour{}."])
    }

    @Test("An ingredient that no step mentions stays in the list with all its words")
    func unmentioned() {
        #expect(
            marked(["1 (14 ounce) can tomatoes, drained", "salt to taste"], ["Cook."])
                == ["@tomatoes{1%(14 ounce) can}(drained)", "@salt{}(to taste)", "Cook."])
    }

    @Test("Different apostrophes and trademark signs do not prevent the marking of an ingredient")
    func apostrophes() {
        #expect(
            marked(
                ["1 cup confectioners' sugar", "1 box JELL-O® Gelatin"],
                ["Sift confectioners’ sugar into Jell-O gelatin."])
                == [
                    "Sift @confectioners' sugar|confectioners’ sugar{1%cup} into @JELL-O® Gelatin|Jell-O gelatin{1%box}."
                ])
    }

    @Test(
        "Ingredients are marked in German, French and Spanish steps",
        arguments: [
            (
                "de", ["200 g Zwiebeln", "1 Karotte"], "Die Zwiebel und die Karotten hacken.",
                "Die @Zwiebeln|Zwiebel{200%g} und die @Karotte|Karotten{1} hacken."
            ),
            (
                "fr", ["2 cuillères à soupe d'huile d'olive", "3 tomates"], "Chauffer l'huile avec les tomates.",
                "Chauffer l'@huile d'olive|huile{2%cuillères à soupe} avec les @tomates{3}."
            ),
            (
                "fr", ["poivre", "1 poivron rouge"], "Émincer les poivrons.", "Émincer les @poivron rouge|poivrons{1}."
            ),
            ("es", ["1 lima", "2 limones"], "Exprimir los limones.", "Exprimir los @limones{2}."),
            (
                "de", ["2 Zitronen", "1 Melone"], "Die Zitrone und die Melonen schälen.",
                "Die @Zitronen|Zitrone{2} und die @Melone|Melonen{1} schälen."
            ),
        ])
    func languages(_ locale: String, _ lines: [String], _ step: String, _ expected: String) {
        #expect(marked(lines, [step], locale: locale).last == expected)
    }

    @Test("Marking takes time in proportion to the recipe, even if all ingredients have one name")
    func large() {
        let lines = Array(repeating: "sugar", count: 20_000)
        let result = marked(lines, [String(repeating: "sugar, ", count: 20_000)])
        #expect(result.count == 20_000)
    }

    @Test("A marked recipe is read again with the same ingredients and steps")
    func readBack() {
        var reader = IngredientLineReader.prepared
        let lines = [
            "1 1/2 cups {odd} @flour", "2-3 eggs, beaten (optional)", "1 cup plus 2 tbsp milk", "½ tsp 5% vinegar",
        ]
        let recipe = Recipe(
            title: "Odd", listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
            sections: [RecipeSection(blocks: [.step(Step([.text("Beat eggs (all) with milk.")]))])])
        let marked = MarkedRecipe(recipe, &reader)
        let back = CooklangFormat().read(marked.text, file: "Odd.cook")
        #expect(back.diagnostics.isEmpty)
        #expect(back.recipe.sections == marked.recipe.sections)
    }
}
