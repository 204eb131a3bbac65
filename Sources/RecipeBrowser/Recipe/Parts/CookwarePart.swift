import RecipeFormats
import RecipeKit
import SectionedLists
import Terminal

/// The cookware of a recipe. Choosing a piece opens the screen of this piece of cookware.
struct CookwarePart: RecipePart {
    private let pieces: [(name: String, line: String)]

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        let cookware = shown.result.recipe.cookwareList
        guard !cookware.isEmpty else { return nil }
        pieces = cookware.map { ($0.name, $0.line(style).shortenedToRow) }
    }

    func section(notes: RecipeNotes) -> Section {
        Section(
            "Cookware", detail: String(pieces.count), id: "cookware", count: pieces.count,
            indexOfRow: { $0 as? Int },
            row: { index in
                CookwareRow(
                    id: index, name: pieces[index].name, line: pieces[index].line, isLast: index == pieces.count - 1)
            })
    }
}
