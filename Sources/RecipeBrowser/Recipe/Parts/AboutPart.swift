import RecipeFormats
import RecipeKit
import SectionedLists
import Terminal

/// The first part of the screen: the title of the recipe, short facts and the description.
struct AboutPart: RecipePart {
    private let title: String
    private let facts: [String]
    private let description: [StyledText]
    private let style: QuantityStyle

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        self.style = style
        title = shown.result.recipe.title.spelledOut(style).shortenedToRow
        let facts = shown.facts(RecipeFacts.facts(for: shown.result.recipe.metadata))
        self.facts = facts.map { $0.spelledOut(style).shortenedToRow }
        let text = (shown.result.recipe.metadata.description ?? "").spelledOut(style)
        description = text.isEmpty ? [] : StyledText(text).cutIntoRows
    }

    func section(notes: RecipeNotes) -> Section {
        var heading = StyledText(title, role: .title)
        if notes.entry.isFavourite { heading.append(" \(style.symbols.star)", .accent) }
        var rows: [any Row] = [ParagraphRow(id: "title", text: heading)]
        if !facts.isEmpty { rows.append(FactsRow(facts: facts)) }
        if !description.isEmpty { rows.append(SpacerRow(id: "above description")) }
        rows += ParagraphRow.rows("description", description)
        rows.append(SpacerRow(id: "end"))
        return Section(id: "about", rows: rows)
    }
}
