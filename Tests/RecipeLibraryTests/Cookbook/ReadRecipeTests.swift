import Foundation
import LibraryTestSupport
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Following an open recipe")
struct ReadRecipeTests {
    private func read(
        _ trial: LibraryTrial, _ name: String, _ index: Int = 0, after last: ReadRecipe? = nil,
        in library: IndexedCookbook?
    ) async throws -> ReadRecipe {
        let id = RecipeID(path: trial.folder["Cookbook/\(name)"], index: index)
        let summary = library?.recipe(id) ?? RecipeSummary(id: id, title: "")
        return try await RecipeLoader(trial.cookbook).read(summary, after: last, in: library)
    }

    private func updated(_ files: [String: String]) async throws -> (LibraryTrial, IndexedCookbook) {
        let trial = try LibraryTrial(files)
        let library = trial.library()
        try await trial.update(library)
        return (trial, library)
    }

    @Test func `an open recipe is unchanged or edited, by what its file says`() async throws {
        let (trial, library) = try await updated(["a.cook": LibraryTrial.soup("Broth")])
        let first = try await read(trial, "a.cook", in: library)
        #expect(first.change == .unchanged && first.summary.title == "Broth")
        try trial.folder.write(LibraryTrial.soup("Broth"), to: "Cookbook/a.cook")
        #expect(try await read(trial, "a.cook", after: first, in: library).change == .unchanged)
        try trial.folder.write(LibraryTrial.soup("Bisque"), to: "Cookbook/a.cook")
        let edited = try await read(trial, "a.cook", after: first, in: library)
        #expect(edited.change == .edited && edited.summary.title == "Bisque")
    }

    @Test func `an open recipe whose file is gone is deleted, and keeps its text`() async throws {
        let (trial, library) = try await updated(["a.cook": LibraryTrial.soup("Broth"), "b.cook": "Wait."])
        let first = try await read(trial, "a.cook", in: library)
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/a.cook"])
        try await trial.update(library)
        let gone = try await read(trial, "a.cook", after: first, in: library)
        #expect(gone.change == .deleted && gone.result == first.result && gone.summary == first.summary)
        await #expect(throws: CookbookError.self) { try await self.read(trial, "a.cook", after: first, in: nil) }
    }

    @Test func `an open recipe follows its renamed file, also if the file was written anew`() async throws {
        for isCopied in [false, true] {
            let text = LibraryTrial.soup("Broth")
            let (trial, library) = try await updated(["a.cook": text, "b.cook": LibraryTrial.soup("Soups")])
            let first = try await read(trial, "a.cook", in: library)
            try FileManager.default.removeItem(atPath: trial.folder["Cookbook/b.cook"])
            if isCopied {
                try FileManager.default.removeItem(atPath: trial.folder["Cookbook/a.cook"])
                try trial.folder.write(text, to: "Cookbook/Sub/z.cook")
            } else {
                try trial.folder.makeFolder("Cookbook/Sub")
                try FileManager.default.moveItem(
                    atPath: trial.folder["Cookbook/a.cook"], toPath: trial.folder["Cookbook/Sub/z.cook"])
            }
            try await trial.update(library)
            let moved = try await read(trial, "a.cook", after: first, in: library)
            #expect(moved.change == .moved && moved.summary.id.path == trial.folder["Cookbook/Sub/z.cook"])
        }
    }

    @Test func `an open recipe is not mistaken for another one of the same size`() async throws {
        let (trial, library) = try await updated(["a.cook": LibraryTrial.soup("Broth"), "b.cook": "Wait."])
        let first = try await read(trial, "a.cook", in: library)
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/a.cook"])
        let other = LibraryTrial.soup("Broth").replacingOccurrences(of: "leek", with: "bean")
        #expect(other.utf8.count == LibraryTrial.soup("Broth").utf8.count)
        try trial.folder.write(other, to: "Cookbook/c.cook")
        try await trial.update(library)
        #expect(try await read(trial, "a.cook", after: first, in: library).change == .deleted)
    }

    @Test func `an open recipe of a file of several follows its title`() async throws {
        let (trial, library) = try await updated(["All.jsonl": LibraryTrial.line("Pie") + LibraryTrial.line("Tart")])
        let first = try await read(trial, "All.jsonl", 1, in: library)
        #expect(first.summary.title == "Tart")
        try trial.folder.write(
            LibraryTrial.line("Bun") + LibraryTrial.line("Pie") + LibraryTrial.line("Tart", ["2 figs"]),
            to: "Cookbook/All.jsonl")
        let early = try await read(trial, "All.jsonl", 1, after: first, in: library)
        #expect(early.change == .unchanged && early.summary == first.summary, "the index does not know the file yet")
        try await trial.update(library)
        let later = try await read(trial, "All.jsonl", 1, after: first, in: library)
        #expect(later.change == .edited && later.summary.id.index == 2 && later.summary.title == "Tart")
        try trial.folder.write(LibraryTrial.line("Bun") + LibraryTrial.line("Pie"), to: "Cookbook/All.jsonl")
        try await trial.update(library)
        let renamed = try await read(trial, "All.jsonl", 1, after: first, in: library)
        #expect(renamed.change == .edited && renamed.summary.title == "Pie", "no recipe has the title any more")
    }

