import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("The wording of recipes in exports of other programs")
struct ExportWordingTests {
    private func step(_ text: String) -> RecipeSection.Block { .step(Step([.text(text)])) }

    @Test("Notes between steps stay among the steps of an export, and the last notes are separate")
    func notes() {
        let recipe = Recipe(
            title: "Soup",
            sections: [
                RecipeSection(name: "Dough", blocks: [.note("First."), step("Mix."), .note("Between.")]),
                RecipeSection(name: "Empty"), RecipeSection(),
                RecipeSection(name: "Bake", blocks: [step("Bake."), .note("Last.")]),
                RecipeSection(blocks: [.note("End.")]),
            ])
        let wording = ExportWording(recipe)
        #expect(wording.sections.map(\.name) == ["Dough", "Empty", "Bake"])
        #expect(wording.sections.map(\.steps) == [["First.", "Mix.", "Between."], [], ["Bake."]])
        #expect(wording.notes == ["Last.", "End."])
        let onlyNotes = ExportWording(
            Recipe(title: "Soup", sections: [RecipeSection(name: "A", blocks: [.note("B.")])]))
        #expect(onlyNotes.sections.isEmpty && onlyNotes.notes == ["B."])
    }

    @Test("The course of an export is the first category, and is not repeated among the tags")
    func categories() {
        let metadata = RecipeMetadata(course: "Dessert, Snack", tags: ["Snack", "sweet"])
        #expect(ExportWording(Recipe(title: "", metadata: metadata)).categories == ["Dessert", "Snack", "sweet"])
        #expect(ExportWording(Recipe(title: "")).categories.isEmpty)
    }

    @Test("The identifier of a recipe in an export depends on its title, its ingredients and the program only")
    func identifiers() {
        func identifier(_ title: String, _ name: String, _ program: String) -> String {
            let group = IngredientGroup(ingredients: [Ingredient(name: name)])
            return ExportWording(Recipe(title: title, listedIngredients: [group])).identifier(program)
        }
        let first = identifier("Soup", "water", "paprika")
        #expect(first.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
        #expect(first.allSatisfy { $0 == "-" || $0.isHexDigit } && first == identifier("Soup", "water", "paprika"))
        let others = [
            identifier("Stew", "water", "paprika"), identifier("Soup", "milk", "paprika"),
            identifier("Soup", "water", "mealie"),
        ]
        #expect(Set(others + [first]).count == 4)
        let hash = ExportWording.hash(["a", "b"])
        #expect(hash.count == 64 && hash.allSatisfy(\.isHexDigit) && hash != ExportWording.hash(["b", "a"]))
        #expect(hash.prefix(16) != hash.dropFirst(16).prefix(16))
    }

    private func json(_ program: String, _ recipe: ImportedRecipe, _ member: String? = nil) throws -> JSONValue {
        let export = try #require(RecipeExport(to: program))
        export.add(recipe)
        var bytes = export.finish()
        for _ in 0..<2 where ZipArchive.isRecognized(bytes[...]) {
            let archive = try ZipArchive(bytes, ArchiveBudget())
            let first = try #require(archive.members.first { !$0.name.hasSuffix("jpg") })
            bytes = try archive.bytes(of: first)
        }
        if GzipFile.isRecognized(bytes[...]) { bytes = try GzipFile.unpacked(bytes, ArchiveBudget()) }
        return try #require(JSONReader.values(in: bytes).values.first?.elements.first)
    }

    private var pie: ImportedRecipe {
        var recipe = Recipe(
            title: "Pie",
            metadata: RecipeMetadata(
                cuisine: "French", difficulty: "easy", author: "Ann", servings: Servings(parsing: "8 slices"),
                prepTime: CookingTime(parsing: "20 min"), tags: ["sweet", "baked"],
                images: ["pie.jpg", "https://example.org/pie.jpg"],
                others: [.init(key: "calories", value: "200 kcal"), .init(key: "fatContent", value: "3.5 g")]),
            listedIngredients: [
                IngredientGroup(ingredients: [
                    Ingredient(name: "milk", quantity: Quantity(.range(Rational(1), Rational(2)), unit: "cups")),
                    Ingredient(name: "salt", quantity: Quantity(.text("some")), preparation: "fine"),
                ])
            ], listedCookware: [Cookware(name: "oven")],
            sections: [RecipeSection(name: "Bake", blocks: [step("Bake."), .note("Hot.")])])
        recipe.metadata.source = RecipeSource(name: "Ann's book")
        var imported = ImportedRecipe(recipe)
        imported.comments = ["Good."]
        return imported
    }

