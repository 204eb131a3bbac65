import Synchronization

/// Searches a cookbook with its index. It delivers the first results within milliseconds, and all results after it has
/// counted them.
public final class LibrarySearch: RecipeSearching {
    private let library: IndexedCookbook
    /// Two searchers: `first` finds the first results, and `whole` counts all results. So a key press never waits for
    /// counting.
    private let first: FirstSearcher
    private let whole: IndexSearcher
    private let vocabularies = VocabularyReader()
    private let pause: Duration

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - library: The library to search.
    ///   - pause: The time between the first results and the counting of all results. If the user types another letter
    ///     during this time, nothing is counted. If there are no first results, there is no pause.
    ///   - facts: Returns the facts in the user's notebook about a recipe. Each search with filters can call it.
    ///   - missing: Returns the number of ingredients of a recipe that are not at home, or `nil` if it is unknown. Each
    ///     search with the filter `missing:` calls it.
    public init(
        _ library: IndexedCookbook, pause: Duration = .zero,
        facts: @escaping @Sendable (RecipeSummary) -> SearchFacts = { _ in SearchFacts() },
        missing: @escaping @Sendable (RecipeID) -> Int? = { _ in nil }
    ) {
        let facts = FactSources(notebook: facts, missing: missing)
        self.library = library
        self.pause = pause
        first = FirstSearcher(library.cookbook, facts: facts)
        whole = IndexSearcher(library.cookbook, facts: facts)
    }

    /// The maximum time for which a key press waits. It is so short that the user does not notice it.
    private static let timeout = Duration.milliseconds(3)

    /// Returns first results for a query of a single word. Returns `nil` if there are none, if finding them takes too
    /// long, or if the index is not open yet.
    public func resultsAtOnce(for query: SearchQuery, limit: Int) -> SearchResults? {
        resultsAtOnce(for: query, limit: limit, within: Self.timeout)
    }

    func resultsAtOnce(for query: SearchQuery, limit: Int, within timeout: Duration) -> SearchResults? {
        let index = library.currentIndex
        do throws(IndexError) {
            return try first.resultsAtOnce(for: query, limit: limit, in: index, within: timeout)
        } catch {
            library.damage.note(error, in: index)
            return nil
        }
    }

    /// Searches the index; see ``RecipeSearching/search(_:limit:beyond:deliver:)``.
    public func search(
        _ query: SearchQuery, limit: Int, beyond known: SearchResults?,
        deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        let index = library.currentIndex
        do {
            guard !query.isEmpty else {
                try await first.open(index)
                await deliver(SearchResults(query: query))
                return await vocabularies.prepare(index)
            }
            try await search(query, limit: limit, beyond: known, in: index, deliver: deliver)
        } catch let error as IndexError {
            library.damage.note(error, in: index)
            throw error
        }
    }

    private func search(
        _ query: SearchQuery, limit: Int, beyond known: SearchResults?, in index: IndexIdentity,
        deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        var shown = known
        if shown == nil {
            shown = try await first.results(for: query, limit: limit, in: index, withNames: false)
            guard !Task.isCancelled else { return }
            if let shown { await deliver(shown) }
        }
        if let titles = shown, !FirstSearch.isEnough(titles, limit: limit) {
            await whole.wait(pause / 5)
            guard !Task.isCancelled else { return }
            let names = try await first.results(for: query, limit: limit, in: index, withNames: true)
            if let names, names != titles, !Task.isCancelled { await deliver(names) }
        }
        if shown != nil { await whole.wait(pause) }
        guard !Task.isCancelled else { return }
        var all = try await whole.allResults(for: query, limit: limit, in: index)
        if all?.count == 0, !query.terms.isEmpty {
            all = try await whole.repairedResults(for: query, limit: limit, in: index, vocabularies)
        }
        if all?.count == 0, !Task.isCancelled { all?.omission = try await whole.omission(from: query, in: index) }
        if let all, !Task.isCancelled { await deliver(all) }
    }
}

/// Finds first results on its own thread. For a single word, it can also search on the caller's thread.
actor FirstSearcher {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private nonisolated let search: Mutex<FirstSearch>

    init(_ cookbook: Cookbook, facts: FactSources) {
        search = Mutex(FirstSearch(cookbook, facts: facts))
    }

    func open(_ index: IndexIdentity) throws(IndexError) {
        try search.withLock { search throws(IndexError) in try search.open(index) }
    }

    func results(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, withNames: Bool
    ) throws(IndexError) -> SearchResults? {
        guard !Task.isCancelled else { return nil }
        return try search.withLock { search throws(IndexError) in
            try search.results(for: query, limit: limit, in: index, withNames: withNames)
        }
    }

    /// Returns results on the thread of the caller. If another search runs, returns `nil` immediately.
    nonisolated func resultsAtOnce(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, within timeout: Duration
    ) throws(IndexError) -> SearchResults? {
        try search.withLockIfAvailable { search throws(IndexError) in
            try search.resultsAtOnce(for: query, limit: limit, in: index, within: timeout)
        } ?? nil
    }
}
