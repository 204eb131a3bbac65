import Testing

@testable import RecipeFormats
@testable import RecipeKit

@Suite("Exports in formats, and what they lose")
struct CollectionExportTests {
    private func soup(_ title: String = "Soup") -> ImportedRecipe {
        var recipe = Recipe(
            title: title, metadata: RecipeMetadata(others: [.init(key: "paprika.uid", value: "U-1")]),
            listedIngredients: [IngredientGroup(ingredients: [Ingredient(name: "water")])],
            sections: [RecipeSection(blocks: [.step(Step([.text("Boil the water.")]))])])
        recipe.metadata.servings = Servings(parsing: "4")
        var imported = ImportedRecipe(recipe)
        imported.rating = 3
        imported.isFavourite = true
        imported.cookedDays = ["2026-01-02", "2026-01-03"]
        imported.created = "2026-01-01"
        imported.pictures = [SamplePicture.jpg, SamplePicture.png].compactMap { RecipePicture($0) }
        return imported
    }

    @Test(
        "Recipes that were exported in a format are read back in order, in a file with the usual extension",
        arguments: [
            ("mealmaster", "mmf"), ("recipeml", "recipeml"), ("cooklang", "zip"), ("recipemd", "zip"),
            ("markdown", "zip"),
            ("json", "json"),
        ])
    func readBack(_ format: String, _ fileExtension: String) throws {
        #expect(RecipeExport.formats.contains(format))
        let export = try #require(RecipeExport(to: format.uppercased()))
        #expect(export.fileExtension == fileExtension)
        export.add(soup())
        export.add(soup("Stew"))
        let file = export.finish()
        export.add(soup("Late"))
        let read = ExportSamples.read(file, named: "x." + fileExtension)
        #expect(Set(read.recipes.map(\.recipe.title)) == ["Soup", "Stew"] && read.recipes.count == 2)
        for recipe in read.recipes {
            #expect(recipe.recipe.steps.map { $0.sentence(.ascii) } == ["Boil the water."])
            #expect(recipe.recipe.ingredientGroups.flatMap(\.ingredients).map(\.name) == ["water"])
        }
        #expect(export.losses(in: file).missing == 0)
    }

    @Test("An export in a format that was never added to has no recipes", arguments: RecipeExport.formats)
    func empty(_ format: String) throws {
        let export = try #require(RecipeExport(to: format))
        let file = export.finish()
        #expect(ExportSamples.read(file, named: "x." + export.fileExtension).recipes.isEmpty)
    }

    @Test("Metadata of another program is left out of Meal-Master and kept in RecipeML")
    func ownKeys() throws {
        for format in ["mealmaster", "recipeml"] {
            let export = try #require(RecipeExport(to: format))
            var recipe = soup()
            recipe.recipe.metadata.others.append(.init(key: "oven.level", value: "2 of 3"))
            export.add(recipe)
            let text = String(decoding: export.finish(), as: UTF8.self)
            #expect(text.contains("U-1") == (format != "mealmaster"), "\(format)")
            #expect(text.contains("2 of 3"), "\(format)")
        }
    }

    @Test("A Cooklang export is an archive with a file for each recipe, its pictures beside it, and its marks inside")
    func recipeFiles() throws {
        let export = try #require(RecipeExport(to: "cooklang"))
        export.add(soup())
        export.add(soup())
        let archive = try ZipArchive(export.finish(), ArchiveBudget())
        try #require(
            archive.members.map(\.name) == [
                "Soup.cook", "Soup.jpg", "Soup.1.png", "Soup 2.cook", "Soup 2.jpg", "Soup 2.1.png",
            ])
        #expect(try archive.bytes(of: archive.members[2]) == SamplePicture.png)
        let read = ExportSamples.read(export.finish(), named: "x.zip").recipes
        #expect(read.count == 2)
        var first = try #require(read.first)
        first.takeMarks()
        #expect(first.rating == 3 && first.isFavourite && first.cookedDays == ["2026-01-02", "2026-01-03"])
        #expect(first.created == "2026-01-01" && first.pictures.map(\.place) == ["", ".1"])
        #expect(export.losses(in: export.finish()).words.isEmpty)
    }

    @Test("The losses of an export are counted in words")
    func lossWords() throws {
        let export = try #require(RecipeExport(to: "recipesage"))
        export.add(soup())
        var other = soup("Stew")
        other.pictures = []
        other.cookedDays = ["2026-01-02"]
        other.recipe.metadata.difficulty = "easy"
        export.add(other)
        let losses = export.losses(in: export.finish())
        #expect(losses.missing == 0)
        #expect(losses.counts["pictures"] == 2 && losses.counts["favourites"] == 2 && losses.counts["cooked days"] == 3)
        #expect(losses.counts["ratings"] == nil && losses.counts["dates"] == nil)
        #expect(losses.words.hasPrefix("2 pictures, 2 favourites, 3 cooked days; "))
        #expect(losses.words.contains("difficulty (1 recipe)"))
        let one = try #require(RecipeExport(to: "nextcloud"))
        one.add(soup())
        #expect(one.losses(in: one.finish()).words.hasPrefix("1 picture, 1 rating, 1 favourite, 2 cooked days"))
    }

    @Test("Recipes of an export that cannot be read again are missing")
    func missing() throws {
        let export = try #require(RecipeExport(to: "json"))
        export.add(soup())
        export.add(soup("Stew"))
        #expect(export.losses(in: []).missing == 2)
        #expect(export.losses(in: Array("[]".utf8)).missing == 2)
        let single = try #require(RecipeExport(to: "json"))
        single.add(soup())
        #expect(export.losses(in: single.finish()).missing == 1)
        #expect(single.losses(in: export.finish()).missing == 0)
    }

    @Test("The names of files in an export have at most eighty characters and begin with no period")
    func longNames() {
        var names = ExportNames()
        #expect(names.name(for: String(repeating: "a", count: 81)) == String(repeating: "a", count: 80))
        #expect(names.name(for: "..Soup #1\u{7F} 100%") == "Soup 1 100" && names.name(for: "") == "Recipe")
        #expect(names.name(for: "Recipe") == "Recipe 2" && names.name(for: "recipe") == "recipe 3")
        #expect(names.slug(for: String(repeating: "b", count: 81)) == String(repeating: "b", count: 80))
    }
}
