import RecipeLibrary

/// A search: the query and how many results to find.
struct SearchRequest: Sendable {
    var query = SearchQuery()
    /// The maximum number of results in a section.
    var limit = 0
    /// The results that are already visible.
    var first: SearchResults?
}
