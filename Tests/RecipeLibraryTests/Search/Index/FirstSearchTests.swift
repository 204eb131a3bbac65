import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("First results of an index search")
struct FirstSearchTests {
    private func library(_ lines: [String]) async throws -> (trial: LibraryTrial, library: IndexedCookbook) {
        let trial = try LibraryTrial(["All.jsonl": lines.joined()])
        let library = trial.library()
        try await trial.update(library)
        return (trial, library)
    }

    private func results(
        _ text: String, limit: Int = 10, withNames: Bool, in library: IndexedCookbook,
        facts: @escaping @Sendable (RecipeSummary) -> SearchFacts = { _ in SearchFacts() }
    ) throws -> SearchResults? {
        var search = FirstSearch(library.cookbook, facts: FactSources(notebook: facts, missing: { _ in nil }))
        return try search.results(
            for: SearchQuery.parse(text).query, limit: limit, in: library.currentIndex, withNames: withNames)
    }

    private func outline(_ results: SearchResults?) -> [String] {
        (results?.sections ?? []).map { section in
            "\(section.kind): " + section.hits.map(\.recipe.title).joined(separator: ", ")
        }
    }

    private static let titles = "field(RecipeLibrary.SearchField.title): "
    private static let names = "field(RecipeLibrary.SearchField.ingredients): "

    @Test func `first results have ingredients only on request, or if no title matches`() async throws {
        let (trial, library) = try await library([
            LibraryTrial.line("Leek pie", ["1 leek"]), LibraryTrial.line("Broth", ["2 leeks"]),
        ])
        defer { withExtendedLifetime(trial) {} }
        #expect(try outline(results("leek", withNames: false, in: library)) == [Self.titles + "Leek pie"])
        #expect(
            try outline(results("leek", withNames: true, in: library)) == [
                Self.titles + "Leek pie", Self.names + "Broth",
            ])
        let (other, unnamed) = try await self.library([LibraryTrial.line("Broth", ["2 leeks"])])
        defer { withExtendedLifetime(other) {} }
        #expect(try outline(results("leek", withNames: false, in: unnamed)) == [Self.names + "Broth"])
        #expect(try results("turnip", withNames: true, in: unnamed) == nil)
    }

    @Test func `a first result is found behind many titles that begin with the same four letters`() async throws {
        let lines = (0..<450).map { LibraryTrial.line("Saladette \($0)") } + [LibraryTrial.line("Saladin")]
        let (trial, library) = try await library(lines)
        defer { withExtendedLifetime(trial) {} }
        #expect(try outline(results("saladi", withNames: false, in: library)) == [Self.titles + "Saladin"])
    }

    @Test func `a first result in the ingredients may have one word in the title and another one in the ingredients`()
        async throws
    {
        let (trial, library) = try await library([
            LibraryTrial.line("Leek pie", ["3 eggs"]), LibraryTrial.line("Egg and leek", ["2 eggs", "1 leek"]),
            LibraryTrial.line("Rice", ["1 egg"], steps: "Add a leek."),
        ])
        defer { withExtendedLifetime(trial) {} }
        #expect(
            try outline(results("leek egg", withNames: true, in: library)) == [
                Self.titles + "Egg and leek", Self.names + "Leek pie",
            ])
    }

    @Test(arguments: ["", "-leek", "title:leek", "\"leek pie\"", "leek -egg", "leek with:egg"])
    func `only words and filters have first results`(text: String) async throws {
        let (trial, library) = try await library([LibraryTrial.line("Leek pie", ["1 leek"])])
        defer { withExtendedLifetime(trial) {} }
        #expect(try results(text, withNames: true, in: library) == nil)
    }

    @Test func `first results are at least as many as found, and not complete`() async throws {
        let (trial, library) = try await library((1...60).map { LibraryTrial.line("Leek \($0)", ["1 egg"]) })
        defer { withExtendedLifetime(trial) {} }
        for (limit, count) in [(3, 3), (49, 49), (50, 50), (51, 50), (Int.max, 50)] {
            let found = try #require(try results("leek", limit: limit, withNames: false, in: library))
            #expect(found.sections.map(\.hits.count) == [count], "\(limit)")
            #expect(found.count == count && found.isAtLeast && !found.isComplete)
        }
        // The files of recipes with a word in the ingredients are read, so these results are few.
        let named = try #require(try results("egg", limit: 1000, withNames: false, in: library))
        #expect(named.sections.map(\.hits.count) == [24])
    }

    @Test func `first results obey filters, with and without words`() async throws {
        let trial = try LibraryTrial([
            "a.cook": LibraryTrial.soup("Leek broth"), "b.cook": LibraryTrial.soup("Leek cake", course: "Dessert"),
            "c.cook": LibraryTrial.soup("Broth", course: "Dessert"),
        ])
        let library = trial.library()
        try await trial.update(library)
        #expect(
            try outline(results("leek course:dessert", withNames: false, in: library)) == [
                Self.titles + "Leek cake"
            ])
        #expect(
            try outline(results("leek course:dessert", withNames: true, in: library)) == [
                Self.titles + "Leek cake", Self.names + "Broth",
            ])
        #expect(try outline(results("course:soup", withNames: false, in: library)) == ["filters: Leek broth"])
        #expect(try results("course:starter", withNames: true, in: library) == nil)
        let favourite: @Sendable (RecipeSummary) -> SearchFacts = {
            SearchFacts(isFavourite: $0.id.path.hasSuffix("c.cook"))
        }
        #expect(
            try outline(results("is:favourite", withNames: false, in: library, facts: favourite)) == ["filters: Broth"])
        let limited = try #require(try results("time:<30", limit: 2, withNames: false, in: library))
        #expect(limited.sections.map(\.hits.count) == [2])
    }

    @Test func `one section with as many results as the limit or as a screen is enough`() {
        func isEnough(_ counts: [Int], limit: Int) -> Bool {
            let hit = SearchResults.Hit(recipe: SearchTrial.recipe("Soup").summary)
            let sections = counts.map { count in
                SearchResults.Section(
                    kind: .filters, hits: Array(repeating: hit, count: count), count: 1000)
            }
            return FirstSearch.isEnough(SearchResults(query: SearchQuery(), sections: sections), limit: limit)
        }
        #expect(isEnough([10], limit: 10) && !isEnough([9], limit: 10))
        #expect(isEnough([50], limit: 1000) && !isEnough([49], limit: 1000))
        #expect(!isEnough([6, 6], limit: 10) && isEnough([1, 10], limit: 10) && !isEnough([], limit: 10))
    }

    @Test func `immediate results exist for one word without filters, and at most as many as wanted`() async throws {
        let (trial, library) = try await library((1...9).map { LibraryTrial.line("Leek \($0)", ["1 egg"]) })
        defer { withExtendedLifetime(trial) {} }
        let search = LibrarySearch(library)
        try await search.search(SearchQuery(), limit: 0) { _ in }
        func count(_ text: String, limit: Int = 100) -> Int? {
            search.resultsAtOnce(for: SearchQuery.parse(text).query, limit: limit, within: .seconds(60))?.count
        }
        #expect(count("leek") == 9 && count("leek", limit: 9) == 9 && count("leek", limit: 4) == 4)
        #expect(count("leek 1") == nil && count("leek time:<30") == nil && count("-leek") == nil)
        #expect(count("egg") == nil, "ingredients are not looked up at once")
        #expect(
            search.resultsAtOnce(for: SearchQuery.parse("leek").query, limit: 100, within: .zero) == nil,
            "there was no time to find half of a screen")
    }
}
