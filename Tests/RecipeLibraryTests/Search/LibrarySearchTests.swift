import Foundation
import LibraryTestSupport
import Synchronization
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Searching an index")
struct LibrarySearchTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "searched-\(UUID().uuidString)")

    private static let facts: @Sendable (RecipeSummary) -> SearchFacts = { recipe in
        let number = recipe.id.path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return SearchFacts(isFavourite: number % 3 == 0, rating: number % 4 == 0 ? 4 : nil)
    }

    /// The results that a search delivered.
    private final class Deliveries: Sendable {
        let results = Mutex<[SearchResults]>([])

        @Sendable func take(_ results: SearchResults) { self.results.withLock { $0.append(results) } }
    }

    private func all(_ searching: some RecipeSearching, _ query: SearchQuery, limit: Int = .max) async throws
        -> [SearchResults]
    {
        let deliveries = Deliveries()
        try await searching.search(query, limit: limit) { deliveries.take($0) }
        return deliveries.results.withLock { $0 }
    }

    /// Returns the sections with their recipes. The order of the recipes in a section does not matter.
    private func outline(_ results: SearchResults) -> [String] {
        results.sections.map { section in
            let ids = section.hits.map(\.id.description).sorted().joined(separator: " ")
            return "\(section.kind) \(section.count): \(ids)"
        }
    }

    private func library(of random: inout RandomCookbook, files: Int) async throws -> IndexedCookbook {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "recipes"), withIntermediateDirectories: true)
        for number in 0..<files {
            let (name, text) = random.file(number)
            try Data(text.utf8).write(to: folder.appending(path: "recipes/\(name)"))
        }
        let library = IndexedCookbook(
            try Cookbook(paths: [folder.appending(path: "recipes").path]),
            folder: folder.appending(path: "index").path)
        try await library.update { _ in }
        return library
    }

    @Test("An index search finds what a memory search finds, in the same sections", arguments: [1, 2, 3])
    func property(seed: UInt64) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = RandomCookbook(random: SeededGenerator(seed: seed))
        let library = try await library(of: &random, files: 60)
        let memory = MemorySearch.reading(library.cookbook, facts: Self.facts).search
        let index = LibrarySearch(library, facts: Self.facts)
        var counts: [Int] = []
        var seen = SearchRemark()
        for _ in 0..<150 {
            let text = random.query()
            let query = SearchQuery.parse(text).query
            let expected = try #require(try await all(memory, query).last)
            let delivered = try await all(index, query)
            let found = try #require(delivered.last)
            #expect(found.isComplete)
            counts.append(found.count)
            #expect(outline(found) == outline(expected), "\(text)")
            #expect(found.remark == expected.remark, "\(text)")
            if let remark = found.remark {
                seen.corrections += remark.corrections
                seen.inside += remark.inside
                seen.missing += remark.missing
            }
            // The first results are a part of the final results.
            let first = Set(delivered.flatMap(\.sections).flatMap(\.hits).map(\.id))
            #expect(first.isSubset(of: Set(found.sections.flatMap(\.hits).map(\.id))), "\(text)")
        }
        #expect(counts.count { $0 > 0 } > 75, "queries that find nothing show little")
        #expect(seen.corrections.count > 5 && seen.inside.count > 5 && !seen.missing.isEmpty)
    }

    @Test("An index search with a limit shows whole words before the beginnings of words")
    func wholeWords() async throws {
        // There are so many results that the search ranks only a part of them.
        let lines = (1...1100).map { LibraryTrial.line("A nutmeg tart \($0)") } + [LibraryTrial.line("Plain nut bread")]
        let trial = try LibraryTrial(["All.jsonl": lines.joined()])
        let library = trial.library()
        try await trial.update(library)
        let results = try #require(try await all(LibrarySearch(library), SearchQuery.parse("nut").query, limit: 2).last)
        #expect(results.sections.first?.count == 1101)
        #expect(results.sections.first?.hits.map(\.recipe.title) == ["Plain nut bread", "A nutmeg tart 1"])
    }

    @Test("Immediate results for a single word are part of the complete results")
    func atOnce() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = RandomCookbook(random: SeededGenerator(seed: 4))
        let library = try await library(of: &random, files: 60)
        let index = LibrarySearch(library)
        let listing = try #require(library.openListing())
        let titles = listing.sections.indices.compactMap { listing.recipe(at: 0, inSection: $0)?.title }
        let words = Set(titles.flatMap { FoldedWords($0).strings })
        #expect(index.resultsAtOnce(for: SearchQuery.parse("e").query, limit: 100) == nil, "nothing is open yet")
        try await index.search(SearchQuery(), limit: 0) { _ in }
        for word in words {
            for length in [1, 3, 5, 6, word.count] {
                let query = SearchQuery.parse(String(word.prefix(length))).query
                let atOnce = index.resultsAtOnce(for: query, limit: 1000, within: .seconds(60))
                let whole = try #require(try await all(index, query).last)
                let titled = try #require(whole.sections.first { $0.kind == .field(.title) })
                let section = try #require(atOnce?.sections.first)
                #expect(section.kind == titled.kind && section.isAtLeast && atOnce?.isComplete == false)
                #expect(section.hits.count == min(titled.count, 50) && Set(section.hits).isSubset(of: titled.hits))
            }
        }
        #expect(words.count > 5)
        #expect(index.resultsAtOnce(for: SearchQuery.parse("qqqq").query, limit: 100) == nil)
    }
}
