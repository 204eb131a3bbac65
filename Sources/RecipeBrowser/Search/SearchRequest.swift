import RecipeKit
import Synchronization

/// What is looked for next: set on the main actor, read where the search is.
final class SearchRequest: Sendable {
    struct Wish: Sendable {
        var query = SearchQuery()
        /// How many results a section holds at most.
        var limit = 0
        /// What shows of it already.
        var first: SearchResults?
    }

    private let current = Mutex(Wish())

    var wish: Wish {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
