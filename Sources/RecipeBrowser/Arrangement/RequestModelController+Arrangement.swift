import RecipeKit
import RecipeLibrary
import SectionedLists

extension RequestModelController where Request == ArrangementRequest, Model == LibraryContents {
    /// Creates a model controller that sorts and filters a listing in the background.
    ///
    /// - Parameter facts: Returns the facts in the notebook, for all recipes that have any.
    static func arranging(
        _ library: RecipeLibrary, facts: @escaping @Sendable () -> [RecipeID: SearchFacts]
    ) -> RequestModelController<ArrangementRequest, LibraryContents> {
        RequestModelController { request, _ in
            guard let arranged = try library.arranged(request.contents, by: request.arrangement, facts: facts()) else {
                throw CancellationError()
            }
            return arranged
        }
    }
}
