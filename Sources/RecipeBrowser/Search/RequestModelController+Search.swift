import RecipeKit
import RecipeLibrary
import SectionedLists
import Synchronization

extension RequestModelController where Request == SearchRequest, Model == SearchResults {
    /// Creates a model controller that searches in the background and reports partial results. A new request cancels
    /// the running search.
    static func search(_ searching: any RecipeSearching) -> RequestModelController<SearchRequest, SearchResults> {
        RequestModelController { request, report in
            let last = Mutex(SearchResults(query: request.query))
            try await searching.search(request.query, limit: request.limit, beyond: request.first) { results in
                last.withLock { $0 = results }
                if !results.isComplete { await report(WorkProgress(done: results.count, total: 0), results) }
            }
            return last.withLock { $0 }
        }
    }
}
