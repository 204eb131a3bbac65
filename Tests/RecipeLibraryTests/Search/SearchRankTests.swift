import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The rank of a search result")
struct SearchRankTests {
    private func hits(_ text: String, _ recipes: [(summary: RecipeSummary, document: SearchDocument)]) -> [RecipeID] {
        let results = MemorySearch(recipes).results(for: SearchQuery.parse(text).query, limit: 99)
        return results?.sections.flatMap(\.hits).map(\.id) ?? []
    }

    private func recipe(_ title: String, _ path: String, _ index: Int = 0) -> (RecipeSummary, SearchDocument) {
        let summary = RecipeSummary(id: RecipeID(path: path, index: index), title: title, course: nil, totalTime: nil)
        return (summary, SearchDocument(title: title))
    }

    @Test func `search results of one title are in the order of their files and of their places in a file`() {
        let recipes = [
            recipe("Leek", "b", 0), recipe("Leek", "a", 10), recipe("Leek", "a", 9), recipe("leek", "a", 0),
            recipe("Leek", "B", 0),
        ]
        let expected = [("B", 0), ("a", 0), ("a", 9), ("a", 10), ("b", 0)].map { RecipeID(path: $0.0, index: $0.1) }
        #expect(hits("leek", recipes) == expected)
        #expect(hits("leek", recipes.reversed()) == expected)
    }

    @Test func `the searched title comes first, then titles that begin with it, then the alphabet`() {
        let recipes = ["Big leek", "A leek", "Leek tart", "Leek pie", "Leek"].map { recipe($0, $0) }
        #expect(hits("leek", recipes).map(\.path) == ["Leek", "Leek pie", "Leek tart", "A leek", "Big leek"])
        let pairs = ["Hot leek pie", "Pie of leek", "Leek pie", "Leek pie deluxe"].map { recipe($0, $0) }
        #expect(hits("leek pie", pairs).map(\.path) == ["Leek pie", "Leek pie deluxe", "Hot leek pie", "Pie of leek"])
    }

    @Test func `results with more whole words come first`() {
        let recipes = ["A eggnog leeky", "B egg leeky", "C egg leek", "D eggnog leeks"].map { recipe($0, $0) }
        #expect(hits("egg leek", recipes).map(\.path.first) == ["C", "B", "D", "A"])
    }

    @Test func `a memory search counts results that it does not show, in each section`() throws {
        let recipes = [
            SearchTrial.recipe("Leek a"), SearchTrial.recipe("Leek b"), SearchTrial.recipe("Soup", ["1 leek"]),
            SearchTrial.recipe("Pie", tags: ["leek"]),
        ]
        let results = try #require(MemorySearch(recipes).results(for: SearchQuery.parse("leek").query, limit: 1))
        #expect(results.sections.map(\.kind) == [.field(.title), .field(.ingredients), .field(.tags)])
        #expect(results.sections.map(\.count) == [2, 1, 1] && results.sections.map(\.hits.count) == [1, 1, 1])
        #expect(results.sections[2].hits[0].lines == ["leek"])
    }

    @Test func `a search beyond known results does not deliver them again`() async throws {
        let lines = [LibraryTrial.line("Leek pie"), LibraryTrial.line("Broth", ["1 leek"])]
        let trial = try LibraryTrial(["All.jsonl": lines.joined()])
        let library = trial.library()
        try await trial.update(library)
        let search = LibrarySearch(library)
        func deliveries(_ known: SearchResults?, limit: Int) async throws -> [[Int]] {
            let box = ResultsBox()
            try await search.search(SearchQuery.parse("leek").query, limit: limit, beyond: known) { await box.take($0) }
            return await box.all.map { $0.sections.map(\.count) }
        }
        #expect(try await deliveries(nil, limit: 9) == [[1], [1, 1], [1, 1]])
        #expect(try await deliveries(nil, limit: 1) == [[1], [1, 1]], "a full section is enough")
        var titles = SearchResults(query: SearchQuery.parse("leek").query, isComplete: false)
        #expect(try await deliveries(titles, limit: 9) == [[1, 1], [1, 1]])
        titles.sections = [.init(kind: .field(.title), hits: [.init(recipe: recipe("Leek pie", "x").0)], count: 1)]
        #expect(try await deliveries(titles, limit: 1) == [[1, 1]])
    }
}
