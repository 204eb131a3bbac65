import RecipeKit
import RecipeLibrary
import SectionedLists

extension RequestModelController where Request == ArrangementRequest, Model == LibraryContents {
    /// Creates a model controller that sorts and filters the recipes of a request in the background.
    ///
    /// - Parameters:
    ///   - library: The library of the recipes to sort and filter.
    ///   - facts: Returns facts about the recipes from the notebook and the pantry, as far as the sort order and the
    ///     filters need them. Called in the background.
    static func arranging(
        _ library: RecipeLibrary, facts: @escaping @Sendable (ListArrangement) -> [RecipeID: SearchFacts]
    ) -> RequestModelController<ArrangementRequest, LibraryContents> {
        RequestModelController { request, _ in
            guard
                let arranged = try library.arranged(
                    request.contents, by: request.arrangement, facts: facts(request.arrangement))
            else {
                throw CancellationError()
            }
            return arranged
        }
    }
}
