import RecipeKit
import SectionedLists

/// The steps of a recipe, where they stand beside its ingredients.
@MainActor
final class RecipeStepsViewController: SectionsViewController {
    private weak var details: RecipeDetailsViewController?

    init(of details: RecipeDetailsViewController) {
        self.details = details
        super.init()
        emptyText = ""
    }

    /// Those of the list, and what can be done with the recipe.
    override var keyCommands: [KeyCommand] { super.keyCommands + (details?.shownRecipeCommands ?? []) }
}
