import RecipeKit
import SectionedLists

/// The list of the steps on the right of the list of the ingredients.
@MainActor
final class RecipeStepsViewController: SectionsViewController {
    private weak var details: RecipeDetailsViewController?

    init(of details: RecipeDetailsViewController) {
        self.details = details
        super.init()
        emptyText = ""
    }

    /// The key commands of the list and those for the recipe.
    override var keyCommands: [KeyCommand] { super.keyCommands + (details?.recipeCommands ?? []) }
}

extension RecipeStepsViewController: StepActionDelegate, ReferenceActionDelegate {
    func cook(from number: Int) { details?.cook(from: number) }

    func openRecipe(referredToBy reference: RecipeReference) { details?.openRecipe(referredToBy: reference) }
}
