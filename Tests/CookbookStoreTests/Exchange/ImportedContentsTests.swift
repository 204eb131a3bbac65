import Foundation
import LibraryTestSupport
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The data that is imported with recipes")
struct ImportedContentsTests {
    let scratch = try? TemporaryFolder()
    let notebook = Notebook(path: nil)

    private static let jpg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1]
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 2]

    private var folder: TemporaryFolder {
        get throws { try #require(scratch) }
    }

    private func recipe(_ title: String, _ ingredient: String) -> ImportedRecipe {
        var recipe = ImportedRecipe(
            Recipe(
                title: title,
                listedIngredients: [IngredientGroup(ingredients: [Ingredient(name: ingredient)])],
                sections: [RecipeSection(blocks: [.step(Step([.text("Cook it.")]))])]))
        recipe.rating = 4
        recipe.isFavourite = true
        recipe.cookedDays = ["2026-03-01", "2026-13-01"]
        recipe.comments = ["Good."]
        recipe.losses = ["x.assets"]
        recipe.pictures = [Self.jpg, Self.png].compactMap { RecipePicture($0) }
        return recipe
    }

    private func write(_ recipes: [ImportedRecipe], for program: String, to name: String) throws {
        let export = try #require(RecipeExport(to: program))
        for recipe in recipes { export.add(recipe) }
        try folder.write(export.finish(), to: name)
    }

    private func events(of name: String, isDryRun: Bool = false, notebook: Notebook? = nil) throws -> [String] {
        var events: [String] = []
        var recipes = try RecipeImport(
            into: folder["Book"], isDryRun: isDryRun, notebook: notebook ?? self.notebook)
        try recipes.add(.path(folder[name])) { event in
            switch event {
            case .imported(_, let path): events.append("+ \(FilePath.name(of: path))")
            case .alreadyThere(let title, _, _): events.append("= \(title)")
            case .almostTheSame(let title, _, _): events.append("~ \(title)")
            case .completed(let title, _, let contents): events.append("> \(title): \(contents.words)")
            case .finished(_, let contents): events.append("# \(contents.words) - \(contents.lostWords)")
            case .unreadable(let diagnostic): events.append("! \(diagnostic.message)")
            case .note(let diagnostic): events.append("? \(diagnostic.message)")
            default: events.append("an address")
            }
        }
        return events
    }

    private func files() throws -> [String] {
        guard FileManager.default.fileExists(atPath: try folder["Book"]) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder["Book"]).sorted()
    }

    private func entry(_ title: String) throws -> NotebookEntry {
        let id = try RecipeID(path: folder["Book/\(title).cook"])
        return try notebook.entry(
            of: RecipeFingerprint(id, title: title), in: Cookbook(paths: [folder["Book"]]))
    }

    @Test("An import copies pictures, and puts ratings, favourites and cooked days into the notebook")
    func everything() throws {
        try write([recipe("Pie", "apples"), recipe("Soup", "leeks")], for: "paprika", to: "a.paprikarecipes")
        let events = try events(of: "a.paprikarecipes")
        #expect(events == ["+ Pie.cook", "+ Soup.cook", "# 4 pictures, 2 ratings, 2 favourites - "])
        #expect(try files() == ["Pie.1.png", "Pie.cook", "Pie.jpg", "Soup.1.png", "Soup.cook", "Soup.jpg"])
        #expect(try [UInt8](Data(contentsOf: URL(filePath: folder["Book/Pie.jpg"]))) == Self.jpg)
        #expect(try entry("Pie").rating == 4 && entry("Pie").isFavourite)
        let text = try String(contentsOfFile: folder["Book/Pie.cook"], encoding: .utf8)
        #expect(text.contains("Good.") && !text.contains("rating"))
    }

    @Test("A second import adds the data that an interruption left out, and doubles nothing")
    func again() throws {
        try write([recipe("Pie", "apples"), recipe("Soup", "leeks")], for: "paprika", to: "a.paprikarecipes")
        _ = try events(of: "a.paprikarecipes")
        let whole = try files()
        #expect(try events(of: "a.paprikarecipes") == ["= Pie", "= Soup"])
        for name in ["Soup.jpg", "Soup.1.png"] { try FileManager.default.removeItem(atPath: folder["Book/\(name)"]) }
        let other = Notebook(path: nil)
        #expect(
            try events(of: "a.paprikarecipes", notebook: other) == [
                "= Pie", "> Pie: 1 rating, 1 favourite", "= Soup", "> Soup: 2 pictures, 1 rating, 1 favourite",
                "# 2 pictures, 2 ratings, 2 favourites - ",
            ])
        #expect(try files() == whole)
        // If only the pictures of a recipe are there, the import uses them again.
        try FileManager.default.removeItem(atPath: folder["Book/Soup.cook"])
        #expect(try events(of: "a.paprikarecipes") == ["= Pie", "+ Soup.cook", "# 2 pictures - "])
        #expect(try files() == whole)
    }

    @Test("An import never changes a rating or a picture of the cookbook")
    func own() throws {
        try write([recipe("Pie", "apples")], for: "paprika", to: "a.paprikarecipes")
        try folder.write([0xFF, 0xD8, 0xFF, 9], to: "Book/Pie.jpg")
        #expect(try events(of: "a.paprikarecipes").first == "+ Pie 2.cook")
        #expect(try files() == ["Pie 2.1.png", "Pie 2.cook", "Pie 2.jpg", "Pie.jpg"])
        let id = try RecipeID(path: folder["Book/Pie 2.cook"])
        let cookbook = try Cookbook(paths: [folder["Book"]])
        let fingerprint = RecipeFingerprint(id, title: "Pie")
        try notebook.apply([.rating(1)], to: fingerprint, in: cookbook)
        _ = try events(of: "a.paprikarecipes")
        #expect(try notebook.entry(of: fingerprint, in: cookbook).rating == 1)
    }

    @Test("A dry run of an import names the data that would be imported, and writes nothing")
    func dryRun() throws {
        try write([recipe("Pie", "apples"), recipe("Pie", "pears")], for: "paprika", to: "a.paprikarecipes")
        #expect(
            try events(of: "a.paprikarecipes", isDryRun: true) == [
                "+ Pie.cook", "+ Pie 2.cook", "# 4 pictures, 2 ratings, 2 favourites - ",
            ])
        #expect(try files().isEmpty)
        #expect(try entryCount() == 0)
    }

    private func entryCount() throws -> Int {
        try notebook.exportedState().text().components(separatedBy: "\"path\"").count - 1
    }

    @Test("An import skips a recipe of the same title that is almost the same, unless it keeps duplicates")
    func almostTheSame() throws {
        var random = MadeRecipes(seed: 21)
        let recipe = random.recipe(title: "Stew")
        let other = random.recipe(title: "Stew")
        var changed = RecipeChange.typingErrors.applied(to: RecipeChange.units.applied(to: recipe, &random), &random)
        changed.title = "STEW"
        try write([ImportedRecipe(recipe)], for: "json", to: "a.json")
        var rated = ImportedRecipe(changed)
        rated.rating = 3
        try write([rated, ImportedRecipe(other)], for: "paprika", to: "b.paprikarecipes")
        #expect(try events(of: "a.json") == ["+ Stew.cook"])
        let expected = ["~ STEW", "> STEW: 1 rating", "+ Stew 2.cook"]
        #expect(try Array(events(of: "b.paprikarecipes", isDryRun: true).prefix(3)) == expected)
        #expect(try Array(events(of: "b.paprikarecipes").prefix(3)) == expected)
        var recipes = try RecipeImport(into: folder["Book"], isDryRun: true, keepsDuplicates: true)
        try recipes.add(.path(folder["b.paprikarecipes"])) { _ in }
        #expect(recipes.importedCount == 1 && recipes.almostTheSameCount == 0)
    }

    @Test("A recipe with the title and the ingredients of another and other directions is imported if asked for")
    func otherDirections() throws {
        func bread(_ directions: String) -> String {
            "# Loaf\n\n## Ingredients\n\n- 400 g flour\n- 8 g salt\n\n## Directions\n\n\(directions)\n"
        }
        try folder.write(bread("Knead ten minutes, prove an hour, bake in a tin."), to: "a.md")
        try folder.write(bread("Fold every half hour and leave overnight in the fridge."), to: "b.md")
        func imported(_ name: String, keepsDuplicates: Bool) throws -> [Int] {
            var recipes = try RecipeImport(into: folder["Book"], isDryRun: false, keepsDuplicates: keepsDuplicates)
            try recipes.add(.path(folder[name])) { _ in }
            return [recipes.importedCount, recipes.almostTheSameCount, recipes.alreadyThereCount]
        }
        #expect(try imported("a.md", keepsDuplicates: true) == [1, 0, 0])
        #expect(try imported("b.md", keepsDuplicates: false) == [0, 0, 1])
        #expect(try imported("b.md", keepsDuplicates: true) == [1, 0, 0])
        for name in ["a.md", "b.md"] { #expect(try imported(name, keepsDuplicates: true) == [0, 0, 1]) }
        #expect(try files() == ["Loaf 2.cook", "Loaf.cook"])
    }

    @Test("Without a notebook, ratings and favourites are metadata of the imported recipe")
    func withoutNotebook() throws {
        try write([recipe("Pie", "apples")], for: "paprika", to: "a.paprikarecipes")
        var recipes = try RecipeImport(into: folder["Book"], isDryRun: false)
        try recipes.add(.path(folder["a.paprikarecipes"])) { _ in }
        let text = try String(contentsOfFile: folder["Book/Pie.cook"], encoding: .utf8)
        #expect(text.contains("rating: 4") && text.contains("favourite: \"yes\""), "\(text)")
    }

    @Test("An import takes ratings and cooked days from the metadata of a recipe")
    func metadata() throws {
        try folder.write(
            "---\ntitle: Pie\nrating: 5\ncooked: 2026-03-01, 2026-03-02\ndate: 2025-01-01\n---\n\n"
                + "## Ingredients\n\n- 2 apples\n\n## Directions\n\n1. Bake.\n", to: "pie.md")
        #expect(try events(of: "pie.md") == ["+ Pie.cook", "# 1 rating, 2 cooked days - "])
        #expect(try entry("Pie").cookings.map(\.day.description) == ["2026-03-02", "2026-03-01"])
        let text = try String(contentsOfFile: folder["Book/Pie.cook"], encoding: .utf8)
        #expect(text.contains("date: 2025-01-01") && !text.contains("rating") && !text.contains("cooked"), "\(text)")
    }

    @Test("A second import adds only the cooked days that the notebook does not have")
    func cookedDaysAgain() throws {
        func pie(_ days: String) -> String {
            "---\ntitle: Pie\ncooked: \(days)\n---\n\n## Ingredients\n\n- 2 apples\n\n## Directions\n\n1. Bake.\n"
        }
        try folder.write(pie("2026-03-01"), to: "pie.md")
        _ = try events(of: "pie.md")
        #expect(try events(of: "pie.md") == ["= Pie"])
        try folder.write(pie("2026-03-01, 2026-03-02"), to: "pie.md")
        #expect(try events(of: "pie.md").contains("> Pie: 1 cooked day"))
        #expect(try entry("Pie").cookings.map(\.day.description) == ["2026-03-02", "2026-03-01"])
    }

    @Test("An import copies the pictures beside a recipe, and those that it names in its folder")
    func beside() throws {
        try folder.write("Bake @apples{2}.\n", to: "In/Pie.cook")
        try folder.write(Self.jpg, to: "In/Pie.jpg")
        try folder.write(Self.png + [7], to: "In/Pie.1.png")
        try folder.write(Self.png, to: "In/Pie.1.1.png")
        try folder.write(
            "---\ntitle: Soup\n---\n\n![](pics/s.png)\n![](../x.png)\n\n## Ingredients\n\n- 2 leeks\n\n"
                + "## Directions\n\n1. Cook.\n", to: "In/soup.md")
        try folder.write(Self.png, to: "In/pics/s.png")
        try folder.write(Self.png, to: "x.png")
        try folder.write("Boil @rice{}.\n", to: "In/Rice.cook")
        try folder.write("#!/bin/sh\n", to: "In/Rice.jpg")
        let events = try events(of: "In")
        #expect(events.contains { $0.hasPrefix("? “Rice”: the picture") && $0.contains("is no picture") }, "\(events)")
        #expect(
            try files() == ["Pie.1.1.png", "Pie.1.png", "Pie.cook", "Pie.jpg", "Rice.cook", "Soup.cook", "Soup.png"])
    }
}
