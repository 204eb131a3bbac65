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

    /// `for 4` people, `× 12` pieces: a column has no room for more.
    private static func shortServings(_ servings: Servings) -> String {
        guard let number = servings.number else { return servings.text }
        let amount = Quantity(.number(number)).formatted()
        return servings.text.allSatisfy(\.isNumber) ? "for \(amount)" : "× \(amount)"
    }
}
