import Foundation
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Exporting a cookbook")
struct CookbookExportTests {
    let scratch = try? TemporaryFolder()
    let notebook = Notebook(path: nil)

    private var folder: TemporaryFolder {
        get throws { try #require(scratch) }
    }

    private static let jpg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1]

    private func makeCookbook() throws -> Cookbook {
        try folder.write(
            "---\ntitle: Plum cake\ncourse: Desserts\nservings: 12\n---\n\n= Dough\n\nKnead @flour{400%g}.\n\n"
                + "= Topping\n\nCover with @plums{1%kg} and bake for ~{40%min}.\n\n> Best warm.\n",
            to: "Mine/Plum cake.cook")
        try folder.write(Self.jpg, to: "Mine/Plum cake.jpg")
        try folder.write("Boil @rice{250%g} in @water{1%l}.\n", to: "Mine/Grains/Rice.cook")
        try folder.write("== Monday ==\n\n@./Rice{}\n", to: "Mine/Week.menu")
        let cookbook = try Cookbook(paths: [folder["Mine"]])
        let cake = try RecipeFingerprint(RecipeID(path: folder["Mine/Plum cake.cook"]), title: "Plum cake")
        let day = try #require(CalendarDay(iso: "2026-03-01"))
        try notebook.apply(
            [.rating(4), .favourite(true), .cooked(.init(day: day)), .note("Less sugar.")], to: cake, in: cookbook)
        return cookbook
    }

    /// Imports a file into an empty folder with a notebook of its own, and returns its recipes with their entries.
    private func imported(_ name: String) throws -> [String: (recipe: Recipe, entry: NotebookEntry)] {
        let target = try folder["In " + name]
        let other = Notebook(path: nil)
        var recipes = try RecipeImport(into: target, isDryRun: false, notebook: other)
        try recipes.add(.path(folder[name])) { event in
            if case .unreadable(let diagnostic) = event { Issue.record("\(diagnostic)") }
        }
        let cookbook = try Cookbook(paths: [target])
        var result: [String: (recipe: Recipe, entry: NotebookEntry)] = [:]
        _ = cookbook.readAll { id, read in
            let recipe = (try? cookbook.load(id).recipe) ?? read.recipe
            let entry = try? other.entry(of: RecipeFingerprint(id, title: recipe.title), in: cookbook)
            result[recipe.title] = (recipe, entry ?? NotebookEntry())
            return true
        } report: { _ in
        }
        return result
    }

    private func lines(_ recipe: Recipe) -> [String] {
        recipe.ingredientGroups.flatMap(\.ingredients).map { $0.line(.ascii) }.sorted()
    }

    @Test(
        "A cookbook that was exported is imported into an empty folder with the same recipes, pictures and ratings",
        arguments: CookbookExport.identifiers)
    func thereAndBack(program: String) throws {
        let cookbook = try makeCookbook()
        let export = try #require(CookbookExport(to: program))
        var notes: [String] = []
        try export.add(cookbook, notebook) { notes.append($0.message) }
        #expect(export.recipeCount == 2 && export.pictureCount == 1)
        #expect(notes.filter { $0.contains("menu") }.count == 1 && export.category == nil, "\(notes)")
        let (file, losses) = export.finish()
        let name = "out.\(export.fileExtension)"
        try folder.write(file, to: name)
        let recipes = try imported(name)
        #expect(losses.missing == 0)
        #expect(recipes.keys.sorted() == ["Plum cake", "Rice"])
        let (cake, entry) = try #require(recipes["Plum cake"])
        #expect(lines(cake) == ["1 kg plums", "400 g flour"])
        #expect(cake.sections.flatMap(\.steps).count == 2)
        let withoutPictures = ["recipesage", "mealmaster", "recipeml", "json"].contains(program)
        #expect(cake.metadata.images == (withoutPictures ? [] : ["Plum cake.jpg"]))
        #expect(losses.counts["pictures"] == (withoutPictures ? 1 : nil))
        let hasRating = !["tandoor", "nextcloud", "recipemd", "json"].contains(program)
        #expect(entry.rating == (hasRating ? 4 : nil))
        #expect(losses.counts["ratings"] == (hasRating ? nil : 1))
        let isFavourite = ["paprika", "mealmaster", "recipeml", "cooklang", "markdown", "org"].contains(program)
        #expect(entry.isFavourite == isFavourite && losses.counts["favourites"] == (isFavourite ? nil : 1))
        let isCooked = entry.cookings.map(\.day.description) == ["2026-03-01"]
        #expect(isCooked == (isFavourite && program != "paprika" || program == "mealie"))
        #expect(losses.counts["cooked days"] == (isCooked ? nil : 1))
        let text = try String(contentsOfFile: folder["In \(name)/Plum cake.cook"], encoding: .utf8)
        #expect(text.contains("Less sugar."))
        #expect(losses.words.isEmpty == (losses.counts.isEmpty), "\(losses)")
    }

    @Test("An error in one of several cookbooks is the result of the whole export")
    func errorOfFirst() throws {
        try folder.write("{", to: "Bad/broken.json")
        let export = try #require(CookbookExport(to: "json"))
        try export.add(Cookbook(paths: [folder["Bad"]]), nil) { _ in }
        let category = try #require(export.category)
        try export.add(makeCookbook(), nil) { _ in }
        #expect(export.category == category)
    }

    @Test("An unknown program cannot be exported to")
    func unknown() { #expect(CookbookExport(to: "word") == nil) }
}
