import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The body of a recipe")
struct SectionReadingTests {
    @Test("A Cooklang body is divided by lines of equals signs, with and without names")
    func sections() {
        let found = recipe("Begin.\n= Dough\nKnead.\n==Filling==\nMix.\n===\nEnd.").sections
        #expect(found.map(\.name) == [nil, "Dough", "Filling", nil])
        #expect(found.map(\.steps.count) == [1, 1, 1, 1])
    }

    @Test("A Cooklang body keeps a named section that is empty, as menus have them")
    func emptySection() {
        #expect(recipe("== Snacks ==\n\n== Baby ==\n\n--\n").sections.map(\.name) == ["Snacks", "Baby"])
    }

    @Test("A Cooklang body is divided by headings of older versions too")
    func otherHeadings() {
        #expect(
            recipe("Mix.\n\n## Topping:\nSpread.\n\n>> steps: Crème\nFouetter.").sections.map(\.name)
                == [nil, "Topping", "Crème"])
        #expect(recipe(">> steps: 5\nMix.").metadata.others == [.init(key: "steps", value: "5")])
    }

    @Test("A Cooklang body holds notes beside steps, lines of one note joined")
    func notes() {
        let blocks = recipe("Cook.\n> My aunt's,\n> from home.\n\n> Second.\n\nEat.").sections[0].blocks
        #expect(
            blocks == [
                .step(Step([.text("Cook.")])), .note("My aunt's, from home."), .note("Second."),
                .step(Step([.text("Eat.")])),
            ])
    }

    @Test("A Cooklang body shows a note's marked ingredients as words, and lists none of them")
    func markedNotes() {
        let found = recipe("> Or use @garlic{2%cloves} in a #big pot{}, says @joe.")
        #expect(found.sections[0].blocks == [.note("Or use 2 cloves garlic in a big pot, says @joe.")])
        #expect(found.ingredientGroups.isEmpty)
    }

    @Test("A Cooklang body can hold metadata in lines anywhere, the last one counting")
    func metadataLines() {
        let found = recipe(">> servings: 2\nMix.\n>> Source: An Old Book\n>> servings: 3\n>> my key: a: b\nEat.")
        #expect(found.metadata.servings == Servings(number: Rational(3), text: "3"))
        #expect(found.metadata.source == RecipeSource(name: "An Old Book"))
        #expect(found.metadata.others == [.init(key: "my key", value: "a: b")])
        #expect(found.steps.count == 2)
        #expect(recipe(">> no colon here").sections.first?.blocks == [.note("no colon here")])
    }

    @Test("A Cooklang body can be told that repeated names are references")
    func duplicateMode() {
        let found = ingredients(">> [duplicate]: ref\n@water{1} @water{2} @+water{3}")
        #expect(found.map(\.role) == [.definition, .reference, .definition])
    }

    @Test("A Cooklang body can be told to take components, references or text only")
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

    @Test("A Cooklang body lists components in groups, each under a heading, apart from the sections of the steps")
    func listedGroups() {
        let text =
            ">> [mode]: components\n@salt{} #pan{}\n= Dough\n@flour{}\n@water{}\n=\n@oil{}\n>> [mode]: all\n= Baking\nBake."
        let read = recipe(text)
        #expect(read.listedIngredients.map(\.name) == [nil, "Dough", nil])
        #expect(read.listedIngredients.map { $0.ingredients.map(\.name) } == [["salt"], ["flour", "water"], ["oil"]])
        #expect(read.listedCookware.map(\.name) == ["pan"])
        #expect(read.sections.map(\.name) == ["Baking"])
    }

    @Test("A Cooklang body takes its title from the file where it names none")
    func title() {
        #expect(recipe("Mix.").title == "Test Soup")
        #expect(recipe("---\ntitle: Borsch\n---\nMix.").title == "Borsch")
        #expect(recipe("Mix.", file: "Vol. 2/.hidden").title == ".hidden")
    }
}
