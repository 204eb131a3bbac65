import RecipeKit

/// Writes a recipe as RecipeMD. Omits all that the format cannot contain, such as times, the course and the source.
struct RecipeMDWriter {
    func text(for recipe: Recipe) -> String {
        let metadata = recipe.metadata
        var blocks = ["# \(MarkdownText.words(recipe.title.singleLine))"]
        blocks += paragraphs(metadata.description ?? "")
        let tags = metadata.tags.map(Self.part).filter { !$0.isEmpty }
        if !tags.isEmpty { blocks.append("*\(tags.joined(separator: ", "))*") }
        if let yields = yields(metadata) { blocks.append("**\(yields)**") }
        blocks.append("---")
        blocks += MarkdownIngredientsWriter(marksAmounts: true).blocks(for: recipe.ingredientGroups, level: 2)
        let steps = MarkdownStepsWriter.blocks(for: recipe.sections, level: 2)
        if !steps.isEmpty { blocks.append("---") }
        return (blocks + steps).joined(separator: "\n\n") + "\n"
    }

    /// Returns the Markdown of each paragraph of a text.
    private func paragraphs(_ text: String) -> [String] {
        MarkdownText.paragraphs(text).map { MarkdownText.words($0) }.filter { !$0.isEmpty }
    }

    /// Returns the servings and the other yields, with commas between them, or `nil` if there are none. A yield must
    /// begin with a number. In the servings, the number can be further inside, and then only the number is written.
    private func yields(_ metadata: RecipeMetadata) -> String? {
        var yields: [String] = []
        if let servings = metadata.servings {
            yields.append(
                RecipeMDDocument.Amount(servings.measured) == nil ? servings.number?.written ?? "" : servings.measured)
        }
        for other in metadata.others where other.key == "yield" {
            yields += other.value.split(separator: ", ").map(String.init)
        }
        yields = yields.filter { RecipeMDDocument.Amount($0) != nil }.map(Self.part)
        return yields.isEmpty ? nil : yields.joined(separator: ", ")
    }

    /// Returns the Markdown of one entry in a list with commas.
    private static func part(_ text: String) -> String { MarkdownText.words(RecipeMDComma.widened(text.singleLine)) }
}
