import Testing

@testable import RecipeKit

@Suite("A listing in another order")
struct LibraryOrderTests {
    private static func recipe(_ title: String, _ course: String, _ minutes: Int?) -> String {
        let time = minutes.map { "time: \($0) min\n" } ?? ""
        return "---\ntitle: \(title)\ncourse: \(course)\n\(time)---\n\nBoil @leek{1}.\n"
    }

    private func rows(_ order: (LibraryTrial) -> LibraryOrder) async throws -> [String] {
        let trial = try LibraryTrial([
            "a.cook": Self.recipe("Ajiaco", "Soup", 50), "b.cook": Self.recipe("Broth", "Soup", nil),
            "c.cook": Self.recipe("Chowder", "Soup", 20), "t.cook": Self.recipe("Tart", "Dessert", 30),
        ])
        let library = trial.library()
        try await trial.update(library)
        let contents = try #require(try await library.contents(in: order(trial)))
        return library.listing(of: contents).map(LibraryTrial.rows) ?? []
    }

    private func filters(_ text: String) -> [SearchQuery.Filter] {
        SearchQuery.parse(text, isFinished: true).query.filters
    }

    @Test("has the quickest first, and last those that do not say")
    func time() async throws {
        let rows = try await rows { _ in LibraryOrder(.time) }
        #expect(rows == ["Soups: Chowder", "Soups: Ajiaco", "Soups: Broth", "Desserts: Tart"])
    }

    @Test("has the greatest numbers first, and then the others by title")
    func numbers() async throws {
        let rows = try await rows { LibraryOrder(.numbers([RecipeID(path: $0.folder["Cookbook/c.cook"]): 5])) }
        #expect(rows == ["Soups: Chowder", "Soups: Ajiaco", "Soups: Broth", "Desserts: Tart"])
    }

    @Test("leaves out what a filter does not admit, and sections with nothing left")
    func filtered() async throws {
        #expect(
            try await rows { _ in LibraryOrder(filters: filters("time:<40")) } == ["Soups: Chowder", "Desserts: Tart"])
        #expect(try await rows { _ in LibraryOrder(filters: filters("course:dessert")) } == ["Desserts: Tart"])
        let favourites = try await rows {
            LibraryOrder(
                filters: filters("is:favourite"),
                facts: [RecipeID(path: $0.folder["Cookbook/a.cook"]): SearchFacts(isFavourite: true)])
        }
        #expect(favourites == ["Soups: Ajiaco"])
    }
}
