import Foundation
import Synchronization
import TestSupport
import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Searching in a filtered and sorted list")
struct SearchWithinFiltersTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func library(_ files: [String: String]) async throws -> (IndexedCookbook, LibraryContents) {
        for (name, text) in files { try folder.write(text, to: "recipes/\(name)") }
        let library = IndexedCookbook(
            try Cookbook(paths: [folder["recipes"]]), folder: folder["index"], watchesFolders: false)
        try await library.update { @Sendable _ in }
        return (library, try #require(library.openListing()).contents)
    }

    private func results(_ search: LibrarySearch, _ query: SearchQuery) async throws -> SearchResults {
        let last = Mutex(SearchResults(query: query))
        try await search.search(query, limit: 1000) { results in last.withLock { $0 = results } }
        return last.withLock { $0 }
    }

    private func ids(_ results: SearchResults) -> [RecipeID] { results.sections.flatMap(\.hits).map(\.id) }

    @Test func `a search finds in a list what it finds in all recipes and the list shows, in its order`() async throws {
        var random = SeededGenerator(seed: 27)
        var files: [String: String] = [:]
        let words = ["leek", "tofu", "saffron", "cream", "rice"]
        for number in 0..<90 {
            let course = ["Soup", "soups", "Dessert", "Pudding", "Side dish", ""].randomElement(using: &random) ?? ""
            let time = ["10 min", "15 min", "45 min", "3 h", ""].randomElement(using: &random) ?? ""
            let tag = ["vegan", "quick", "Végétarien", ""].randomElement(using: &random) ?? ""
            let own = words.shuffled(using: &random).prefix(3)
            files["Recipe \(number).cook"] = """
                ---
                title: \(own[0]) \(Int.random(in: 0..<9, using: &random))
                \(course.isEmpty ? "" : "course: \(course)\n")\(time.isEmpty ? "" : "time: \(time)\n")tags: [\(tag)]
                ---
                Cook @\(own[1]){} in \(own[2]).
                """
        }
        let (library, contents) = try await library(files)
        var facts: [RecipeID: SearchFacts] = [:]
        for recipe in library.cookbook.scanAll().recipes where Bool.random(using: &random) {
            facts[recipe.id] = SearchFacts(
                isFavourite: .random(using: &random), rating: [nil, 2, 5].randomElement(using: &random) ?? nil,
                lastCooked: [nil, 100, 900].randomElement(using: &random) ?? nil)
        }
        let known = facts
        let search = LibrarySearch(library, facts: { known[$0.id] ?? SearchFacts() })
        let filters = [
            "course:soup", "course:dessert", "-course:dessert", "course:\"side dish\"", "tag:vege", "-tag:vegan",
            "time:<30", "-time:15", "is:favourite", "-is:cooked", "rating:3",
        ]
        let orders: [ListOrder?] = [nil, .title, .time, .rating, .lastCooked]
        for _ in 0..<60 {
            let text = filters.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
            let order = orders.randomElement(using: &random) ?? nil
            let arrangement = ListArrangement(
                order: order ?? .title, filters: ListFilter.parse(text.joined(separator: " ")).filters)
            let arranged = try #require(try library.arranged(contents, by: arrangement, facts: known))
            let listing = try #require(library.listing(of: arranged))
            let listed = listing.sections.enumerated().flatMap { number, section in
                (0..<section.count).compactMap { listing.recipe(at: $0, inSection: number)?.id }
            }
            let typed = words.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random))
            var query = SearchQuery.parse(typed.joined(separator: " "), isFinished: true).query
            let everywhere = Set(ids(try await results(search, query)))
            query.within = arrangement.filters
            query.order = order
            let found = try await results(search, query)
            let expected = listed.filter(everywhere.contains)
            let context = Comment(rawValue: "\(typed) in \(text) by \(String(describing: order))")
            #expect(Set(ids(found)) == Set(expected), context)
            if order != nil { #expect(ids(found) == expected, context) }
        }
    }

    @Test func `of two courses a recipe needs one, and what is typed still applies to it`() async throws {
        let (library, _) = try await library([
            "A.cook": "---\ncourse: soup\n---\nBoil @leek{}.", "B.cook": "---\ncourse: dessert\n---\nFreeze @leek{}.",
            "C.cook": "---\ncourse: salad\n---\nCut @leek{}.",
        ])
        let search = LibrarySearch(library)
        var query = SearchQuery.parse("leek").query
        query.within = ListFilter.parse("course:soup course:dessert").filters
        #expect(try await results(search, query).count == 2)
        var typed = SearchQuery.parse("leek course:soup course:salad").query
        #expect(try await results(search, typed).count == 2)
        typed.within = query.within
        #expect(try await results(search, typed).count == 1)
    }

    @Test func `if nothing has all words, the one without which there is most is named, and then the filters`()
        async throws
    {
        let (library, _) = try await library([
            "A.cook": "Boil @leek{} with @saffron{}.", "B.cook": "Fry @leek{} with @saffron{}.",
            "C.cook": "---\ncourse: soup\n---\nBoil @leek{} with @tofu{}.",
        ])
        let search = LibrarySearch(library)
        func omission(_ text: String, within: String = "") async throws -> SearchOmission? {
            var query = SearchQuery.parse(text).query
            query.within = ListFilter.parse(within).filters
            let found = try await results(search, query)
            #expect(found.count == 0)
            return found.omission
        }
        #expect(
            try await omission("leek saffron tofu") == SearchOmission(part: .typed("tofu", 13..<17), count: 2))
        #expect(try await omission("\"with saffron\" tofu")?.part == .typed("tofu", 15..<19))
        #expect(
            try await omission("saffron course:soup") == SearchOmission(part: .typed("course:soup", 8..<19), count: 2))
        #expect(try await omission("saffron", within: "course:soup") == SearchOmission(part: .listFilters, count: 2))
        #expect(try await omission("tofu xylophone saffron vuvuzela") == nil)
        let query = SearchQuery.parse("leek \"with saffron\" tofu").query
        #expect(query.nothingFound == "No recipe has “leek”, “with saffron” and “tofu”")
    }
}
