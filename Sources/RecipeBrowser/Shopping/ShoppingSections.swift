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
        // An amount that is wider than 14 columns of the screen is drawn before the name, not in its own column.
        let width = min((list.lines + list.optional).map { amount($0).displayWidth }.max() ?? 0, 14)
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
