/// What finds recipes: an index, or the recipes in memory.
public protocol RecipeSearching: Sendable {
    /// Finds what a query asks for, and nothing for an empty one.
    ///
    /// Delivers first results as soon as there are any, and again when they are better or counted; the last ones are
    /// ``SearchResults/isComplete``. Where the task is cancelled it returns soon and delivers nothing more.
    ///
    /// - Parameters:
    ///   - limit: How many results a section holds at most.
    ///   - deliver: Called with the results so far, each time with all of them.
    /// - Throws: Where the recipes cannot be searched.
    func search(
        _ query: SearchQuery, limit: Int, deliver: @Sendable (SearchResults) async -> Void
    ) async throws
}
