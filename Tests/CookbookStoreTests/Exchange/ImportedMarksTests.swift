import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Ratings, favourites and cooked days of imported recipes")
struct ImportedMarksTests {
    private let folder: TemporaryFolder
    private let notebook = Notebook(path: nil)

    init() throws { folder = try TemporaryFolder() }

    private func recipe(rating: Int? = nil, isFavourite: Bool = false, days: [String] = []) -> ImportedRecipe {
        var recipe = ImportedRecipe(Recipe(title: "Pie"))
        (recipe.rating, recipe.isFavourite, recipe.cookedDays) = (rating, isFavourite, days)
        return recipe
    }

    private func fingerprint(_ name: String = "Pie") -> RecipeFingerprint {
        RecipeFingerprint(RecipeID(path: folder["\(name).cook"]), title: name)
    }

    private func marks(isDryRun: Bool = false) -> ImportedMarks {
        ImportedMarks(notebook, path: folder.path, isDryRun: isDryRun)
    }

    private func entry(_ name: String = "Pie") throws -> NotebookEntry {
        try notebook.entry(of: fingerprint(name), in: Cookbook(paths: [folder.path]))
    }

    @Test(arguments: [false, true])
    func `marks that are not saved yet are known to the next recipe of the same file`(isDryRun: Bool) throws {
        var marks = marks(isDryRun: isDryRun)
        let all = recipe(rating: 4, isFavourite: true, days: ["2026-03-01", "2026-03-02", "no day"])
        #expect(try marks.add(recipe(isFavourite: true), to: fingerprint()).words == "1 favourite")
        #expect(try marks.add(all, to: fingerprint()).words == "1 rating, 2 cooked days")
        #expect(try marks.add(all, to: fingerprint()).isEmpty)
        #expect(
            try marks.add(recipe(rating: 2, days: ["2026-03-02", "2026-03-03"]), to: fingerprint()).words
                == "1 cooked day")
        #expect(try marks.add(all, to: fingerprint("Other")).words == "1 rating, 1 favourite, 2 cooked days")
        #expect(try entry().isEmpty, "nothing is saved")
        try marks.save()
        #expect(try entry().isEmpty == isDryRun && entry("Other").isEmpty == isDryRun)
        guard !isDryRun else { return }
        #expect(try entry().rating == 4 && entry().isFavourite)
        #expect(try entry().cookings.map(\.day.description) == ["2026-03-03", "2026-03-02", "2026-03-01"])
        #expect(try marks.add(all, to: fingerprint()).isEmpty, "the notebook has all of them")
    }

    @Test func `a rating and a note that the person enters before the marks are saved stay`() throws {
        var marks = marks()
        _ = try marks.add(recipe(rating: 2, days: ["2026-03-01"]), to: fingerprint())
        let day = try #require(CalendarDay(iso: "2026-03-01"))
        let own = [NotebookEdit.rating(5), .cooked(.init(day: day, note: "too salty"))]
        _ = try notebook.apply(own, to: fingerprint(), in: Cookbook(paths: [folder.path]))
        try marks.save()
        #expect(try entry().rating == 5 && entry().cookings.map(\.note) == ["too salty"])
    }

    @Test func `marks are saved after each 256 recipes`() throws {
        var marks = marks()
        for number in 0..<255 { _ = try marks.add(recipe(rating: 3), to: fingerprint("\(number)")) }
        #expect(try entry("0").isEmpty && entry("254").isEmpty)
        _ = try marks.add(recipe(rating: 3), to: fingerprint("255"))
        #expect(try entry("0").rating == 3 && entry("255").rating == 3)
        _ = try marks.add(recipe(rating: 3), to: fingerprint("256"))
        #expect(try entry("256").isEmpty)
        try marks.save()
        #expect(try entry("256").rating == 3)
    }

    @Test func `without a notebook or marks nothing is stored`() throws {
        #expect(!ImportedMarks(nil, path: folder.path, isDryRun: false).areStored && marks().areStored)
        var none = ImportedMarks(nil, path: folder.path, isDryRun: false)
        #expect(try none.add(recipe(rating: 3), to: fingerprint()).isEmpty)
        var marks = marks()
        #expect(
            try marks.add(recipe(), to: fingerprint()).isEmpty
                && marks.add(recipe(days: ["x"]), to: fingerprint()).isEmpty)
        #expect(ImportedMarks.has(recipe(rating: 1)) && ImportedMarks.has(recipe(isFavourite: true)))
        #expect(ImportedMarks.has(recipe(days: ["x"])) && !ImportedMarks.has(recipe()))
    }

    @Test func `a recipe that is in two files of one import gets its marks once`() throws {
        var pie = recipe(rating: 4, isFavourite: true)
        pie.recipe = Recipe(
            title: "Pie", listedIngredients: [IngredientGroup(ingredients: [Ingredient(name: "2 apples")])],
            sections: [RecipeSection(blocks: [.step(Step([.text("Bake.")]))])])
        for name in ["a", "b"] {
            let export = try #require(RecipeExport(to: "paprika"))
            export.add(pie)
            try folder.write(export.finish(), to: "In/\(name).paprikarecipes")
        }
        var events: [String] = []
        var recipes = try RecipeImport(into: folder["Book"], isDryRun: false, notebook: notebook)
        try recipes.add(.path(folder["In"])) { event in
            switch event {
            case .imported(let title, _): events.append("+ \(title)")
            case .alreadyThere(let title, _, _): events.append("= \(title)")
            case .completed(_, _, let contents): events.append("> \(contents.words)")
            case .finished(_, let contents): events.append("# \(contents.words)")
            case .almostTheSame, .unreadable, .note: events.append("?")
            default: events.append("an address")
            }
        }
        #expect(events == ["+ Pie", "# 1 rating, 1 favourite", "= Pie"])
        #expect(recipes.importedCount == 1 && recipes.alreadyThereCount == 1)
    }
}
