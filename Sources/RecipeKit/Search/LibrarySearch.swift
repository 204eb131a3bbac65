/// Searches a cookbook by its index: first results within milliseconds, all of them as soon as they are counted.
public final class LibrarySearch: RecipeSearching {
    private let library: RecipeLibrary
    /// One answers keys, the other counts: what a key asks for never waits until something else is counted.
    private let first: IndexSearcher
    private let whole: IndexSearcher

    /// - Parameter facts: What the person added to a recipe; asked at each search that asks for it.
    public init(
        _ library: RecipeLibrary, facts: @escaping @Sendable (RecipeID) -> SearchFacts = { _ in SearchFacts() }
    ) {
        self.library = library
        first = IndexSearcher(library.cookbook, facts: facts)
        whole = IndexSearcher(library.cookbook, facts: facts)
    }

    public func search(
        _ query: SearchQuery, limit: Int, deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        guard !query.isEmpty else { return await deliver(SearchResults(query: query)) }
        let index = library.currentIndex
        do {
            try await search(query, limit: limit, in: index, deliver: deliver)
        } catch let error as IndexError {
            library.trouble.note(error, in: index)
            throw error
        }
    }

    private func search(
        _ query: SearchQuery, limit: Int, in index: IndexIdentity, deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        let titles = try await first.firstResults(for: query, limit: limit, in: index, fields: [.title])
        guard !Task.isCancelled else { return }
        if let titles { await deliver(titles) }
        if titles != nil, !Task.isCancelled {
            let names = try await first.firstResults(
                for: query, limit: limit, in: index, fields: [.title, .ingredients])
            if let names, names != titles, !Task.isCancelled { await deliver(names) }
        }
        guard !Task.isCancelled else { return }
        let all = try await whole.allResults(for: query, limit: limit, in: index)
        if let all, !Task.isCancelled { await deliver(all) }
    }
}
