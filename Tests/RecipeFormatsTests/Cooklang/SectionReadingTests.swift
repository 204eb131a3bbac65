import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The body of a Cooklang recipe")
struct SectionReadingTests {
    @Test("A Cooklang body is divided by lines of equals signs, with and without names")
    func sections() {
        let found = recipe("Begin.\n= Dough\nKnead.\n==Filling==\nMix.\n===\nEnd.").sections
        #expect(found.map(\.name) == [nil, "Dough", "Filling", nil])
        #expect(found.map(\.steps.count) == [1, 1, 1, 1])
    }

    @Test("A Cooklang body keeps a named section without content, as in menus")
    func emptySection() {
        #expect(recipe("== Snacks ==\n\n== Baby ==\n\n--\n").sections.map(\.name) == ["Snacks", "Baby"])
    }

    @Test("A Cooklang body is divided by the headings of older Cooklang versions")
    func otherHeadings() {
        #expect(
            recipe("Mix.\n\n## Topping:\nSpread.\n\n>> steps: Crème\nFouetter.").sections.map(\.name)
                == [nil, "Topping", "Crème"])
        #expect(recipe(">> steps: 5\nMix.").metadata.others == [.init(key: "steps", value: "5")])
    }

    @Test("A Cooklang body contains notes, whose lines are joined")
    func notes() {
        let blocks = recipe("Cook.\n> My aunt's,\n> from home.\n\n> Second.\n\nEat.").sections[0].blocks
        #expect(
            blocks == [
                .step(Step([.text("Cook.")])), .note("My aunt's, from home."), .note("Second."),
                .step(Step([.text("Eat.")])),
            ])
    }

    @Test("Marked ingredients in a note of a Cooklang body are text and not listed")
    func markedNotes() {
        let found = recipe("> Or use @garlic{2%cloves} in a #big pot{}, says @joe.")
        #expect(found.sections[0].blocks == [.note("Or use 2 cloves garlic in a big pot, says @joe.")])
        #expect(found.ingredientGroups.isEmpty)
    }

    @Test("A Cooklang body contains lines of metadata, of which the last one for a key counts")
    func metadataLines() {
        let found = recipe(">> servings: 2\nMix.\n>> Source: An Old Book\n>> servings: 3\n>> my key: a: b\nEat.")
        #expect(found.metadata.servings == Servings(number: Rational(3), text: "3"))
        #expect(found.metadata.source == RecipeSource(name: "An Old Book"))
        #expect(found.metadata.others == [.init(key: "my key", value: "a: b")])
        #expect(found.steps.count == 2)
        #expect(recipe(">> no colon here").sections.first?.blocks == [.note("no colon here")])
    }

    @Test("A Cooklang body in mode `duplicate: reference` has references for repeated names")
    func duplicateMode() {
        let found = ingredients(">> [duplicate]: ref\n@water{1} @water{2} @+water{3}")
        #expect(found.map(\.role) == [.definition, .reference, .definition])
    }

    @Test("A Cooklang body in a mode with an unknown name is read as in mode `all`")
    func unknownMode() {
        let text = ">> [mode]: components\n@flour{1%kg}\n\n>> [mode]: stepps\nKnead @rye{} well.\n"
        #expect(recipe(text).listedIngredients.flatMap(\.ingredients).map(\.name) == ["flour"])
        #expect(recipe(text).steps.count == 1)
        #expect(ingredients(text).map(\.role) == [.definition])
    }

    @Test("A Cooklang body in mode `steps` keeps an ingredient that is in no list")
    func unlistedIngredient() {
        let text = ">> [mode]: components\n@flour{1%kg}\n\n>> [mode]: steps\nKnead @flour and @rye{2%g}.\n"
        #expect(ingredients(text).map(\.role) == [.reference, .reference])
        #expect(recipe(text).ingredientGroups.flatMap(\.ingredients).map(\.name) == ["flour", "rye"])
    }

    @Test("A Cooklang body in mode `components` or `text` contains only components or text")
    func modes() {
        let text =
            ">> [mode]: components\nTake @flour{1%kg} now.\n\n>> [mode]: steps\nKnead @flour.\n\n>> [mode]: text\n@hi"
        let flour = Ingredient(name: "flour", quantity: Quantity(.number(Rational(1)), unit: "kg"))
        #expect(recipe(text).listedIngredients == [IngredientGroup(ingredients: [flour])])
        #expect(
            recipe(text).sections.first?.blocks == [
                .step(Step([.text("Knead "), .ingredient(Ingredient(name: "flour", role: .reference)), .text(".")])),
                .note("@hi"),
            ])
    }

    @Test("Listed components form groups below headings, and these headings begin no section of steps")
    func listedGroups() {
        let text =
            ">> [mode]: components\n@salt{} #pan{}\n= Dough\n@flour{}\n@water{}\n=\n@oil{}\n>> [mode]: all\n= Baking\nBake."
        let read = recipe(text)
        #expect(read.listedIngredients.map(\.name) == [nil, "Dough", nil])
        #expect(read.listedIngredients.map { $0.ingredients.map(\.name) } == [["salt"], ["flour", "water"], ["oil"]])
        #expect(read.listedCookware.map(\.name) == ["pan"])
        #expect(read.sections.map(\.name) == ["Baking"])
    }

    @Test("A Cooklang body without a title has the title of its file")
    func title() {
        #expect(recipe("Mix.").title == "Test Soup")
        #expect(recipe("---\ntitle: Borsch\n---\nMix.").title == "Borsch")
        #expect(recipe("Mix.", file: "Vol. 2/.hidden").title == ".hidden")
    }
}
