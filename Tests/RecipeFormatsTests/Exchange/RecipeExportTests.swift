import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Writing exports for other programs")
struct RecipeExportTests {
    /// A recipe with everything that an export can contain.
    static var recipe: ImportedRecipe {
        func quantity(_ amount: Amount, _ unit: String? = nil) -> Quantity { Quantity(amount, unit: unit) }
        let dough = IngredientGroup(
            name: "Dough",
            ingredients: [
                Ingredient(name: "flour", quantity: quantity(.number(Rational(200)), "g"), preparation: "sifted"),
                Ingredient(name: "salt"),
            ])
        let filling = IngredientGroup(
            name: "Filling",
            ingredients: [Ingredient(name: "apples", quantity: quantity(.number(Rational(3))))])
        var recipe = Recipe(
            title: "Apple “pie”: the best / ever?",
            metadata: RecipeMetadata(
                description: "Good.", course: "Dessert",
                source: RecipeSource(name: "Ann", url: "https://example.org/pie"),
                servings: Servings(parsing: "8"), prepTime: CookingTime(parsing: "20 min"),
                cookTime: CookingTime(parsing: "1 h"), tags: ["sweet"],
                others: [.init(key: "calories", value: "200 kcal")]),
            listedIngredients: [dough, filling],
            sections: [
                RecipeSection(
                    name: "Dough", blocks: [.step(Step([.text("Mix.")])), .step(Step([.text("Rest.")]))]),
                RecipeSection(name: "Filling", blocks: [.step(Step([.text("Peel the apples.")]))]),
            ])
        recipe.addNotes(["Serve cold."])
        var imported = ImportedRecipe(recipe)
        imported.rating = 4
        imported.isFavourite = true
        imported.created = "2024-05-01"
        imported.cookedDays = ["2024-06-01"]
        imported.pictures = [SamplePicture.jpg, SamplePicture.png].compactMap { RecipePicture($0) }
        return imported
    }

    private func lines(_ recipe: Recipe) -> [String] {
        recipe.ingredientGroups.flatMap { group in
            [group.name.map { "# \($0)" }].compactMap(\.self) + group.ingredients.map { $0.line(.ascii) }
        }
    }

    private func notes(_ recipe: Recipe) -> [String] {
        recipe.sections.flatMap(\.blocks).compactMap { if case .note(let note) = $0 { note } else { nil } }
    }

    @Test("A recipe that was exported for a program is read back", arguments: RecipeExport.identifiers)
    func readBack(program: String) throws {
        let export = try #require(RecipeExport(to: program))
        let recipe = Self.recipe
        export.add(recipe)
        export.add(recipe)
        let file = "x." + export.fileExtension
        let (_, recipes, diagnostics) = ExportSamples.read(export.finish(), named: file)
        #expect(recipes.count == 2 && diagnostics.isEmpty)
        for read in recipes {
            #expect(read.recipe.title == recipe.recipe.title)
            #expect(lines(read.recipe) == ["# Dough", "200 g flour, sifted", "salt", "# Filling", "3 apples"])
            #expect(read.recipe.outline == ["# Dough", "Mix.", "Rest.", "# Filling", "Peel the apples."])
            let metadata = read.recipe.metadata
            #expect(metadata.course == "Dessert" && metadata.tags == ["sweet"])
            #expect(metadata.servings?.number == Rational(8) && metadata.totalTime?.minutes == 80)
            #expect(metadata.source?.url == "https://example.org/pie")
            #expect(metadata.others.contains { $0.key == "calories" && $0.value == "200 kcal" })
            #expect(read.losses.isEmpty && read.diagnostics.isEmpty)
            // The test knows which data each program cannot store.
            #expect(read.rating == (["tandoor", "nextcloud"].contains(program) ? nil : 4))
            #expect(read.isFavourite == (program == "paprika"))
            #expect(read.cookedDays == (program == "mealie" ? ["2024-06-01"] : []))
            #expect(read.created == (program == "tandoor" ? nil : "2024-05-01"))
            let pictures = ["paprika": 2, "recipesage": 0][program] ?? 1
            #expect(read.pictures == Array(recipe.pictures.prefix(pictures)).map { $0.renamed(like: read.pictures) })
            let hasNote = notes(read.recipe).contains("Serve cold.")
            #expect(hasNote || metadata.description == "Good.\n\nServe cold.")
        }
    }

    @Test("A range and an amount in words are not lost in an export", arguments: RecipeExport.identifiers)
    func amounts(program: String) throws {
        let export = try #require(RecipeExport(to: program))
        let ingredients = [
            Ingredient(name: "milk", quantity: Quantity(.range(Rational(1), Rational(2)), unit: "cups")),
            Ingredient(name: "sugar", quantity: Quantity(.text("some"))),
        ]
        let recipe = Recipe(title: "Milk", listedIngredients: [IngredientGroup(ingredients: ingredients)])
        export.add(ImportedRecipe(recipe))
        let read = try #require(ExportSamples.read(export.finish(), named: "x." + export.fileExtension).recipes.first)
        let text = lines(read.recipe).joined(separator: "\n")
        #expect(text.contains("2") && text.contains("cups") && text.contains("some"))
    }

    @Test("An empty export and one of a recipe without anything are valid", arguments: RecipeExport.identifiers)
    func empty(program: String) throws {
        let export = try #require(RecipeExport(to: program.uppercased()))
        #expect(!export.finish().isEmpty)
        let other = try #require(RecipeExport(to: program))
        other.add(ImportedRecipe(Recipe(title: "")))
        #expect(ExportSamples.read(other.finish(), named: "x." + other.fileExtension).recipes.count <= 1)
        #expect(RecipeExport(to: "unknown") == nil)
    }

    @Test("Names in an export are unique and have no forbidden characters")
    func names() {
        var names = ExportNames()
        #expect(names.name(for: "A/B: C?") == "A B C")
        #expect(names.name(for: "a b c") == "a b c 2")
        #expect(names.name(for: "..\u{1}") == "Recipe")
        var slugs = ExportNames()
        #expect(slugs.slug(for: "Crème Brûlée 2!") == "creme-brulee-2")
        #expect(slugs.slug(for: "creme brulee 2") == "creme-brulee-2-2")
        #expect(slugs.slug(for: "汤") == "recipe")
    }
}

extension RecipePicture {
    /// Returns the picture with the name of the equal picture in a list, or `nil` if there is no equal picture.
    fileprivate func renamed(like others: [RecipePicture]) -> RecipePicture? {
        RecipePicture(bytes, name: others.first { $0.bytes == bytes }?.name)
    }
}
