import RecipeKit
import SectionedLists

/// Opens what a row of the home screen stands for.
@MainActor
protocol RecipeActionDelegate: ActionDelegate {
    func openRecipe(_ recipe: RecipeSummary)
    func openProblem(_ file: UnreadableRecipe)
    func openGuide()
}
