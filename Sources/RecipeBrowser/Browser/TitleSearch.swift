import RecipeLibrary
import SectionedLists

/// Finds recipes by words of their titles, from letter to letter.
@MainActor
final class TitleSearch {
    private let searching: any RecipeSearching
    private let source: RequestModelController<SearchRequest, SearchResults>
    private var observation: ModelObservation?
    private var text = ""
    private var found: [RecipeSummary] = []

    /// - Parameters:
    ///   - searching: Searches the cookbook.
    ///   - onChange: Called after other recipes were found for the last text.
    init(_ searching: any RecipeSearching, onChange: @escaping @MainActor () -> Void) {
        self.searching = searching
        source = .search(searching)
        observation = source.observe { [weak self] event in
            guard let self, case .updated(let results) = event, !results.query.isEmpty else { return }
            let recipes = results.recipes
            guard recipes != found else { return }
            found = recipes
            onChange()
        }
        // An empty search opens the index in advance, so that the first letter is faster.
        source.update(for: SearchRequest())
    }

    /// Returns the recipes found so far, at most a number. Later results are announced.
    func recipes(titled text: String, limit: Int = 6) -> [RecipeSummary] {
        guard text != self.text else { return found }
        self.text = text
        guard let query = SearchQuery(titled: text) else {
            source.cancel()
            found = []
            return []
        }
        let first = searching.resultsAtOnce(for: query, limit: limit)
        if let first { found = first.recipes }
        if first?.isComplete != true { source.update(for: SearchRequest(query: query, limit: limit, first: first)) }
        return found
    }

    /// Waits until the recipes are found. For tests.
    func settle() async { await source.settle() }
}

extension SearchQuery {
    /// Creates a query for recipes whose titles have the words of a text, or `nil` if it has none.
    init?(titled text: String) {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        let (query, diagnostics) = SearchQuery.parse(words.map { "title:\($0)" }.joined(separator: " "))
        guard diagnostics.isEmpty, !query.isEmpty else { return nil }
        self = query
    }
}

extension SearchResults {
    /// The recipes of all sections.
    fileprivate var recipes: [RecipeSummary] { sections.flatMap(\.hits).map(\.recipe) }
}
