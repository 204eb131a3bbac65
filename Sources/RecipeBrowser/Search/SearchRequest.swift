import RecipeKit
import RecipeLibrary
import Synchronization

/// The next search. The main actor sets it, and a background thread reads it.
final class SearchRequest: Sendable {
    struct Request: Sendable {
        var query = SearchQuery()
        /// The maximum number of results in a section.
        var limit = 0
        /// The results that are already visible.
        var first: SearchResults?
    }

    private let current = Mutex(Request())

    var request: Request {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
