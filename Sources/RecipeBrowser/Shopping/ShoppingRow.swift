import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// An action delegate that opens and ticks lines of the shopping list.
@MainActor
protocol ShoppingActionDelegate: ActionDelegate {
    /// Opens the screen that shows which recipes need the grocery of a line.
    func open(_ line: ShoppingLine)
    /// Ticks or unticks a line.
    func toggleTick(_ line: ShoppingLine)
    /// Returns whether a line is ticked.
    func isTicked(_ line: ShoppingLine) -> Bool
}

/// A line of the shopping list. Choosing the row shows which recipes need the grocery.
final class ShoppingRow: ActionableRow, TickableRow {
    let line: ShoppingLine
    /// The amount as text.
    let amount: String
    /// The width of the column for the amounts, in columns of the screen. It is the same for all lines.
    let amountWidth: Int
    let style: QuantityStyle
    weak var actionDelegate: (any ActionDelegate)?

    var id: AnyHashable { line.grocery.key }
    var findText: String? { line.name }

    init(_ line: ShoppingLine, amount: String, amountWidth: Int, style: QuantityStyle) {
        self.line = line
        self.amount = amount
        self.amountWidth = amountWidth
        self.style = style
    }

    func configure(_ cell: IngredientCell) {
        cell.amount = amount.withoutControlCharacters.shortenedToRow
        cell.name = line.name.withoutControlCharacters.spelledOut(style).shortenedToRow
        cell.comment = comment.withoutControlCharacters.spelledOut(style).shortenedToRow
        cell.amountWidth = amountWidth
        cell.isTicked = delegate(as: (any ShoppingActionDelegate).self)?.isTicked(line) ?? false
    }

    func performAction() { delegate(as: (any ShoppingActionDelegate).self)?.open(line) }

    func toggleTick() { delegate(as: (any ShoppingActionDelegate).self)?.toggleTick(line) }

    /// A comment after the name: the other names that were merged into the line, and what is at home.
    private var comment: String {
        let others = line.otherNames.isEmpty ? [] : ["also " + line.otherNames.joined(separator: ", ")]
        let supplies = line.supplies.map { supply in
            let place = supply.stock.place.isEmpty ? "at home" : "in the \(supply.stock.place)"
            guard case .quantity(let quantity) = supply.stock.supply else { return place }
            return "\(quantity.formatted(style)) \(place)"
        }
        return (others + supplies).joined(separator: "; ")
    }
}

/// A recipe on the shopping list, with its factor at the right.
struct ListedRecipeRow: Row {
    let recipe: ShoppingContents.ListedRecipe
    let style: QuantityStyle

    var id: AnyHashable { recipe.repetition == 0 ? recipe.path : "\(recipe.path)\n\(recipe.repetition)" }
    var findText: String? { recipe.title }

    func configure(_ cell: TextCell) {
        let title = recipe.title.withoutControlCharacters
        cell.text = StyledText(title, role: recipe.id == nil ? .error : .text)
        let times = style == .unicode ? "×" : "x"
        cell.detail =
            recipe.id == nil ? "missing" : recipe.factor == .one ? nil : "\(times) \(recipe.factor.formatted(style))"
    }
}
