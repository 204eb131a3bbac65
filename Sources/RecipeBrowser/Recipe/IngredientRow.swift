import RecipeKit
import SectionedLists
import Terminal

/// An ingredient that the user can tick. Choosing the row opens the screen of the ingredient. If the ingredient refers
/// to a recipe, choosing the row opens that recipe instead.
final class IngredientRow: ActionableRow, TickableRow {
    let ingredient: Ingredient
    /// The width of the column for the amounts, in columns of the screen. It is the same for all ingredients of the
    /// recipe.
    let amountWidth: Int
    let style: QuantityStyle
    let notes: RecipeNotes
    let id: AnyHashable
    weak var actionDelegate: (any ActionDelegate)?
    private let index: Int
    private let position: Int

    /// - Parameters:
    ///   - id: The identity of the row in its section.
    ///   - index: The index of the row in its section. It is a part of the key under which the notebook stores the
    ///     tick.
    ///   - position: The index of the ingredient among all ingredients in the lists of the recipe.
    ///   - ingredient: The ingredient.
    ///   - amountWidth: The width of the column for the amounts.
    ///   - style: How amounts are written.
    ///   - notes: The notebook entry of the recipe.
    init(
        id: AnyHashable, index: Int, position: Int, ingredient: Ingredient, amountWidth: Int, style: QuantityStyle,
        notes: RecipeNotes
    ) {
        self.id = id
        self.index = index
        self.position = position
        self.ingredient = ingredient
        self.amountWidth = amountWidth
        self.style = style
        self.notes = notes
    }

    func configure(_ cell: IngredientCell) {
        cell.amount = ingredient.amountLine(style).shortenedToRow
        cell.name = ingredient.name.spelledOut(style).shortenedToRow
        cell.comment = comment.spelledOut(style).shortenedToRow
        cell.amountWidth = amountWidth
        cell.isTicked = notes.isTicked(key)
    }

    func performAction() {
        if let reference = ingredient.recipeReference {
            delegate(as: (any ReferenceActionDelegate).self)?.openRecipe(referredToBy: reference)
        } else {
            delegate(as: (any IngredientActionDelegate).self)?.openIngredient(at: position)
        }
    }

    func toggleTick() { notes.toggle(key) }

    /// The key under which the notebook stores the tick.
    private var key: String { "ingredient \(index)".tickName(ingredient.writtenName ?? ingredient.name) }

    private var comment: String {
        let parts = [ingredient.preparation, ingredient.isOptional ? "optional" : nil]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// Returns the width of the widest amount in columns, at most 14.
    nonisolated static func amountWidth(of ingredients: [Ingredient], style: QuantityStyle) -> Int {
        let widest = ingredients.map { $0.amountLine(style).displayWidth }.max() ?? 0
        return min(widest, 14)
    }
}
