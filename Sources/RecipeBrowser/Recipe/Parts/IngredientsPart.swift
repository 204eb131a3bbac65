import CookbookStore
import RecipeFormats
import RecipeKit
import SectionedLists
import Terminal

/// The ingredients of a recipe in groups. The user can tick each ingredient.
struct IngredientsPart: RecipePart {
    private enum Line {
        case group(String)
        /// An ingredient, with its index among all ingredients of the recipe.
        case ingredient(Ingredient, Int)

        var text: String {
            switch self {
            case .group(let name): name
            case .ingredient(let ingredient, _): ingredient.writtenName ?? ingredient.name
            }
        }
    }

    private let lines: [Line]
    private let names: RowNames
    private let count: Int
    private let amountWidth: Int
    private let style: QuantityStyle

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        var lines: [Line] = []
        var count = 0
        var amountWidth = 0
        for group in shown.ingredientGroups where !group.ingredients.isEmpty {
            if let name = group.name { lines.append(.group(name.shortenedToRow)) }
            lines += group.ingredients.enumerated().map { .ingredient($1, count + $0) }
            count += group.ingredients.count
            amountWidth = max(amountWidth, IngredientRow.amountWidth(of: group.ingredients, style: style))
        }
        guard !lines.isEmpty else { return nil }
        self.lines = lines
        // The last name is that of the empty row below the ingredients.
        names = RowNames(lines.map(\.text) + [""])
        self.count = count
        self.amountWidth = amountWidth
        self.style = style
    }

    func section(notes: RecipeNotes) -> Section {
        Section(
            "Ingredients", detail: String(count), id: "ingredients", count: lines.count + 1,
            indexOfRow: { names.index(ofRow: $0) },
            row: { row(at: $0, notes: notes) })
    }

    @MainActor
    private func row(at index: Int, notes: RecipeNotes) -> any Row {
        guard index < lines.count else { return SpacerRow(id: names[index]) }
        switch lines[index] {
        case .group(let name):
            return GroupRow(id: names[index], name: name)
        case .ingredient(let ingredient, let position):
            return IngredientRow(
                id: names[index], index: index, position: position, ingredient: ingredient, amountWidth: amountWidth,
                style: style,
                notes: notes)
        }
    }
}
