/// Searches a cookbook by its index: first results at once or within milliseconds, all of them as soon as they are
/// counted.
public final class LibrarySearch: RecipeSearching {
    private let library: RecipeLibrary
    /// One answers keys, the other counts: what a key asks for never waits until something else is counted.
    private let first: FirstSearcher
    private let whole: IndexSearcher
    private let vocabularies = VocabularyReader()
    private let pause: Duration

    /// - Parameters:
    ///   - pause: How long nothing else is asked for before results are counted of which the first show already, and
    ///     before others join these a fifth of it. Where one types, doing so for each letter would only take the
    ///     processor from the next one.
    ///   - facts: What the person added to a recipe; asked at each search that asks for it.
    public init(
        _ library: RecipeLibrary, pause: Duration = .zero,
        facts: @escaping @Sendable (RecipeID) -> SearchFacts = { _ in SearchFacts() }
    ) {
        self.library = library
        self.pause = pause
        first = FirstSearcher(library.cookbook, facts: facts)
        whole = IndexSearcher(library.cookbook, facts: facts)
    }

    /// So long may a key wait: well below what a person notices.
    private static let patience = Duration.milliseconds(3)

    public func resultsAtOnce(for query: SearchQuery, limit: Int) -> SearchResults? {
        resultsAtOnce(for: query, limit: limit, within: Self.patience)
    }

    func resultsAtOnce(for query: SearchQuery, limit: Int, within patience: Duration) -> SearchResults? {
        let index = library.currentIndex
        do throws(IndexError) {
            return try first.resultsAtOnce(for: query, limit: limit, in: index, within: patience)
        } catch {
            library.trouble.note(error, in: index)
            return nil
        }
    }

    public func search(
        _ query: SearchQuery, limit: Int, beyond known: SearchResults?,
        deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        let index = library.currentIndex
        do {
            guard !query.isEmpty else {
                vocabularies.prepare(index)
                try await first.open(index)
                return await deliver(SearchResults(query: query))
            }
            try await search(query, limit: limit, beyond: known, in: index, deliver: deliver)
        } catch let error as IndexError {
            library.trouble.note(error, in: index)
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
        if let all, !Task.isCancelled { await deliver(all) }
    }
}
