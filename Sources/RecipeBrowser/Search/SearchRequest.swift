import RecipeLibrary

/// A search: the query and how many results to find.
struct SearchRequest: Sendable {
    /// The delay before all results are counted. Until then, only a screen of results is searched for.
    static let countingDelay: Duration = .milliseconds(100)

    var query = SearchQuery()
    /// The maximum number of results in a section.
    var limit = 0
    /// The results that are already visible.
    var first: SearchResults?
}
