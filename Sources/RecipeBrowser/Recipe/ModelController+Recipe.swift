import RecipeKit
import RecipeLibrary
import SectionedLists

extension ModelController where Model == RecipePage {
    /// Creates a model controller that reads the requested recipe and prepares its page in the background.
    ///
    /// - Parameter library: The library, which finds a recipe whose file was moved.
    static func recipe(
        of cookbook: Cookbook, in library: RecipeLibrary?, request: RecipeRequest
    ) -> ModelController<RecipePage> {
        let loader = RecipeLoader(cookbook)
        return ModelController { _ in
            guard let request = request.request else { return RecipePage() }
            return RecipePage(
                try await loader.read(request.recipe, after: request.shown, in: library), style: request.style)
        }
    }
}
