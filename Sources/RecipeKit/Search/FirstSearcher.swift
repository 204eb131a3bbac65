import Synchronization

/// Searches for first results, on a thread of its own, or where a single word is looked for on that of the caller.
actor FirstSearcher {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private nonisolated let search: Mutex<FirstSearch>

    init(_ cookbook: Cookbook, facts: @escaping @Sendable (RecipeID) -> SearchFacts) {
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

    /// Some milliseconds at most; `nil` at once where something else is being looked for.
    nonisolated func resultsAtOnce(
        for query: SearchQuery, limit: Int, in index: IndexIdentity
    ) throws(IndexError) -> SearchResults? {
        try search.withLockIfAvailable { search throws(IndexError) in
            try search.resultsAtOnce(for: query, limit: limit, in: index)
        } ?? nil
    }
}
