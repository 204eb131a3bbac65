import RecipeKit
import RecipeLibrary
import SectionedLists

extension RequestModelController where Request == RecipeRequest?, Model == RecipePage {
    /// Creates a model controller that reads the requested recipe and prepares its page in the background. If the
    /// request is `nil`, the page is empty.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - library: The library, which finds recipes whose files were moved. If `nil`, such a recipe is not found.
    static func recipe(
        of cookbook: Cookbook, in library: RecipeLibrary?
    ) -> RequestModelController<RecipeRequest?, RecipePage> {
        let loader = RecipeLoader(cookbook)
        return RequestModelController { request, _ in
            guard let request else { return RecipePage() }
            return RecipePage(
                try await loader.read(request.recipe, after: request.shown, in: library), request.presentation,
                style: request.style)
        }
    }
}
