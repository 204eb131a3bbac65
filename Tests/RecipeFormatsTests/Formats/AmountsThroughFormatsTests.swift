import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Amounts that go through a format and back")
struct AmountsThroughFormatsTests {
    private func recipe(_ lines: [Ingredient], _ steps: [String], servings: String = "4") -> Recipe {
        Recipe(
            title: "Stew", metadata: RecipeMetadata(servings: Servings(parsing: servings)),
            listedIngredients: [IngredientGroup(ingredients: lines)],
            sections: [RecipeSection(blocks: steps.map { .step(Step([.text($0)])) })])
    }

    private let plain = [
        Ingredient(name: "flour", quantity: Quantity(.number(Rational(500)), unit: "g")),
        Ingredient(name: "eggs", quantity: Quantity(.range(Rational(2), Rational(3)))),
    ]

    @Test(
        "A step that begins with an amount stays a step of Meal-Master",
        arguments: [
            "1.000 g Rindfleisch mit 1.500 ml Wasser kochen.", "1000 g flour and the milk are mixed.",
            "250 ml Milch und 3 Eier verrühren.", "1 l d'eau et le sel.", "12 eggs are beaten.",
        ])
    func mealMaster(_ step: String) throws {
        let text = MealMasterWriter.text(for: recipe(plain, [step, "Serve."]))
        let read = try #require(MealMasterFormat().read(at: 0, utf8: Array(text.utf8), file: "f")?.recipe)
        #expect(read.steps.map { $0.sentence(.ascii) } == [step, "Serve."], "\(text)")
        #expect(read.listedIngredients.flatMap(\.ingredients).count == 2)
    }

    @Test("A fact whose name has a period is no step")
    func facts() throws {
        var stew = recipe(plain, ["Serve."])
        stew.metadata.others = [.init(key: "mealie.slug", value: "stew")]
        let text = MealMasterWriter.text(for: stew)
        let read = try #require(MealMasterFormat().read(at: 0, utf8: Array(text.utf8), file: "f")?.recipe)
        #expect(read.steps.count == 1 && read.metadata.others == stew.metadata.others)
    }

    @Test(
        "The servings are read from the line below the title of a plain text",
        arguments: [
            ("4 Portionen", "Suppe"), ("About 2 dozen cookies", nil), ("1 pie (8 servings)", nil),
            ("12 empanadas", "Snack"),
            ("6 personnes", "Plat"), ("4", nil),
        ])
    func text(_ servings: String, _ course: String?) throws {
        var stew = recipe(plain, ["Cook it well.", "Serve it."], servings: servings)
        stew.metadata.course = course
        let text = TextWriter().text(for: stew)
        let read = try #require(PlainTextFormat().read(at: 0, utf8: Array(text.utf8), file: "f.txt")?.recipe)
        #expect(read.metadata.servings?.number == stew.metadata.servings?.number, "\(text)")
        #expect(read.metadata.servings?.text == stew.metadata.servings?.text)
        #expect(read.metadata.course == course && read.metadata.description == nil)
    }

    @Test("A plain text of one ingredient is read, because headings are around it")
    func oneLine() {
        let text = TextWriter().text(for: recipe([plain[0]], ["Cook it."]))
        let read = PlainTextFormat().read(at: 0, utf8: Array(text.utf8), file: "f.txt")?.recipe
        #expect(read?.listedIngredients.flatMap(\.ingredients) == [plain[0]], "\(text)")
    }

    @Test(
        "A range and a dozen survive Tandoor, which has only numbers",
        arguments: ["2 dozen cookies", "1 pie (8 servings)", "500 g"])
    func tandoor(_ servings: String) throws {
        let export = try #require(RecipeExport(to: "tandoor"))
        let stew = recipe(
            [
                Ingredient(name: "Eier", quantity: Quantity(.range(Rational(2), Rational(3)))),
                Ingredient(
                    name: "Zwiebeln", quantity: Quantity(.range(.one, Rational(2))), preparation: "gehackt"),
            ], ["Eier kochen."], servings: servings)
        export.add(ImportedRecipe(stew))
        let read = try #require(ExportSamples.read(export.finish(), named: "x." + export.fileExtension).recipes.first)
        let lines = read.recipe.listedIngredients.flatMap(\.ingredients).map { $0.line(.ascii) }
        #expect(lines == ["2-3 Eier", "1-2 Zwiebeln, gehackt"])
        #expect(read.recipe.metadata.servings?.number == stew.metadata.servings?.number)
    }

    @Test(
        "An amount that can be one or a thousand stays in words in RecipeML", arguments: ["de", "es", "fr"],
        ["g", "ml", "EL", nil])
    func uncertain(_ language: String, _ unit: String?) throws {
        var stew = recipe([Ingredient(name: "Zucker", quantity: Quantity(.text("1,000"), unit: unit))], ["Mischen."])
        stew.metadata.locale = language
        let text = RecipeMLWriter.text(for: stew)
        let read = try #require(RecipeMLFormat().read(at: 0, utf8: Array(text.utf8), file: "f.xml")?.recipe)
        #expect(read.listedIngredients == stew.listedIngredients)
    }

    @Test("Two yields survive RecipeMD")
    func yields() throws {
        let text = RecipeMDWriter().text(for: recipe(plain, ["Bake."], servings: "4 servings, 12 slices"))
        let read = try #require(RecipeMDFormat().read(at: 0, utf8: Array(text.utf8), file: "f.md")?.recipe)
        #expect(read.metadata.servings?.text == "4 servings, 12 slices")
    }

    @Test(
        "An import does not tear two things of one line apart",
        arguments: [
            ("œufs + 1 jaune", "Battre 3 œufs + 1 jaune."), ("eggs + 1 yolk", "Beat 3 eggs + 1 yolk."),
            ("Eier und 1 Eigelb", "3 Eier und 1 Eigelb verquirlen."),
            ("uova più 1 tuorlo", "Sbattere 3 uova più 1 tuorlo."),
            ("huevos y 1 yema", "Batir 3 huevos y 1 yema."),
        ])
    func twoThings(_ name: String, _ step: String) {
        var reader = IngredientLineReader.prepared
        let line = Ingredient(name: name, quantity: Quantity(.number(Rational(3))))
        let text = MarkedRecipe(recipe([line], [step]), &reader).text
        #expect(text.split(separator: "\n").last ?? "" == step, "\(text)")
    }

    @Test("A step says the size of each thing so that only the number of things is scaled")
    func sizeOfEach() {
        let figs = Ingredient(name: "figs", quantity: Quantity(.number(Rational(2)), unit: "(100 g)"))
        #expect(Step([.text("Mix "), .ingredient(figs), .text(".")]).sentence(.ascii) == "Mix 2 x 100 g figs.")
        #expect(Step([.text("Mix the "), .ingredient(figs)]).sentence(.unicode) == "Mix the 2 × 100 g figs")
    }

    @Test(
        "An import marks the whole of a joined number in a step",
        arguments: ["Mix 1 & 1/2 cups flour with salt.", "Mix 1 and 1/2 cups flour with salt."])
    func joined(_ step: String) {
        var reader = IngredientLineReader.prepared
        let lines = [
            Ingredient(name: "flour", quantity: Quantity(.number(Rational(3, 2) ?? .one), unit: "cups")),
            Ingredient(name: "salt"),
        ]
        let text = MarkedRecipe(recipe(lines, [step]), &reader).text
        #expect(!text.contains("& @") && !text.contains("\\& 1/2") && !text.contains("and @"), "\(text)")
    }
}
