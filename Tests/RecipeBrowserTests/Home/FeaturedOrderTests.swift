import RecipeLibrary
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@Suite("The order of featured recipes")
struct FeaturedOrderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Reads marks from a notebook with favourites (`f3` since the third hour) and cooked days (`c3` on the third).
    private func marks(_ recipes: [(String, String)]) throws -> RecipeMarks {
        let entries = recipes.map { name, mark in
            let number = "0\(mark.dropFirst())"
            let member =
                mark.hasPrefix("f")
                ? #""favouriteSince": "2026-01-01T\#(number):00:00Z""# : #""cooked": [{"on": "2026-01-\#(number)"}]"#
            return #"{"title": "\#(name)", "path": "\#(folder[name]).cook", \#(member)}"#
        }
        let state = #"{"format": "recipes-state", "version": 1, "recipes": [\#(entries.joined(separator: ", "))]}"#
        let notebook = Notebook(path: nil)
        _ = try notebook.importState(Array(state.utf8), file: "state")
        return try notebook.marks(in: Cookbook(paths: [folder.path]))
    }

    private func featured(_ recipes: [(String, String)], newest: [String] = []) throws -> String {
        FeaturedRecipes.recipes(try marks(recipes), newest: newest.map { RecipeID(path: folder["\($0).cook"]) })
            .map { String($0.path.dropFirst(folder.path.count + 1).dropLast(5)) }.joined(separator: " ")
    }

    @Test func `two favourites, two cooked recipes and a new one come first, then the remaining ones`() throws {
        let recipes = [
            ("a", "f1"), ("b", "f2"), ("c", "f3"), ("d", "c1"), ("e", "c2"), ("f", "c3"),
        ]
        #expect(try featured(recipes, newest: ["x", "y"]) == "c b f e x a d y")
        #expect(try featured([]) == "" && featured([], newest: ["x", "y"]) == "x y")
        #expect(try featured([("a", "f1"), ("d", "c1")]) == "a d")
    }

    @Test func `a recipe is featured once, although it is a favourite, cooked and new`() throws {
        #expect(try featured([("a", "f1"), ("b", "f2")], newest: ["b", "a", "x"]) == "b a x")
    }

    @Test func `only the five recipes that were cooked last are featured, but all favourites`() throws {
        #expect(try featured((1...7).map { ("r\($0)", "c\($0)") }) == "r7 r6 r5 r4 r3")
        #expect(try featured((1...7).map { ("r\($0)", "f\($0)") }) == "r7 r6 r5 r4 r3 r2 r1")
    }

    @Test func `featured recipes of one time are in the order of their files`() throws {
        #expect(try featured([("b", "f1"), ("a", "f1"), ("c", "f1")]) == "a b c")
    }
}
