import RecipeKit
import SectionedLists

extension NavigationController {
    /// Shows a recipe over the screen that shows now.
    func open(_ recipe: RecipeSummary, of cookbook: Cookbook, session: CookingSession) {
        let details = RecipeDetailsViewController(cookbook: cookbook, session: session)
        push(StatusOverlay(over: details, following: details.source, words: .recipe))
        details.show(recipe)
    }
}