    @Test func `a recipe says the same as another one that differs in its title and pictures alone`() {
        var recipe = Recipe(title: "Soup", sections: [RecipeSection(blocks: [.step(Step([.text("Boil.")]))])])
        let read = ReadRecipe(RecipeSummary(id: RecipeID(path: "a"), title: "Soup"), ReadResult(recipe: recipe))
        recipe.title = "Broth"
        recipe.metadata.images = ["a.jpg"]
        #expect(read.saysTheSame(as: recipe))
        recipe.metadata.course = "Starter"
        #expect(!read.saysTheSame(as: recipe))
    }
}

@Suite("Loading recipes")
struct LoadedRecipeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a recipe is loaded by its position, and by its number if the file changed`() async throws {
        let (first, second) = (LibraryTrial.line("Pie"), LibraryTrial.line("Tea"))
        let padding = (first + second).utf8.count - LibraryTrial.line("Soup", steps: "").utf8.count
        let soup = LibraryTrial.line("Soup", steps: String(repeating: "x", count: padding))
        let trial = try LibraryTrial(["a.jsonl": soup + LibraryTrial.line("Tart", ["2 figs"])])
        let library = trial.library()
        try await trial.update(library)
        let path = trial.folder["Cookbook/a.jsonl"]
        let tart = try #require(library.recipe(RecipeID(path: path, index: 1)))
        #expect(tart.position != nil && library.recipe(RecipeID(path: path, index: 2)) == nil)
        #expect(try trial.cookbook.load(tart).recipe.title == "Tart")
        // The place of the tart has the third recipe now, which has another title.
        try trial.folder.write(first + second + LibraryTrial.line("Flan", ["2 figs"]), to: "Cookbook/a.jsonl")
        #expect(try trial.cookbook.load(tart).recipe.title == "Tea")
    }

    @Test func `a number after the last recipe of a file is an error that says so`() throws {
        try folder.write(LibraryTrial.line("Soup") + LibraryTrial.line("Pie"), to: "a.jsonl")
        let cookbook = try Cookbook(paths: [folder.path])
        #expect(try cookbook.load(RecipeID(path: folder["a.jsonl"], index: 1)).recipe.title == "Pie")
        let error = #expect(throws: CookbookError.self) {
            try cookbook.load(RecipeID(path: folder["a.jsonl"], index: 2))
        }
        #expect(
            error?.category == .noInput
                && error?.diagnostic.message == "the file holds fewer than 3 recipes; name a smaller number.")
        try folder.write("# Readme\n", to: "b.md")
        let none = #expect(throws: CookbookError.self) { try cookbook.load(RecipeID(path: folder["b.md"], index: 1)) }
        #expect(none?.category == .badData)
    }

    @Test func `recipes without a title have the name of the file and a number`() throws {
        let unnamed = #"{"@type": "Recipe", "recipeIngredient": ["1 leek"]}"# + "\n"
        try folder.write(unnamed + unnamed + LibraryTrial.line("Pie"), to: "all soups.jsonl")
        let cookbook = try Cookbook(paths: [folder.path])
        let titles = ["All soups", "All soups 2", "Pie"]
        #expect(cookbook.scanAll().recipes.map(\.title) == titles)
        var read: [String] = []
        #expect(
            cookbook.readAll(
                { id, result in
                    read.append("\(id.index) \(result.recipe.title)")
                    return id.index < 1
                }, report: { _ in }) == nil)
        #expect(read == ["0 All soups", "1 All soups 2"], "reading ends when it is told to")
    }

    @Test func `a check of files has the category of the first error, milder if others were read`() throws {
        try folder.write("Boil @leek{1}.", to: "B.cook")
        try folder.link("A.cook", to: folder["none"])
        var found: [Diagnostic] = []
        #expect(try Cookbook(paths: [folder.path]).check { found.append($0) } == .badData)
        #expect(found.map { FilePath.name(of: $0.location.file) } == ["A.cook"])
    }

    @Test func `pictures belong to the only recipe of a text file with their stem`() {
        for (path, isAllowed) in [
            ("a.cook", true), ("a.MENU", true), ("a.md", true), ("a.markdown", true), ("a.json", false),
            ("a.jsonl", false),
        ] as [(String, Bool)] {
            #expect(RecipePictures.areAllowed(ofFileAt: path, index: 0) == isAllowed, "\(path)")
            #expect(!RecipePictures.areAllowed(ofFileAt: path, index: 1))
        }
        #expect(RecipePictures.find(ofFileAt: "/none/.cook", index: 0).isEmpty)
    }

    @Test func `a picture beside a recipe is named once, after those that the recipe names`() throws {
        try folder.write("---\nimage: Soup.jpg\n---\n\nBoil @leek{1}.\n", to: "Soup.cook")
        for name in ["Soup.jpg", "Soup.1.jpg"] { try folder.write("x", to: name) }
        let (cookbook, id) = (try Cookbook(paths: [folder.path]), RecipeID(path: folder["Soup.cook"]))
        #expect(try cookbook.load(id).recipe.metadata.images == ["Soup.jpg", "Soup.1.jpg"])
        let summary = RecipeSummary(id: id, title: "Soup")
        #expect(try cookbook.load(summary).recipe.metadata.images == ["Soup.jpg"], "a screen shows no pictures")
    }
}
