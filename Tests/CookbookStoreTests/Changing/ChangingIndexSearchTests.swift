import Foundation
import GRDB
import LibraryTestSupport
import Synchronization
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Searches of an index that changes")
struct ChangingIndexSearchTests {
    /// The answers of the facts that a search asks for. The first time that the search asks for a recipe, something
    /// else happens first.
    private final class Facts: Sendable {
        private let asked = Mutex<Set<String>>([])
        private let title: String
        private let change: @Sendable () async throws -> Void

        init(before title: String, _ change: @escaping @Sendable () async throws -> Void) {
            self.title = title
            self.change = change
        }

        @Sendable func facts(of recipe: RecipeSummary) -> SearchFacts {
            let isFirst = asked.withLock { $0.insert(recipe.title).inserted }
            if isFirst, recipe.title == title {
                let isOver = DispatchSemaphore(value: 0)
                Task.detached { [change] in
                    try? await change()
                    isOver.signal()
                }
                isOver.wait()
            }
            return SearchFacts(isFavourite: true)
        }
    }

    @Test func `a search counts and finds the same recipes if some of them go meanwhile`() async throws {
        let texts = ["a.cook": "Aspic soup", "b.cook": "Bean soup", "c.cook": "Chard soup"].mapValues {
            LibraryTrial.soup($0)
        }
        let trial = try LibraryTrial(texts)
        let library = trial.library()
        try await trial.update(library)
        // The facts of the last recipe are asked for after the first one was counted.
        let facts = Facts(before: "Chard soup") {
            try FileManager.default.removeItem(atPath: trial.folder["Cookbook/a.cook"])
            try trial.folder.write(LibraryTrial.soup("Dal soup"), to: "Cookbook/d.cook")
            try await trial.update(library)
        }
        let searcher = IndexSearcher(
            trial.cookbook, facts: FactSources(notebook: facts.facts, missing: { _ in nil }))
        let query = SearchQuery.parse("soup is:favourite", isFinished: true).query
        let results = try await searcher.allResults(for: query, limit: .max, in: library.currentIndex)
        let sections = try #require(results).sections
        #expect(sections.map(\.count) == [3])
        #expect(sections.first?.hits.map(\.recipe.title) == ["Aspic soup", "Bean soup", "Chard soup"])
    }

    @Test func `a search counts and finds the same recipes if some of them go all the time`() async throws {
        let files = (1...60).map { ("\($0).cook", LibraryTrial.soup("Soup \($0)")) }
        let trial = try LibraryTrial(Dictionary(uniqueKeysWithValues: files))
        let library = trial.library()
        try await trial.update(library)
        let queue = try DatabaseQueue(path: trial.indexPath)
        let asked = Mutex(0)
        // Another process removes every seventh recipe when the search asks for its facts.
        let search = LibrarySearch(library) { recipe in
            let number = asked.withLock { asked in
                asked += 1
                return asked
            }
            guard number.isMultiple(of: 7) else { return SearchFacts(isFavourite: true) }
            do {
                try queue.write { index in
                    try index.execute(sql: "DELETE FROM recipe WHERE title = ?", arguments: [recipe.title])
                    try index.execute(sql: "UPDATE state SET changes = changes + 1")
                }
            } catch { Issue.record(error) }
            return SearchFacts(isFavourite: true)
        }
        let results = ResultsBox()
        try await search.search(SearchQuery.parse("soup is:favourite").query, limit: 100) { await results.take($0) }
        let last = try #require(await results.last)
        #expect(last.isComplete && last.count > 0)
        #expect(last.sections.map(\.count) == last.sections.map(\.hits.count))
    }

    @Test func `a search for missing ingredients reads the recipes before its snapshot`() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Aspic"), "b.cook": LibraryTrial.soup("Broth")])
        let library = trial.library()
        try await trial.update(library)
        let asked = Mutex<[String]>([])
        let search = LibrarySearch(
            library,
            missing: { recipe in
                asked.withLock { $0.append(recipe.path) }
                return 0
            })
        let results = ResultsBox()
        try await search.search(SearchQuery.parse("missing:0").query, limit: 9) { await results.take($0) }
        #expect(await results.last?.count == 2)
        #expect(asked.withLock { $0.first } == "")
    }

    // Without the cancellation, the test would take two days.
    @Test(.timeLimit(.minutes(60)))
    func `a waiting search ends when it is cancelled, also before it waits`() async throws {
        let searcher = IndexSearcher(
            try LibraryTrial().cookbook, facts: FactSources(notebook: { _ in SearchFacts() }, missing: { _ in nil }))
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let waiting = Task {
            begin.yield()
            await searcher.wait(.seconds(86_400))
        }
        for await _ in begun { break }
        waiting.cancel()
        await waiting.value
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await searcher.wait(.seconds(86_400))
        }.value
    }

    @Test("After each change, a search finds what a search of a new index finds", arguments: [1, 2])
    func changes(seed: UInt64) async throws {
        var cookbook = try ChangingCookbook(seed: seed)
        let trial = cookbook.trial
        let library = trial.library()
        try await trial.update(library)
        let search = LibrarySearch(library)
        for step in 0..<15 {
            try cookbook.change()
            try await trial.update(library)
            let fresh = IndexedCookbook(trial.cookbook, folder: trial.folder["fresh \(step)"])
            try await trial.update(fresh)
            for text in ["pie", "leek", "-soup boil", "tag:vegan", "time:<60", "course:soup toast", "\"name\" pi"] {
                let query = SearchQuery.parse(text, isFinished: true).query
                let (found, expected) = (ResultsBox(), ResultsBox())
                try await search.search(query, limit: .max) { await found.take($0) }
                try await LibrarySearch(fresh).search(query, limit: .max) { await expected.take($0) }
                let lines = await [found.last, expected.last].map { results in
                    results?.sections.map { "\($0.kind) \($0.count): \($0.hits.map(\.recipe.id))" }
                }
                try #require(lines[0] == lines[1], "seed \(seed), “\(text)”: \(cookbook.log)")
            }
        }
    }
}