    @Test("Tandoor gets the lower number of a range, words as remarks, and zero for a missing nutrient")
    func tandoor() throws {
        let value = try json("tandoor", pie)
        let step = try #require(value["steps"]?.elements.first)
        let ingredients = try #require(step["ingredients"]?.elements)
        try #require(ingredients.map { $0["amount"]?.plainNumber } == [1, 0])
        #expect(ingredients.map { $0["note"]?.plainText } == ["up to 2", "some, fine"])
        #expect(ingredients.map { $0["no_amount"]?.isTrue } == [false, true])
        #expect(ingredients.map { $0["order"]?.plainNumber } == [0, 1])
        #expect(ingredients[0]["unit"]?["name"]?.plainText == "cups" && ingredients[1]["unit"] == .null)
        #expect(step["instruction"]?.plainText == "Bake.\n\n**Note:** Hot." && step["show_as_header"]?.isTrue == true)
        #expect(value["servings"]?.plainNumber == 8 && value["servings_text"]?.plainText == "slices")
        #expect(value["working_time"]?.plainNumber == 20 && value["waiting_time"]?.plainNumber == 0)
        #expect(value["source_url"]?.plainText == "Ann's book")
        let nutrition = try #require(value["nutrition"])
        #expect(nutrition["calories"]?.plainNumber == 200 && nutrition["fats"]?.plainNumber == 3.5)
        #expect(nutrition["proteins"]?.plainNumber == 0 && nutrition["carbohydrates"]?.plainNumber == 0)
        #expect(try json("tandoor", ImportedRecipe(Recipe(title: "Tea")))["nutrition"] == .null)
    }

    @Test("A total time is the waiting time in Tandoor if there are no other times, and servings default to one")
    func tandoorTimes() throws {
        var recipe = ImportedRecipe(Recipe(title: "Tea"))
        recipe.recipe.metadata.statedTotalTime = CookingTime(parsing: "30 min")
        var value = try json("tandoor", recipe)
        #expect(value["waiting_time"]?.plainNumber == 30 && value["working_time"]?.plainNumber == 0)
        #expect(value["servings"]?.plainNumber == 1 && value["servings_text"]?.plainText == nil)
        recipe.recipe.metadata.cookTime = CookingTime(parsing: "5 min")
        value = try json("tandoor", recipe)
        #expect(value["waiting_time"]?.plainNumber == 5)
    }

    @Test("Groups of ingredients in Tandoor belong to the section of their name, and others to the first step")
    func tandoorGroups() throws {
        func group(_ name: String?, _ food: String) -> IngredientGroup {
            IngredientGroup(name: name, ingredients: [Ingredient(name: food)])
        }
        let recipe = Recipe(
            title: "Pie",
            listedIngredients: [
                group(nil, "salt"), group("Filling", "apples"), group("Dough", "flour"), group("Glaze", "sugar"),
            ],
            sections: [
                RecipeSection(name: "Dough", blocks: [step("Mix.")]),
                RecipeSection(name: "Filling", blocks: [step("Peel.")]),
            ])
        let steps = try #require(try json("tandoor", ImportedRecipe(recipe))["steps"]?.elements)
        let foods = steps.map { step in
            (step["ingredients"]?.elements ?? []).map { entry in
                entry["is_header"]?.isTrue == true
                    ? "# \(entry["note"]?.plainText ?? "")" : entry["food"]?["name"]?.plainText ?? ""
            }
        }
        #expect(foods == [["salt", "flour", "# Glaze", "sugar"], ["apples"]])
        #expect(steps.map { $0["order"]?.plainNumber } == [0, 1])
        var withNote = recipe
        withNote.addNotes(["Hot."])
        let noted = try json("tandoor", ImportedRecipe(withNote))["steps"]?.elements ?? []
        #expect(noted.map { $0["instruction"]?.plainText } == ["Mix.", "Peel.\n\n**Note:** Hot."])
    }

