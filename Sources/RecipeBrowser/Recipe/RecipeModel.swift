import RecipeKit
import SectionedLists

extension ModelController where Model == RecipePage {
    /// Reads the recipe that is asked for and makes it ready to be shown, all in the background.
    ///
    /// - Parameter library: Where a recipe is looked for whose file went elsewhere.
    static func recipe(
        of cookbook: Cookbook, in library: RecipeLibrary?, request: RecipeRequest
    ) -> ModelController<RecipePage> {
        let loader = RecipeLoader(cookbook)
        return ModelController { _ in
            guard let wish = request.wish else { return RecipePage() }
            return RecipePage(
                try await loader.read(wish.recipe, after: wish.shown, in: library), style: wish.style)
        }
    }
}
