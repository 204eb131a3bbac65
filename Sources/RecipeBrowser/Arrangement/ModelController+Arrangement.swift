import RecipeKit
import RecipeLibrary
import SectionedLists

extension ModelController where Model == LibraryContents {
    /// Creates a model controller that sorts and filters a listing in the background.
    ///
    /// - Parameter facts: Returns the facts in the notebook, for all recipes that have any.
    static func arranging(
        _ library: RecipeLibrary, _ request: ArrangementRequest,
        facts: @escaping @Sendable () -> [RecipeID: SearchFacts]
    ) -> ModelController<LibraryContents> {
        ModelController { _ in
            let request = request.request
            guard let arranged = try library.arranged(request.contents, by: request.arrangement, facts: facts()) else {
                throw CancellationError()
            }
            return arranged
        }
    }
}
