import RecipeLibrary

/// A request to search: the query and the number of results to find.
struct SearchRequest: Sendable {
    /// The delay before the search finds and counts all results. Until then, the search finds only enough results
    /// to fill the screen.
    static let countingDelay: Duration = .milliseconds(100)

    var query = SearchQuery()
    /// The maximum number of results in each section.
    var limit = 0
    /// The results that are already visible, or `nil` if none are visible. The search does not deliver them again.
    var first: SearchResults?
}
