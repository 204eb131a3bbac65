import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Amounts in the text of steps")
struct PartialAmountTests {
    /// Returns the lines of the imported recipe: first the ingredients that stay in the list, then each step.
    private func marked(_ lines: [String], _ steps: [String], locale: String? = nil) -> [String] {
        var reader = IngredientLineReader.prepared
        let marked = MarkedRecipe(recipe(lines, steps, locale: locale), &reader)
        let back = CooklangFormat().read(marked.text, file: "Test.cook")
        #expect(back.diagnostics.isEmpty)
        return marked.text.split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("---") && !$0.hasPrefix("title") && !$0.hasPrefix("locale") && !$0.hasPrefix(">>")
        }
    }

    /// Returns the ingredient lines that are shown after the import.
    private func listed(_ lines: [String], _ steps: [String]) -> [String] {
        var reader = IngredientLineReader.prepared
        let text = MarkedRecipe(recipe(lines, steps), &reader).text
        return CooklangFormat().read(text, file: "Test.cook").recipe.ingredientGroups.flatMap(\.ingredients).map {
            $0.line(.ascii)
        }.sorted()
    }

    private func recipe(_ lines: [String], _ steps: [String], locale: String? = nil) -> Recipe {
        Recipe(
            title: "Test", metadata: RecipeMetadata(locale: locale),
            listedIngredients: [IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })],
            sections: [RecipeSection(blocks: steps.map { .step(Step([.text($0)])) })])
    }

    @Test("An amount in a step becomes the amount of the mark, and the list keeps the total")
    func parts() {
        let lines = ["1 cup white sugar", "2 tablespoons oil", "6 eggs"]
        let steps = ["Beat in 1/2 cup sugar, 1 tablespoon of the oil and two eggs."]
        #expect(
            marked(lines, steps) == [
                "@white sugar{1%cup}", "@oil{2%tablespoons}", "@eggs{6}",
                "Beat in @&-white sugar|sugar{1/2%cup}, @&-oil{1%tablespoon} and @&-eggs{2}.",
            ])
        #expect(listed(lines, steps) == ["1 cup white sugar", "2 tablespoons oil", "6 eggs"])
    }

    @Test("An amount in a step that equals the total is the amount of the ingredient, in any spelling of the unit")
    func whole() {
        #expect(
            marked(["2 tbsp oil", "1 egg"], ["Heat 2 tablespoons of oil.", "Add an egg."])
                == ["Heat @oil{2%tbsp}.", "Add @egg{1}."])
    }

    @Test(
        "An amount in a step may have any form",
        arguments: [
            ("Add 1 1/2 cups flour.", "Add @&-flour{1 1/2%cups}."), ("Add ½ cup flour.", "Add @&-flour{1/2%cup}."),
            ("Add 250g flour.", "Add @&-flour{250%g}."), ("Add 2 tbsp. flour.", "Add @&-flour{2%tbsp}."),
            ("Add 1 to 2 cups flour.", "Add @&-flour{1-2%cups}."),
            ("Add half a cup of flour.", "Add @&-flour{1/2%cup}."),
            ("Add one third of the flour.", "Add one third of the @&flour{}."),
            ("Add a cup of flour.", "Add a cup of @&flour{}."),
            ("Add 2 heaping cups sifted flour.", "Add @&-flour|sifted flour{2%heaping cups}."),
            ("Dust a 1/2-inch flour bed.", "Dust a 1/2-inch flour bed."),
            ("Add 1 cup flour to each bowl.", "Add 1 cup @&flour{} to each bowl."),
            ("Add flour (1 cup).", "Add @&flour{} (1 cup)."),
        ])
    func forms(_ step: String, _ expected: String) {
        #expect(marked(["3 cups flour"], [step]).last == expected)
    }

    @Test(
        "A part or a rest in a step is a mark without an amount",
        arguments: [
            "half the", "half of the", "the remaining", "reserved", "the rest of the", "the other", "some of the",
            "another", "enough", "a little",
        ])
    func shares(_ words: String) {
        #expect(
            marked(["2 cups cheese"], ["Sprinkle with \(words) cheese."])
                == ["@cheese{2%cups}", "Sprinkle with \(words) @&cheese{}."])
    }

    @Test(
        "The end of a name is marked without an amount if an earlier step uses a part under the start of the name",
        arguments: [
            ("romaine lettuce", "Put 1/2 cup romaine on each plate.", "Serve atop the", "lettuce"),
            ("balsamic vinegar", "Mix 1 cup balsamic and salt.", "Drizzle with", "vinegar"),
            ("aged balsamic vinegar", "Heat half of the balsamic.", "Drizzle with", "vinegar"),
        ])
    func beginnings(_ name: String, _ first: String, _ second: String, _ noun: String) {
        #expect(
            marked(["2 cups \(name)"], [first, "\(second) \(noun)."])
                == ["@\(name){2%cups}", first, "\(second) @&\(name)|\(noun){}."])
    }

    @Test(
        "A mark has no amount if the total would look like the amount for one piece",
        arguments: [
            ("Sprinkle each serving with ", "."), ("Lightly brush each peach half with the ", "."),
            ("Spread ", " onto each tortilla."), ("Spoon some bread and ", " over each bowl."),
        ])
    func pieces(_ start: String, _ end: String) {
        #expect(marked(["2 cups salsa"], ["\(start)salsa\(end)"]).last == "\(start)@&salsa{}\(end)")
    }

    @Test(
        "A mark has the total if the pieces are those of another food",
        arguments: [
            ("Beat in ", ", mixing after each addition."), ("Fry ", " on each side."),
            ("Turn each roll over. Brush with ", "."), ("Mix ", " after each addition."),
        ])
    func otherPieces(_ start: String, _ end: String) {
        #expect(marked(["2 cups salsa"], ["\(start)salsa\(end)"]).last == "\(start)@salsa{2%cups}\(end)")
    }

    @Test("The end of a name is marked with the total if no step uses a part under the start of the name")
    func wholeBeginning() {
        #expect(
            marked(["2 cups romaine lettuce"], ["Wash romaine.", "Serve atop the lettuce."])
                == ["Wash romaine.", "Serve atop the @romaine lettuce|lettuce{2%cups}."])
        #expect(
            marked(["1 cup orange juice", "1 cup orange soda"], ["Slice 1 orange.", "Add the orange juice and soda."])
                == ["Slice 1 orange.", "Add the @orange juice{1%cup} and @orange soda|soda{1%cup}."])
    }

    @Test("An earlier mention has no total if a later step has a part")
    func earlier() {
        #expect(
            marked(
                ["1 cup butter", "2 cups milk, divided"], ["Melt butter in milk.", "Stir in the remaining butter."])
                == [
                    "@butter{1%cup}", "@milk{2%cups}(divided)", "Melt @&butter{} in @&milk{}.",
                    "Stir in the remaining @&butter{}.",
                ])
        #expect(
            marked(["3 cups milk"], ["Pour in 1 cup milk.", "Add the remaining 2 cups milk."])
                == ["@milk{3%cups}", "Pour in @&-milk{1%cup}.", "Add the remaining @&-milk{2%cups}."])
    }

    @Test("An amount in a step is kept if the list has none")
    func unlisted() {
        #expect(marked(["salt"], ["Add 1/2 tsp salt."]) == ["@salt{}", "Add @&-salt{1/2%tsp}."])
        #expect(listed(["salt"], ["Add 1/2 tsp salt."]) == ["salt"])
    }

    @Test("An amount in a step is scaled with the recipe")
    func scaled() {
        var reader = IngredientLineReader.prepared
        let recipe = MarkedRecipe(recipe(["3 g sugar"], ["Add 1 g sugar."]), &reader).recipe
        let doubled = recipe.scaled(by: Rational(2))
        #expect(doubled.steps.map { $0.sentence(.ascii) } == ["Add 2 g sugar."])
        #expect(doubled.ingredientGroups.flatMap(\.ingredients).map { $0.line(.ascii) } == ["6 g sugar"])
    }

    @Test(
        "Amounts in steps are found in other languages",
        arguments: [
            ("de", "200 g Zucker", "100 g Zucker einrühren.", "@&-Zucker{100%g} einrühren."),
            ("de", "4 EL Öl", "In einer Pfanne 1 EL Öl erhitzen.", "In einer Pfanne @&-Öl{1%EL} erhitzen."),
            ("de", "200 g Zucker", "Den restlichen Zucker zugeben.", "Den restlichen @&Zucker{} zugeben."),
            ("de", "200 g Zucker", "Die Hälfte des Zuckers und", "Die Hälfte des @&Zucker|Zuckers{} und"),
            ("fr", "200 g de farine", "Ajouter 100 g de farine.", "Ajouter @&-farine{100%g}."),
            ("fr", "200 g de farine", "Ajouter la moitié de la farine.", "Ajouter la moitié de la @&farine{}."),
            (
                "fr", "4 cuillères à soupe d'huile", "Verser 1 cuillère à soupe d'huile.",
                "Verser @&-huile{1%cuillère à soupe}."
            ),
            ("es", "200 g de harina", "Añadir la mitad de la harina.", "Añadir la mitad de la @&harina{}."),
            ("es", "200 g de harina", "Añadir 100 g de harina.", "Añadir @&-harina{100%g}."),
            ("it", "200 g di farina", "Unire metà della farina.", "Unire metà della @&farina{}."),
            ("it", "200 g di farina", "Unire la farina rimanente.", "Unire la @&farina{} rimanente."),
        ])
    func languages(_ locale: String, _ line: String, _ step: String, _ expected: String) {
        #expect(marked([line], [step], locale: locale).last == expected)
    }
}
