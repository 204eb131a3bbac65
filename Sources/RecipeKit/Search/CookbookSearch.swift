/// Searches a cookbook that has no index: reads it whole at the first search and then keeps what it read.
public actor CookbookSearch: RecipeSearching {
    private let cookbook: Cookbook
    private let facts: @Sendable (RecipeID) -> SearchFacts
    private var memory: MemorySearch?

    /// - Parameter facts: What the person added to a recipe; asked at each search.
    public init(
        _ cookbook: Cookbook, facts: @escaping @Sendable (RecipeID) -> SearchFacts = { _ in SearchFacts() }
    ) {
        self.cookbook = cookbook
        self.facts = facts
    }

    /// Forgets what was read, so that the next search reads the files as they are then.
    public func forget() { memory = nil }

    public func search(
        _ query: SearchQuery, limit: Int, deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        try await recipes().search(query, limit: limit, deliver: deliver)
    }

    private func recipes() -> MemorySearch {
        if let memory { return memory }
        let read = MemorySearch.reading(cookbook, facts: facts).search
        // What was read until somebody lost interest is not all.
        if !Task.isCancelled { memory = read }
        return read
    }
}
