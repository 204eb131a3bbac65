import CookbookStore
import Kitchen
import RecipeKit
import SectionedLists
import Terminal

/// Creates the sections of the shopping list: the aisles, optional items, recipes, what is at home, and problems.
@MainActor
struct ShoppingSections {
    /// The id of the section of recipes.
    static let recipesID = "recipes"

    /// Returns the amount of a line as text.
    let amount: (ShoppingLine) -> String
    let style: QuantityStyle
    let isTicked: (ShoppingLine) -> Bool

    /// Returns the sections.
    ///
    /// - Parameters:
    ///   - contents: The shopping list.
    ///   - open: Called with the recipe that the user chooses.
    func sections(of contents: ShoppingContents, open: @escaping (ShoppingContents.ListedRecipe) -> Void) -> [Section] {
        let list = contents.list
        let width = IngredientRow.amountWidth(of: (list.lines + list.optional).map(amount))
        let aisles = list.sections.map {
            section(Self.heading($0.aisle), $0.lines, id: "aisle \($0.aisle)", amountWidth: width)
        }
        let optional =
            list.optional.isEmpty ? nil : section("Optional", list.optional, id: "optional", amountWidth: width)
        return aisles
            + [optional, recipes(contents, open), atHome(list), .problems(contents.messages, title: "Problems")]
            .compactMap(\.self)
    }

    private func section(_ title: String, _ lines: [ShoppingLine], id: String, amountWidth: Int) -> Section {
        // What is in the basket already sinks to the end of its aisle.
        let lines = lines.filter { !isTicked($0) } + lines.filter(isTicked)
        let ticked = lines.count(where: isTicked)
        return Section(
            title, detail: ticked == 0 ? String(lines.count) : "\(lines.count - ticked) of \(lines.count)", id: id,
            rows: lines.map { ShoppingRow($0, amount: amount($0), amountWidth: amountWidth, style: style) })
    }

    private func recipes(
        _ contents: ShoppingContents, _ open: @escaping (ShoppingContents.ListedRecipe) -> Void
    ) -> Section? {
        guard !contents.recipes.isEmpty else { return nil }
        return Section(
            "Recipes", detail: String(contents.recipes.count), id: Self.recipesID,
            rows: contents.recipes.map { ListedRecipeRow(recipe: $0, style: style) }
        ).onSelect { row, _ in
            if let row = row as? ListedRecipeRow { open(row.recipe) }
        }
    }

    private func atHome(_ list: ShoppingList) -> Section? {
        guard !list.covered.isEmpty else { return nil }
        let rows = list.covered.map {
            TextRow(
                $0.coveredText.withoutControlCharacters.shortenedToRow, role: .dim, isSelectable: false,
                id: $0.grocery.key)
        }
        return Section("At home", id: "covered", rows: rows)
    }

    private static func heading(_ aisle: String) -> String {
        let text = aisle.withoutControlCharacters
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

/// An action delegate that opens and ticks lines of the shopping list.
@MainActor
protocol ShoppingActionDelegate: ActionDelegate {
    /// Opens the screen that shows which recipes need the grocery of a line.
    func open(_ line: ShoppingLine)
    /// Ticks or unticks a line.
    func toggleTick(_ line: ShoppingLine)
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
        cell.hasBox = true
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
