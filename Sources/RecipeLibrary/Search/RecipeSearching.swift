/// A search engine for recipes: an index, or recipes in memory.
public protocol RecipeSearching: Sendable {
    /// Searches for a query. An empty query finds nothing, but prepares the index for the next one.
    ///
    /// It delivers first results as soon as there are any, and again when they are better or counted; the last ones
    /// are ``SearchResults/isComplete``. If the task is cancelled, it returns soon and delivers nothing more.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - limit: The maximum number of hits in a section.
    ///   - first: First results that are known already and are not delivered again.
    ///   - deliver: Called with all results so far.
    /// - Throws: An error if the recipes cannot be searched.
    func search(
        _ query: SearchQuery, limit: Int, beyond first: SearchResults?, deliver: @Sendable (SearchResults) async -> Void
    ) async throws

    /// Returns first results before the next drawing, or `nil` if there are none or finding them takes longer than a
    /// few milliseconds; then ``search(_:limit:beyond:deliver:)`` delivers them.
    func resultsAtOnce(for query: SearchQuery, limit: Int) -> SearchResults?
}

extension RecipeSearching {
    /// Searches for a query without known first results.
    public func search(
        _ query: SearchQuery, limit: Int, deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        try await search(query, limit: limit, beyond: nil, deliver: deliver)
    }

    /// Returns `nil`: by default there are no first results.
    public func resultsAtOnce(for query: SearchQuery, limit: Int) -> SearchResults? { nil }
}
