/// A type that searches recipes, in an index or in memory.
public protocol RecipeSearching: Sendable {
    /// Searches for a query. An empty query finds nothing but prepares the index for the next query.
    ///
    /// First results are delivered as soon as there are any. Results are delivered again when they are better or
    /// completely counted. In the last results, ``SearchResults/isComplete`` is `true`. If the task is cancelled, the
    /// call returns soon and delivers nothing more.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - limit: The maximum number of hits in a section.
    ///   - first: The first results for this query that the caller already has, or `nil`. They are not delivered again.
    ///   - deliver: Receives all results that were found so far.
    /// - Throws: An error if the recipes cannot be searched.
    func search(
        _ query: SearchQuery, limit: Int, beyond first: SearchResults?, deliver: @Sendable (SearchResults) async -> Void
    ) async throws

    /// Returns first results within a few milliseconds, before the next drawing. Returns `nil` if there are none. Also
    /// returns `nil` if finding them takes longer. Then ``search(_:limit:beyond:deliver:)`` delivers them.
    func resultsAtOnce(for query: SearchQuery, limit: Int) -> SearchResults?
}

extension RecipeSearching {
    /// Searches for a query without known first results.
    public func search(
        _ query: SearchQuery, limit: Int, deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        try await search(query, limit: limit, beyond: nil, deliver: deliver)
    }

    /// Returns `nil`. By default, there are no first results.
    public func resultsAtOnce(for query: SearchQuery, limit: Int) -> SearchResults? { nil }
}
