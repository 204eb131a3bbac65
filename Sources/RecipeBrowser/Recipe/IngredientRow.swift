import RecipeKit
import SectionedLists
import Terminal

/// An ingredient, to be ticked off when it is in the bowl.
struct IngredientRow: TickableRow {
    let ingredient: Ingredient
    /// Columns of the amounts, so that the names stand under each other.
    let amountWidth: Int
    let style: QuantityStyle
    let notes: RecipeNotes
    let id: AnyHashable
    private let index: Int

    /// - Parameters:
    ///   - id: Names the row in its section.
    ///   - index: Its place there.
    init(
        id: AnyHashable, index: Int, ingredient: Ingredient, amountWidth: Int, style: QuantityStyle, notes: RecipeNotes
    ) {
        self.id = id
        self.index = index
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

    func toggleTick() { notes.toggle(key) }

    /// Names the tick in the recipe.
    private var key: String { "ingredient \(index)".tickName(ingredient.name) }

    private var comment: String {
        let parts = [ingredient.preparation, ingredient.isOptional ? "optional" : nil]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// Columns that the amounts of a recipe need, within reason.
    nonisolated static func amountWidth(of ingredients: [Ingredient], style: QuantityStyle) -> Int {
        let widest = ingredients.map { $0.amountLine(style).displayWidth }.max() ?? 0
        return min(widest, 14)
    }
}
