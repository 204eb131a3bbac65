import RecipeKit
import RecipeLibrary
import SectionedLists

extension RequestModelController where Request == RecipeRequest?, Model == RecipePage {
    /// Creates a model controller that reads the requested recipe and prepares its page in the background. If the
    /// request is `nil`, the page is empty.
    ///
    /// - Parameters:
    ///   - reader: The reader that all screens share.
    ///   - screen: The screen of the recipe.
    ///   - library: The library, which finds recipes whose files were moved. If `nil`, such a recipe is not found.
    static func recipe(
        from reader: RecipeReader, for screen: RecipeReader.Screen, in library: RecipeLibrary?
    ) -> RequestModelController<RecipeRequest?, RecipePage> {
        RequestModelController { request, _ in
            guard let request else { return RecipePage() }
            return RecipePage(
                try await reader.read(request, for: screen, in: library), request.presentation, style: request.style)
        }
    }
}
