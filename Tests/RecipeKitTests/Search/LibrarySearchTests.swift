import Foundation
import Synchronization
import Testing

@testable import RecipeKit

@Suite("Searching an index")
struct LibrarySearchTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "searched-\(UUID().uuidString)")

    private static let facts: @Sendable (RecipeID) -> SearchFacts = { id in
        let number = id.path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return SearchFacts(isFavourite: number % 3 == 0, rating: number % 4 == 0 ? 4 : nil)
    }

    /// What was delivered: how many times, and the last.
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

    /// The sections with their recipes, in no order.
    private func outline(_ results: SearchResults) -> [String] {
        results.sections.map { section in
            let ids = section.hits.map(\.id.description).sorted().joined(separator: " ")
            return "\(section.place) \(section.count): \(ids)"
        }
    }

    private func library(of random: inout RandomCookbook, files: Int) async throws -> RecipeLibrary {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "recipes"), withIntermediateDirectories: true)
        for number in 0..<files {
            let (name, text) = random.file(number)
            try Data(text.utf8).write(to: folder.appending(path: "recipes/\(name)"))
        }
        let library = RecipeLibrary(
            try Cookbook(paths: [folder.appending(path: "recipes").path]),
            folder: folder.appending(path: "index").path)
        try await library.update { _ in }
        return library
    }

    @Test("finds what a search of the recipes themselves finds, in the same places", arguments: [1, 2, 3])
    func property(seed: UInt64) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = RandomCookbook(random: SeededGenerator(seed: seed))
        let library = try await library(of: &random, files: 60)
        let memory = MemorySearch.reading(library.cookbook, facts: Self.facts).search
        let index = LibrarySearch(library, facts: Self.facts)
        var counts: [Int] = []
        var countAtOnce = 0
        for _ in 0..<150 {
            let text = random.query()
            let query = SearchQuery.parse(text).query
            let expected = try #require(try await all(memory, query).last)
            let delivered = try await all(index, query)
            let found = try #require(delivered.last)
            #expect(found.isComplete)
            counts.append(found.count)
            #expect(outline(found) == outline(expected), "\(text)")
            #expect(found.correction == expected.correction, "\(text)")
            // What comes first is of what comes last.
            let first = Set(delivered.flatMap(\.sections).flatMap(\.hits).map(\.id))
            #expect(first.isSubset(of: Set(found.sections.flatMap(\.hits).map(\.id))), "\(text)")
            guard let atOnce = index.resultsAtOnce(for: query, limit: 10) else { continue }
            countAtOnce += 1
            let titled = found.sections.first { $0.place == .field(.title) }
            #expect(atOnce.sections.map(\.place) == [.field(.title)] && !atOnce.isComplete, "\(text)")
            #expect(Set(atOnce.sections[0].hits).isSubset(of: titled?.hits ?? []), "\(text)")
        }
        #expect(countAtOnce > 10, "words that titles have are found while a key waits")
        #expect(counts.count { $0 > 0 } > 75, "queries that find nothing show little")
    }
}
