import Kitchen
import LibraryTestSupport
import Synchronization
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Reading a cookbook while it changes", .timeLimit(.minutes(TimeLimit.minutes)))
struct ConcurrentReadersTests {
    private static let queries = [
        "pie", "leek", "boi", "-soup boil", "tag:vegan", "time:<60", "course:soup toast", "\"boil leek\"", "tosat",
        "is:favourite", "missing:0", "missing:<=2 pie",
    ]

    /// The state that the writer and the readers share.
    private final class Shared: Sendable {
        let contents: Mutex<LibraryContents>
        let isOver = Mutex(false)

        init(_ contents: LibraryContents) { self.contents = Mutex(contents) }

        var newest: LibraryContents { contents.withLock { $0 } }
        var goesOn: Bool { !isOver.withLock { $0 } }
    }

    private static func kitchen(_ cookbook: Cookbook) -> @Sendable () -> CookbookKitchen {
        let today = CalendarDay(number: 19_000)
        return { CookbookKitchen(of: cookbook, isReadOnly: false, customs: KitchenCustoms(), today: today) }
    }

    /// Lists, sorts, filters, searches, counts and compares until the writer has ended. Returns how often.
    private static func read(
        _ trial: LibraryTrial, _ library: IndexedCookbook, _ missing: MissingIngredients, _ shared: Shared
    ) async throws -> Int {
        let search = LibrarySearch(
            library, facts: { _ in SearchFacts(isFavourite: true) }, missing: { missing.count(of: $0) })
        var rounds = 0
        while shared.goesOn {
            // All rows of the stored listing are there, because they are read in the same snapshot.
            let holes = library.withListing { LibraryTrial.rows($0).filter { $0.hasSuffix(": ?") } }
            try #require(holes == [])
            let arrangement = ArrangedChangesTests.arrangements[rounds % ArrangedChangesTests.arrangements.count]
            if let arranged = try library.arranged(shared.newest, by: arrangement) {
                try #require(arranged.numberOfRecipes <= arranged.total)
                // Rows of recipes that have gone since are empty.
                _ = library.listing(of: arranged).map(LibraryTrial.rows)
            }
            let query = SearchQuery.parse(queries[rounds % queries.count], isFinished: true).query
            let results = ResultsBox()
            try await search.search(query, limit: .max) { await results.take($0) }
            for result in await results.all where result.isComplete {
                try #require(
                    result.sections.map(\.count) == result.sections.map(\.hits.count),
                    "\(queries[rounds % queries.count])"
                )
            }
            _ = PlanSuggester.dinners(of: library)
            if rounds.isMultiple(of: 8) {
                var finder = DuplicateFinder()
                _ = finder.add(trial.cookbook) { _ in }
                for group in finder.groups() { try #require(group.members.count > 1) }
            }
            rounds += 1
            await Task.yield()
        }
        return rounds
    }

    @Test(
        "Readers never see two moments at once, and at the end they see what a new index has", arguments: [11, 12])
    func readers(seed: UInt64) async throws {
        var cookbook = try ChangingCookbook(seed: seed)
        let trial = cookbook.trial
        try trial.folder.write("[p]\nleek = \"\"\n", to: "Cookbook/config/pantry.conf")
        let library = trial.library()
        let shared = Shared(try #require(try await trial.update(library).last))
        let missing = MissingIngredients(in: trial.cookbook)
        missing.use(Self.kitchen(trial.cookbook))
        async let first = Self.read(trial, library, missing, shared)
        // The second reader has a library of its own, as another window has.
        async let second = Self.read(trial, trial.library(), missing, shared)
        for _ in 0..<25 {
            try cookbook.change()
            let contents = try #require(try await trial.update(library).last)
            shared.contents.withLock { $0 = contents }
            missing.recipesDidChange(contents.generation, count: contents.numberOfRecipes)
            await Task.yield()
        }
        shared.isOver.withLock { $0 = true }
        let rounds = try await (first, second)
        #expect(rounds.0 > 5 && rounds.1 > 5, "too few to show anything")
        try await compare(library, shared.newest, missing, trial, "seed \(seed): \(cookbook.log)")
    }

    /// Compares all that a library shows with a new index, and the arrangements with the plain model.
    private func compare(
        _ library: IndexedCookbook, _ contents: LibraryContents, _ missing: MissingIngredients, _ trial: LibraryTrial,
        _ log: String
    ) async throws {
        let fresh = IndexedCookbook(trial.cookbook, folder: trial.folder["fresh"])
        let expected = try #require(try await trial.update(fresh).last)
        let freshMissing = MissingIngredients(in: trial.cookbook)
        freshMissing.use(Self.kitchen(trial.cookbook))
        let counts = freshMissing.counts(missingAtMost: 9)
        try #require(missing.counts(missingAtMost: 9) == counts, "\(log)")
        var facts = ArrangedChangesTests.facts(trial.cookbook.scanAll().recipes)
        for (recipe, count) in counts { facts[recipe, default: SearchFacts()].missing = count }
        let filters = ListFilter.parse("missing:0 missing:<=1").filters.map {
            ListArrangement(order: .time, filters: [$0])
        }
        for arrangement in ArrangedChangesTests.arrangements + filters {
            let lines = try [(library, contents), (fresh, expected)].map { library, contents in
                try ArrangedChangesTests.outline(
                    library, library.arranged(contents, by: arrangement, facts: facts, today: 1000))
            }
            try #require(lines[0] == lines[1], "\(arrangement): \(log)")
        }
        for text in Self.queries {
            let query = SearchQuery.parse(text, isFinished: true).query
            var lines: [[String]] = []
            for library in [library, fresh] {
                let results = ResultsBox()
                let search = LibrarySearch(
                    library, facts: { [facts] in facts[$0.id] ?? SearchFacts() }, missing: { counts[$0] })
                try await search.search(query, limit: .max) { await results.take($0) }
                lines.append(
                    await results.last?.sections.map { "\($0.kind) \($0.count): \($0.hits.map(\.recipe.id))" } ?? [])
            }
            try #require(lines[0] == lines[1], "“\(text)”: \(log)")
        }
    }
}
