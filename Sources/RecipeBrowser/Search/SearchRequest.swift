import RecipeLibrary

/// A request to search: the query and the number of results to find.
struct SearchRequest: Sendable {
    /// The delay before all results are found and counted. Before that, only enough results for one screen are found.
    static let countingDelay: Duration = .milliseconds(100)

    var query = SearchQuery()
    /// The maximum number of results in each section.
    var limit = 0
    /// The results that are already visible, or `nil`. The search does not deliver them again.
    var first: SearchResults?
}