    @Test("Mealie gets tools, comments, further metadata and the address of a picture")
    func mealie() throws {
        var recipe = pie
        recipe.recipe.metadata.source = RecipeSource(name: "Ann's book", url: "https://example.org/pie")
        recipe.cookedDays = ["2026-02-01", "2026-03-01", "2026-01-01"]
        let value = try json("mealie", recipe)
        #expect(value["tools"]?.elements.map { $0["name"]?.plainText } == ["oven"])
        #expect(value["comments"]?.elements.map { $0["text"]?.plainText } == ["Good."])
        #expect(
            value["image"]?.plainText == "https://example.org/pie.jpg"
                && value["orgURL"]?.plainText == "https://example.org/pie")
        let extras = try #require(value["extras"])
        #expect(
            ["author", "cuisine", "difficulty", "source"].map { extras[$0]?.plainText } == [
                "Ann", "French", "easy", "Ann's book",
            ])
        #expect(value["lastMade"]?.plainText == "2026-03-01T00:00:00" && value["rating"] == .null)
        recipe.pictures = [SamplePicture.jpg].compactMap { RecipePicture($0) }
        recipe.recipe.metadata.source = RecipeSource(name: "Ann's book")
        let other = try json("mealie", recipe)
        #expect(other["image"]?.plainText == "original" && other["orgURL"]?.plainText == "Ann's book")
        #expect(other["extras"]?["source"] == nil)
    }

    @Test("Paprika gets notes with comments, the author as a source, and names of nutrients")
    func paprika() throws {
        var recipe = pie
        recipe.recipe.metadata.source = nil
        recipe.recipe.metadata.others += [
            .init(key: "nutrition", value: "low fat"), .init(key: "paprika.uid", value: "U-1"),
        ]
        let value = try json("paprika", recipe)
        #expect(value["notes"]?.plainText == "Hot.\n\nGood." && value["source"]?.plainText == "Ann")
        #expect(value["nutritional_info"]?.plainText == "Calories: 200 kcal\nFat: 3.5 g\nlow fat")
        #expect(value["uid"]?.plainText == "U-1" && value["created"]?.plainText == "2000-01-01 00:00:00")
        #expect(
            value["directions"]?.plainText == "Bake:\nBake."
                && value["ingredients"]?.plainText?.hasPrefix("1-2 cups milk\n") == true)
        #expect(
            value["rating"]?.plainNumber == 0 && value["photo"] == .null && value["photos"]?.elements.isEmpty == true)
        #expect(value["image_url"]?.plainText == "https://example.org/pie.jpg")
    }

    @Test("RecipeSage gets categories and sections before their steps, and Nextcloud sections with their steps")
    func schemaOrg() throws {
        let sage = try json("recipesage", pie)
        #expect(sage["recipeCategory"]?.elements.map(\.plainText) == ["sweet", "baked"] && sage["keywords"] == nil)
        #expect(sage["recipeInstructions"]?.elements.map { $0["@type"]?.plainText } == ["HowToSection", "HowToStep"])
        #expect(sage["recipeYield"]?.plainText == "8 slices" && sage["creditText"]?.plainText == "Ann's book")
        #expect(sage["image"]?.elements.map(\.plainText) == ["https://example.org/pie.jpg"])
        #expect(
            sage["comment"]?.elements.first?["text"]?.plainText == "Hot.\n\nGood." && sage["aggregateRating"] == nil)
        let cloud = try json("nextcloud", pie)
        let section = try #require(cloud["recipeInstructions"]?.elements.first)
        #expect(section["name"]?.plainText == "Bake" && section["itemListElement"]?.elements.count == 1)
        #expect(
            cloud["keywords"]?.plainText == "sweet,baked" && cloud["recipeYield"] == .number("8")
                && cloud["image"] == nil)
        #expect(cloud["tool"]?.elements.map(\.plainText) == ["oven"] && cloud["recipeCuisine"]?.plainText == "French")
        #expect(cloud["author"]?["name"]?.plainText == "Ann" && cloud["prepTime"]?.plainText == "PT20M")
        #expect(cloud["description"]?.plainText == "Hot.")
        var recipe = pie
        recipe.recipe.metadata.servings = Servings(parsing: "1/4")
        recipe.rating = 2
        #expect(try json("nextcloud", recipe)["recipeYield"] == .number("1"))
        let rating = try json("recipesage", recipe)["aggregateRating"]
        #expect(rating?["ratingValue"]?.plainText == "2" && rating?["bestRating"]?.plainText == "5")
    }
}
