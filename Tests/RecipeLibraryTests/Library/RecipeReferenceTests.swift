import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Looking up recipes in a library")
struct RecipeReferenceTests {
    private let trial: LibraryTrial
    private let library: IndexedCookbook

    init() async throws {
        trial = try LibraryTrial([
            "Stock.cook": LibraryTrial.soup("Clear stock"), "Soups/Stock.md": "# Soup stock\n\n## Steps\n\n1. Boil.\n",
            "Soups/Pho.cook": LibraryTrial.soup("Pho"), "Sauces/Pesto.cook": LibraryTrial.soup("Green pesto"),
            "All.jsonl": LibraryTrial.line("Flan") + LibraryTrial.line("Tart") + LibraryTrial.line("Flan"),
        ])
        library = trial.library()
        try await trial.update(library)
    }

    private func id(_ name: String, _ index: Int = 0) -> RecipeID {
        RecipeID(path: trial.folder["Cookbook/\(name)"], index: index)
    }

    private func found(_ path: String, from name: String) -> String? {
        let reference = RecipeReference(path: path.split(separator: "/").map(String.init))
        return library.recipe(for: reference, from: id(name))?.title
    }

    @Test func `a reference means a file in the folder of its recipe, then in the folder of the cookbook`() {
        #expect(found("Stock", from: "Soups/Pho.cook") == "Soup stock")
        #expect(found("Stock", from: "Sauces/Pesto.cook") == "Clear stock")
        #expect(found("./Stock", from: "Soups/Pho.cook") == "Soup stock")
        #expect(found("../Stock", from: "Soups/Pho.cook") == "Clear stock")
        #expect(found("../Sauces/Pesto", from: "Soups/Pho.cook") == "Green pesto")
        #expect(found("Sauces/Pesto", from: "Soups/Pho.cook") == "Green pesto")
    }

    @Test func `a reference of one name means the title of another recipe if there is no such file`() {
        #expect(found("green PESTO", from: "Soups/Pho.cook") == "Green pesto")
        #expect(found("Sauces/Green pesto", from: "Soups/Pho.cook") == nil)
        #expect(found("Pho", from: "Soups/Pho.cook") == "Pho", "its own file")
        #expect(found("Clear stock", from: "Stock.cook") == nil, "its own title")
        #expect(found("Nothing", from: "Stock.cook") == nil && found("", from: "Stock.cook") == nil)
    }

    @Test func `wanted recipes are found by title and by file, each once and in the order of the index`() throws {
        var wanted = WantedRecipes()
        #expect(wanted.isEmpty && library.recipes(wanted).isEmpty)
        wanted.add(title: "flan")
        wanted.add(title: "PHO")
        #expect(!wanted.isEmpty)
        #expect(library.recipes(wanted).map(\.title).sorted() == ["Flan", "Flan", "Pho"])
        let flan = try #require(library.recipe(id("All.jsonl", 2)))
        #expect(flan.title == "Flan" && flan.id.index == 2 && wanted.contains(flan))
        #expect(!wanted.contains(try #require(library.recipe(id("All.jsonl", 1)))))
    }

    @Test func `a recipe is found by the number in its file, up to the last`() {
        #expect(
            library.recipe(id("All.jsonl", 0))?.title == "Flan" && library.recipe(id("All.jsonl", 1))?.title == "Tart")
        #expect(library.recipe(id("All.jsonl", 2))?.title == "Flan" && library.recipe(id("All.jsonl", 3)) == nil)
        #expect(library.recipe(id("none.cook")) == nil && library.recipe(id("Stock.cook", 1)) == nil)
    }

    @Test func `of recipes with one title in a file, the nearest is meant`() {
        #expect(library.recipe(titled: "Flan", near: id("All.jsonl", 0))?.id.index == 0)
        #expect(library.recipe(titled: "Flan", near: id("All.jsonl", 2))?.id.index == 2)
        #expect(library.recipe(titled: "Flan", near: id("All.jsonl", 9))?.id.index == 2)
        #expect(library.recipe(titled: "Tart", near: id("All.jsonl", 0))?.id.index == 1)
        #expect(library.recipe(titled: "Pho", near: id("All.jsonl", 0)) == nil)
    }

    @Test func `a library knows the stamp of each of its files`() throws {
        let path = id("Stock.cook").path
        let stamp = try #require(FileStamp(ofFileAt: path))
        #expect(
            library.knows(path, as: stamp) && !library.knows(path, as: stamp.changed) && !library.knows(path, as: nil))
        #expect(library.knows(id("none.cook").path, as: nil))
    }
}
