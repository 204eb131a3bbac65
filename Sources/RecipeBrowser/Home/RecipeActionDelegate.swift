import RecipeKit
import RecipeLibrary
import SectionedLists

/// An action delegate that opens the screens for the rows of a list of recipes, such as the home screen.
@MainActor
protocol RecipeActionDelegate: ActionDelegate {
    func openRecipe(_ recipe: RecipeSummary)
    func openUnreadableFile(_ file: UnreadableRecipe)
    func openGuide()
}
