import Synchronization

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
