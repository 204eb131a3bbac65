import RecipeKit
import SectionedLists

extension NavigationController {
    /// Shows a recipe over the screen that shows now.
    func open(_ recipe: RecipeSummary, of cookbook: Cookbook, session: CookingSession, editing: FileEditing?) {
        let details = RecipeDetailsViewController(cookbook: cookbook, session: session)
        details.editing = editing
        let status = StatusOverlay(
            over: RecipeViewController(details), following: details.source, words: .recipe)
        status.follow(session.keeping, words: .notebook)
        push(status)
        details.show(recipe)
    }
}
