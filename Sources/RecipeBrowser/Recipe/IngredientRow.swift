import CookbookStore
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
    let position: Int

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
        cell.isLit = notes.lights.ingredients.contains(position)
        cell.state = notes.lights.home?[ingredient.name]
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
        let parts = [ingredient.writtenPreparation, ingredient.isOptional ? "optional" : nil]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// Returns the width of the column for the amounts: that of the widest one, without the amounts that have no place in
    /// a column, such as `2 tablespoons plus 1 teaspoon`.
    nonisolated static func amountWidth(of ingredients: [Ingredient], style: QuantityStyle) -> Int {
        amountWidth(of: ingredients.lazy.map { $0.amountLine(style) })
    }

    nonisolated static func amountWidth(of amounts: some Sequence<String>) -> Int {
        amounts.lazy.map(\.displayWidth).filter { $0 <= 14 }.max() ?? 0
    }
}

/// Draws a sign for what is ticked or at home, the amount in a column of its own, the name and the preparation. A long
/// text is wrapped.
final class IngredientCell: Cell {
    var amount = ""
    var name = ""
    var comment = ""
    var amountWidth = 0
    var isTicked = false
    /// Whether the selected step uses the ingredient.
    var isLit = false
    var state: IngredientsAtHome.State?
    /// Whether the sign is a box to tick, as on a shopping list.
    var hasBox = false

    private static let signColumn = 1
    private static let amountColumn = 3
    /// The minimum width for the name, in columns. If the column of the amounts leaves less, the amount is drawn before
    /// the name instead.
    private static let minimumNameWidth = 20

    func height(forWidth width: Int) -> Int {
        layout(width: width).lines.count
    }

    func draw(in surface: Surface, state: CellState) {
        let sign = sign(surface.symbols)
        surface.draw(String(sign.0), x: Self.signColumn, y: 0, role: sign.1)
        let layout = layout(width: surface.width)
        let start = layout.nameColumn - 2 - layout.amount.displayWidth
        surface.draw(layout.amount, x: start, y: 0, role: isTicked ? .dim : .amount)
        for (y, line) in layout.lines.enumerated() {
            surface.draw(line, x: layout.nameColumn, y: y)
        }
    }

    private func sign(_ symbols: Symbols) -> (Character, Role) {
        if hasBox { return isTicked ? (symbols.ticked, .done) : (symbols.unticked, .dim) }
        if isTicked { return (symbols.mark, .done) }
        guard let state else { return (" ", .text) }
        return (state.sign(symbols), state == .enough ? .done : .dim)
    }

    private struct Layout {
        /// The amount in its column. Empty if the amount is drawn before the name instead.
        var amount = ""
        var nameColumn: Int
        var lines: [StyledText] = []
    }

    private func layout(width: Int) -> Layout {
        let column = Self.amountColumn + (amountWidth > 0 ? amountWidth + 2 : 0)
        var layout = Layout(nameColumn: column)
        let isNarrow = width - column - 1 < Self.minimumNameWidth
        var text = StyledText()
        // An amount that does not fit in its column is drawn before the name, from the start of the column on.
        let isBefore = isNarrow || amount.displayWidth > amountWidth
        if isBefore { layout.nameColumn = Self.amountColumn }
        if isBefore {
            if !amount.isEmpty { text.append("\(amount) ", isTicked ? .dim : .amount) }
        } else {
            layout.amount = amount
        }
        text.append(name, isTicked ? .dim : isLit ? .strong : .text)
        if !comment.isEmpty { text.append((comment.first == "(" ? " " : ", ") + comment, .dim) }
        layout.lines = text.wrapped(toWidth: width - layout.nameColumn - 1)
        return layout
    }
}

extension IngredientsAtHome.State {
    /// The states that have a sign, in the order of the legend.
    static let withSigns: [Self] = [.enough, .always, .replaceable]

    /// What the sign means, in the legend. Empty if there is no sign.
    var meaning: String {
        switch self {
        case .enough: "at home"
        case .always: "always there"
        case .replaceable: "substitute"
        case .missing: ""
        }
    }

    /// The sign before an ingredient. ``SignsRow`` and the help explain it.
    func sign(_ symbols: Symbols) -> Character {
        switch self {
        case .enough: symbols.isUnicode && !symbols.isSpoken ? "●" : "+"
        case .always: symbols.isUnicode ? "∞" : "="
        case .replaceable: symbols.isUnicode && !symbols.isSpoken ? "≈" : "~"
        case .missing: " "
        }
    }
}
