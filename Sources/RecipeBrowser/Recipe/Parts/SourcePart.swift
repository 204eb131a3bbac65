import RecipeFormats
import RecipeKit
import SectionedLists
import Terminal

/// The author and the source of a recipe, and the metadata that no other part shows.
struct SourcePart: RecipePart {
    private let facts: [String]
    private let title: String

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        let metadata = shown.result.recipe.metadata
        let author = metadata.author.map { "by \($0)" }
        let source = [author, metadata.source?.name, metadata.source?.url].compactMap(\.self)
        let details = RecipeDetails(metadata).entries.map(\.line)
        facts = (source + details).map { $0.spelledOut(style).shortenedToRow }
        title = source.isEmpty ? "About" : "Source"
        guard !facts.isEmpty else { return nil }
    }

    func section(notes: RecipeNotes) -> Section {
        Section(title, id: "source", rows: ParagraphRow.rows("source", facts.map { StyledText($0, role: .dim) }))
    }
}
