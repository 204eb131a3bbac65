/// What finds recipes: an index, or the recipes in memory.
public protocol RecipeSearching: Sendable {
    /// Finds what a query asks for, and nothing for an empty one, which makes the next one's first results come sooner.
    ///
    /// Delivers first results as soon as there are any, and again when they are better or counted; the last ones are
    /// ``SearchResults/isComplete``. Where the task is cancelled it returns soon and delivers nothing more.
    ///
    /// - Parameters:
    ///   - limit: How many results a section holds at most.
    ///   - first: First results that are known already and need not be delivered.
    ///   - deliver: Called with the results so far, each time with all of them.
    /// - Throws: Where the recipes cannot be searched.
    func search(
        _ query: SearchQuery, limit: Int, beyond first: SearchResults?, deliver: @Sendable (SearchResults) async -> Void
    ) async throws

    /// First results that can be had before the next drawing; `nil` where there are none, or they would take longer than
    /// a key may: then ``search(_:limit:beyond:deliver:)`` brings them. A few milliseconds at most.
    func resultsAtOnce(for query: SearchQuery, limit: Int) -> SearchResults?
}

extension RecipeSearching {
    /// Finds what a query asks for where nothing of it is known yet.
    public func search(
        _ query: SearchQuery, limit: Int, deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        try await search(query, limit: limit, beyond: nil, deliver: deliver)
    }

    public func resultsAtOnce(for query: SearchQuery, limit: Int) -> SearchResults? { nil }
}
