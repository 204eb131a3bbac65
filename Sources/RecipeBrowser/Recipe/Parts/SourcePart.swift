import RecipeKit
import SectionedLists
import Terminal

/// Whose recipe it is, and where it comes from.
struct SourcePart: RecipePart {
    private let facts: [String]

    init?(_ result: ReadResult, style: QuantityStyle) {
        let metadata = result.recipe.metadata
        let author = metadata.author.map { "by \($0)" }
        facts = [author, metadata.source?.name, metadata.source?.url].compactMap { $0?.shortenedToRow }
        guard !facts.isEmpty else { return nil }
    }

    func section(notes: RecipeNotes) -> Section {
        Section("Source", id: "source", rows: ParagraphRow.rows("source", facts.map { StyledText($0, role: .dim) }))
    }
}
