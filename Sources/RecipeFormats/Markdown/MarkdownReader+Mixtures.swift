/// Ingredients in unusual blocks, and steps among ingredients.
extension MarkdownReader {
    /// Whether a block describes cooking, or follows such a block, in a text that does not announce its steps.
    func isBehindIngredients(_ block: MarkdownBlock) -> Bool {
        guard ingredients.count > 0 else { return false }
        guard block.text.utf8.contains(where: EastAsianText.isLead) else { return false }
        if !trailing.isEmpty { return MarkdownLineShape(block.text) != .amount }
        var words = MarkdownCookingWords()
        words.add(block.text)
        return words.isTold && block.text.contains { "，,。".contains($0) } && MarkdownAmounts.count(in: block.text) == 0
    }

    /// Returns the blocks with quotations at the start of an ingredient list replaced by their entries.
    static func withQuotedEntries(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        guard let first = blocks.first, let entries = quotedEntries(first), !entries.isEmpty else { return blocks }
        return blocks.map { block in quotedEntries(block).map { MarkdownBlock(entries: $0) } ?? block }
    }

    private static func quotedEntries(_ block: MarkdownBlock) -> [String]? {
        guard case .quote = block.content,
            block.lines.allSatisfy({ MarkdownLineShape($0) != .sentence && $0.count <= 40 })
        else { return nil }
        return block.lines
    }

    /// Adds the amounts in lists inside steps as ingredients, if the recipe has no ingredient list.
    mutating func addAmounts(inside list: MarkdownList) {
        for item in list.items {
            let entries = item.lists.flatMap { $0.items.map(\.text) }.filter { text in
                MarkdownLineShape(text) == .amount && !MarkdownCookingWords.tells(text)
            }
            if entries.count >= 2 { ingredients.add(MarkdownList(entries: entries)) }
        }
    }
}
