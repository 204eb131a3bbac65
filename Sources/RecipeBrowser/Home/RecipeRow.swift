import RecipeKit
import SectionedLists

/// A recipe in a list; choosing it opens the recipe.
final class RecipeRow: ActionableRow {
    let recipe: RecipeSummary
    weak var actionDelegate: (any ActionDelegate)?

    init(_ recipe: RecipeSummary) {
        self.recipe = recipe
    }

    var id: AnyHashable { recipe.id }

    func configure(_ cell: RecipeCell) {
        cell.title = recipe.title
        cell.time = recipe.totalTime?.formatted(.short)
        cell.servings = recipe.servings
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openRecipe(recipe)
    }
}
