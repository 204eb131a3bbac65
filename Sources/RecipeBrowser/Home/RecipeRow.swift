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
        cell.servings = recipe.servings.map(Self.shortServings)
    }

    func performAction() {
        delegate(as: (any RecipeActionDelegate).self)?.openRecipe(recipe)
    }

    /// `×4`, whether people or pieces: a column has no room for more.
    private static func shortServings(_ servings: Servings) -> String {
        servings.number.map { "×\(Quantity(.number($0)).formatted())" } ?? servings.text
    }
}
