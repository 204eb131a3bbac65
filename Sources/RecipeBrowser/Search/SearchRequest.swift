import RecipeKit
import Synchronization

/// What is looked for next: set on the main actor, read where the search is.
final class SearchRequest: Sendable {
    private let current = Mutex(SearchQuery())

    var query: SearchQuery {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
