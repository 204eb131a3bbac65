import RecipeKit
import SectionedLists

extension ModelController where Model == RecipePage {
    /// Reads the recipe that is asked for and makes it ready to be shown, all in the background.
    static func recipe(of cookbook: Cookbook, request: RecipeRequest) -> ModelController<RecipePage> {
        let loader = RecipeLoader(cookbook)
        return ModelController { _ in
            guard let wish = request.wish else { return RecipePage() }
            return RecipePage(wish.recipe.id, try await loader.load(wish.recipe), style: wish.style)
        }
    }
}
