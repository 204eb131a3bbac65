import RecipeKit
import RecipeLibrary
import SectionedLists

extension NavigationController {
    /// Pushes the screen of a recipe.
    func open(
        _ recipe: RecipeSummary, of cookbook: Cookbook, session: CookingSession, editing: FileEditing?,
        changes: CookbookChanges?
    ) {
        let details = RecipeDetailsViewController(cookbook: cookbook, session: session, changes: changes)
        details.editing = editing
        let status = StatusOverlay(
            over: RecipeViewController(details), following: details.source, words: .recipe)
        status.follow(session.saving, words: .notebook)
        details.onMessage = { [weak status] in status?.message = $0 }
        push(status)
        details.show(recipe)
    }
}
