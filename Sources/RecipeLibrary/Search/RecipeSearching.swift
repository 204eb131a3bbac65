/// A type that searches recipes, in an index or in memory.
public protocol RecipeSearching: Sendable {
    /// Searches for a query. An empty query finds nothing but prepares the index for the next query.
    ///
    /// First results are delivered as soon as there are any. Later, better or completely counted results are delivered.
    /// In the last results, ``SearchResults/isComplete`` is `true`. If the task is cancelled, the call returns soon and
    /// delivers nothing more.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - limit: The maximum number of hits in a section.
    ///   - first: The first results for this query if the caller already has them, otherwise `nil`. They are not
    ///     delivered again.
    ///   - deliver: Receives all results that were found so far.
    /// - Throws: An error if the recipes cannot be searched.
    func search(
        _ query: SearchQuery, limit: Int, beyond first: SearchResults?, deliver: @Sendable (SearchResults) async -> Void
    ) async throws

    /// Returns first results if they are found within a few milliseconds, so that the next drawing can show them.
    /// Otherwise returns `nil`, and ``search(_:limit:beyond:deliver:)`` delivers the first results later, if there are
    /// any.
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
