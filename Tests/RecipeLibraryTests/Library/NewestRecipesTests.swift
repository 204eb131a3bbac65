import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The recipes that were added last, and the order of rows")
struct NewestRecipesTests {
    private static let day = 86_400

    private func newest(_ days: [Int], of count: Int = 100) -> [UInt32] {
        var newest = NewestRecipes(now: 1000 * Self.day)
        for id in 0..<(count - days.count) { newest.add(UInt32(1000 + id), added: 0) }
        for (id, days) in days.enumerated() { newest.add(UInt32(id), added: (1000 - days) * Self.day) }
        return newest.recipes.map(\.id)
    }

    @Test func `a recipe is new for less than fourteen days`() {
        #expect(newest([13]) == [0] && newest([14]) == [] && newest([0]) == [0])
    }

    @Test func `the three newest recipes are shown from the last one, and of one time the first`() {
        #expect(newest([5, 1, 3, 2]) == [1, 3, 2])
        #expect(newest([2, 2, 2, 2]) == [0, 1, 2] && newest([3, 2, 2]) == [1, 2, 0])
        #expect(newest([3, 2, 1, 4, 0]) == [4, 2, 1])
    }

    @Test func `there are no new recipes if more than a tenth of all is new`() {
        #expect(newest([1, 1, 1, 1, 1], of: 50).count == 3 && newest([1, 1, 1, 1, 1], of: 49) == [])
        #expect(NewestRecipes(now: 0).recipes.isEmpty)
    }

    @Test func `rows are sorted by key, then by path, then by number`() {
        func order(_ key: [UInt8], _ path: String, _ number: Int) -> RecipeOrder {
            RecipeOrder(key: key, path: path, number: number, course: nil)
        }
        let rows = [
            order([1], "z", 9), order([1, 0], "a", 0), order([2], "a", 2), order([2], "a", 10), order([2], "b", 0),
        ]
        #expect(rows.reversed().sorted() == rows && !(rows[0] < rows[0]))
    }

    @Test func `rows outside of a listing have no recipe`() async throws {
        let trial = try LibraryTrial([
            "a.cook": LibraryTrial.soup("Broth"), "b.cook": LibraryTrial.soup("Flan", course: "Dessert"),
            "w.menu": "== Monday ==\n\n@./a{}",
        ])
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        #expect(listing.sections.map(\.title) == ["Soups", "Desserts", "Menus"] && contents.numberOfRecipes == 2)
        for (row, section) in [(-1, 0), (1, 0), (0, -1), (0, 3)] {
            #expect(listing.recipe(at: row, inSection: section) == nil, "\(row), \(section)")
        }
        let id = { (name: String) in RecipeID(path: trial.folder["Cookbook/\(name)"]) }
        #expect(listing.row(of: id("a.cook"), inSection: 0) == 0 && listing.row(of: id("a.cook"), inSection: 1) == nil)
        #expect(listing.row(of: id("w.menu"), inSection: 2) == 0 && listing.row(of: id("w.menu"), inSection: 0) == nil)
        #expect(
            listing.row(of: id("a.cook"), inSection: 2) == nil && listing.row(of: id("a.cook"), inSection: 9) == nil)
        #expect(listing.indexPath(of: id("none.cook")) == nil)
    }

    @Test func `recipes of one title are in the order of their files, and each is found in its row`() async throws {
        let names = ["b", "a", "c", "A"]
        let trial = try LibraryTrial(
            Dictionary(uniqueKeysWithValues: names.map { ("\($0).cook", LibraryTrial.soup("Broth")) }))
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        for (row, name) in ["A", "a", "b", "c"].enumerated() {
            let id = RecipeID(path: trial.folder["Cookbook/\(name).cook"])
            #expect(listing.recipe(at: row, inSection: 0)?.id == id && listing.row(of: id, inSection: 0) == row)
        }
    }
}
