import RecipeKit
import RecipeLibrary
import SectionedLists

/// Opens the screen for a row of the home screen.
@MainActor
protocol RecipeActionDelegate: ActionDelegate {
    func openRecipe(_ recipe: RecipeSummary)
    func openUnreadableFile(_ file: UnreadableRecipe)
    func openGuide()
}
