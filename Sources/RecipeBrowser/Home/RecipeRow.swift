import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// A recipe in a list. Choosing the row opens the recipe.
final class RecipeRow: ActionableRow {
    let recipe: RecipeSummary
    private let store: Store
    weak var actionDelegate: (any ActionDelegate)?

    init(_ recipe: RecipeSummary, _ store: Store) {
        self.recipe = recipe
        self.store = store
    }

    var id: AnyHashable { recipe.id }

    func configure(_ cell: RecipeCell) {
        cell.title = recipe.title
        cell.time = recipe.totalTime?.formatted(.short)
        cell.servings = recipe.servings
        cell.isFavourite = store.mark(of: recipe)?.isFavourite == true
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openRecipe(recipe)
    }
}
