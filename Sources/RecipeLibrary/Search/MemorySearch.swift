import RecipeFormats

/// Searches recipes in memory, one after the other.
///
/// Use it for a cookbook without an index. Tests also compare it with the search of an index. A search takes some
/// microseconds for each recipe. The memory use is a few times the size of the recipes.
public struct MemorySearch: RecipeSearching {
    private let recipes: [SearchedRecipe]
    private let facts: FactSources

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - recipes: The summary and the searchable text of each recipe.
    ///   - facts: Returns the facts in the user's notebook about a recipe. Each search with filters calls it.
    ///   - missing: Returns the number of ingredients of a recipe that are not at home, or `nil` if it is unknown. Each
    ///     search with the filter `missing:` calls it.
    public init(
        _ recipes: [(summary: RecipeSummary, document: SearchDocument)],
        facts: @escaping @Sendable (RecipeSummary) -> SearchFacts = { _ in SearchFacts() },
        missing: @escaping @Sendable (RecipeID) -> Int? = { _ in nil }
    ) {
        self.recipes = recipes.map { SearchedRecipe($0.summary, $0.document) }
        self.facts = FactSources(notebook: facts, missing: missing)
    }

    /// Reads all recipes of a cookbook and creates a search for them. A hundred recipes take some milliseconds. Do not
    /// call it on the main actor.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - facts: Returns the facts in the user's notebook about a recipe. Each search with filters calls it.
    ///   - missing: Returns the number of ingredients of a recipe that are not at home, or `nil` if it is unknown. Each
    ///     search with the filter `missing:` calls it.
    /// - Returns: The search, and the scan with the files that could not be read.
    public static func reading(
        _ cookbook: Cookbook, facts: @escaping @Sendable (RecipeSummary) -> SearchFacts = { _ in SearchFacts() },
        missing: @escaping @Sendable (RecipeID) -> Int? = { _ in nil }
    ) -> (search: MemorySearch, scan: CookbookScan) {
        let scan = cookbook.scanAll()
        let summaries = Dictionary(scan.recipes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var recipes: [(RecipeSummary, SearchDocument)] = []
        _ = cookbook.readAll(
            { id, result in
                if let summary = summaries[id] { recipes.append((summary, SearchDocument(summary, result.recipe))) }
                return true
            }, report: { _ in })
        return (MemorySearch(recipes, facts: facts, missing: missing), scan)
    }

    /// Searches the recipes; see ``RecipeSearching/search(_:limit:beyond:deliver:)``.
    public func search(
        _ query: SearchQuery, limit: Int, beyond first: SearchResults?,
        deliver: @Sendable (SearchResults) async -> Void
    ) async throws {
        guard let results = results(for: query, limit: limit) else { return }
        await deliver(results)
    }

    /// Returns the results, or `nil` if the task was cancelled.
    func results(for query: SearchQuery, limit: Int) -> SearchResults? {
        guard var results = found(by: query, limit: limit) else { return nil }
        guard results.count == 0, !query.terms.isEmpty else { return results }
        let repair = QueryRepair(query, vocabulary)
        for attempt in repair.attempts {
            guard var other = found(by: attempt.query, limit: limit) else { return nil }
            guard other.count > 0 else { continue }
            other.remark = attempt.remark
            return other
        }
        results.remark = repair.failure
        return results
    }

    private func found(by query: SearchQuery, limit: Int) -> SearchResults? {
        guard !query.isEmpty else { return SearchResults(query: query) }
        var found: [SearchResults.SectionKind: [(recipe: SearchedRecipe, rank: SearchRank)]] = [:]
        for recipe in recipes {
            guard !Task.isCancelled else { return nil }
            guard let kind = recipe.sectionKind(in: query),
                query.admits(recipe.summary, facts)
            else { continue }
            found[kind, default: []].append((recipe, SearchRank(recipe, query)))
        }
        let order = SearchField.allCases.map(SearchResults.SectionKind.field) + [.filters]
        let sections = order.compactMap { kind in
            found[kind].map { matches in
                let best = matches.sorted { $0.rank < $1.rank }.prefix(limit)
                let hits = best.map { $0.recipe.hit(for: query, at: kind) }
                return SearchResults.Section(kind: kind, hits: hits, count: matches.count)
            }
        }
        return SearchResults(query: query, sections: sections)
    }

    /// The words of all recipes. Each access collects them again.
    private var vocabulary: Vocabulary {
        var counts: [String: Int] = [:]
        for recipe in recipes {
            let steps = recipe.lines[SearchField.steps.rawValue]
            let named = recipe.lines[..<SearchField.steps.rawValue].joined()
            for word in Set(named.flatMap(\.strings)) { counts[word, default: 0] += 1 }
            for word in Set(steps.flatMap(\.strings)) { counts[word, default: 0] += 1 }
        }
        return Vocabulary(counts)
    }
}
