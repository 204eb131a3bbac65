import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Names of recipes and texts of their files")
struct RecipeIDTests {
    @Test(arguments: [
        ("a.jsonl", "a.jsonl", 0), ("a.jsonl#2", "a.jsonl", 1), ("a#b.cook", "a#b.cook", 0), ("a#3#2", "a#3", 1),
        ("a.jsonl#1", "a.jsonl#1", 0), ("a.jsonl#0", "a.jsonl#0", 0), ("a.jsonl#-2", "a.jsonl#-2", 0),
        ("a.jsonl#", "a.jsonl#", 0), ("#2", "", 1), ("", "", 0),
    ])
    func `the number of a recipe in a file begins at two`(text: String, path: String, index: Int) {
        let id = RecipeID(description: text)
        #expect(id == RecipeID(path: path, index: index))
        #expect(id.description == text)
    }

    @Test func `a recipe is alone in a file of Cooklang or in a menu`() {
        let alone = ["a.cook", "a.menu", "a.md", "a.jsonl", "a.COOK", "cook"].map { RecipeID(path: $0).isAloneInFile }
        #expect(alone == [true, true, false, false, false, false])
    }

    @Test func `the text of a file is wanted only in its format and only if it holds one recipe`() throws {
        let folder = try TemporaryFolder()
        let recipe = #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"]}"#
        try folder.write(recipe, to: "one.json")
        try folder.write("[\(recipe), \(recipe)]", to: "two.json")
        try folder.write("[]", to: "none.json")
        try folder.write("Boil.", to: "a.cook")
        func text(_ name: String, _ format: any RecipeFormat) throws -> String? {
            try Cookbook.text(ofFileAt: folder[name], in: format)
        }
        #expect(try text("one.json", JSONLDFormat()) == recipe && text("one.json", CooklangFormat()) == nil)
        #expect(try text("two.json", JSONLDFormat()) == nil && text("none.json", JSONLDFormat()) == nil)
        #expect(try text("a.cook", CooklangFormat()) == "Boil." && text("a.cook", JSONLDFormat()) == nil)
        #expect(throws: CookbookError.self) { try text("gone.cook", CooklangFormat()) }
    }
}
