import RecipeKit
import SectionedLists
import Synchronization

extension ModelController where Model == SearchResults {
    /// Looks for what is asked, in the background, and shows what there is meanwhile. A query that is asked during
    /// another takes its place.
    static func search(_ searching: any RecipeSearching, request: SearchRequest) -> ModelController<SearchResults> {
        ModelController { report in
            let wish = request.wish
            let last = Mutex(SearchResults(query: wish.query))
            try await searching.search(wish.query, limit: wish.limit, beyond: wish.first) { results in
                last.withLock { $0 = results }
                if !results.isComplete { await report(WorkProgress(done: results.count, total: 0), results) }
            }
            return last.withLock { $0 }
        }
    }
}
