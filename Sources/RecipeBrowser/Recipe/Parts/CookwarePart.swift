import RecipeFormats
import RecipeKit
import SectionedLists
import Terminal

/// The cookware of a recipe.
struct CookwarePart: RecipePart {
    private let count: Int
    private let text: [StyledText]

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        let cookware = shown.result.recipe.cookwareList
        guard !cookware.isEmpty else { return nil }
        count = cookware.count
        text = StyledText(cookware.map { $0.line(style) }.joined(separator: ", ")).cutIntoRows
    }

    func section(notes: RecipeNotes) -> Section {
        let rows: [any Row] = ParagraphRow.rows("cookware", text) + [SpacerRow(id: "end")]
        return Section("Cookware", detail: String(count), id: "cookware", rows: rows)
    }
}
