import RecipeKit
import SectionedLists
import Terminal

/// What goes into the dish, in groups, each to be ticked off.
struct IngredientsPart: RecipePart {
    private enum Line {
        case group(String)
        case ingredient(Ingredient)
    }

    private let lines: [Line]
    private let count: Int
    private let amountWidth: Int
    private let style: QuantityStyle

    init?(_ result: ReadResult, style: QuantityStyle) {
        var lines: [Line] = []
        var count = 0
        var amountWidth = 0
        for group in result.recipe.ingredientGroups where !group.ingredients.isEmpty {
            if let name = group.name { lines.append(.group(name.shortenedToRow)) }
            lines += group.ingredients.map(Line.ingredient)
            count += group.ingredients.count
            amountWidth = max(amountWidth, IngredientRow.amountWidth(of: group.ingredients, style: style))
        }
        guard !lines.isEmpty else { return nil }
        self.lines = lines
        self.count = count
        self.amountWidth = amountWidth
        self.style = style
    }

    func section(notes: RecipeNotes) -> Section {
        Section(
            "Ingredients", detail: String(count), id: "ingredients", count: lines.count + 1,
            indexOfRow: { $0 as? Int },
            row: { row(at: $0, notes: notes) })
    }

    @MainActor
    private func row(at index: Int, notes: RecipeNotes) -> any Row {
        guard index < lines.count else { return SpacerRow(id: index) }
        switch lines[index] {
        case .group(let name):
            return GroupRow(id: index, name: name)
        case .ingredient(let ingredient):
            return IngredientRow(
                id: index, ingredient: ingredient, amountWidth: amountWidth, style: style, notes: notes)
        }
    }
}
