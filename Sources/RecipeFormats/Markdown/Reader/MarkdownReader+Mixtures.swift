/// Reads ingredients in unusual blocks, and recognizes steps among ingredients.
extension MarkdownReader {
    /// Returns whether a block below the first ingredients is a step in Chinese, Japanese or Korean.
    func isBehindIngredients(_ block: MarkdownBlock) -> Bool {
        guard ingredients.count > 0 else { return false }
        guard block.text.utf8.contains(where: EastAsianText.isLead) else { return false }
        if !trailing.isEmpty { return MarkdownLineShape(block.text) != .amount }
        var words = MarkdownCookingWords()
        words.add(block.text)
        return words.isInUnspacedScript && block.text.contains { "，,。".contains($0) }
            && MarkdownAmounts.count(in: block.text) == 0
    }

    /// Replaces quotations of short lines by lists. Changes nothing if the first block of the ingredients is not such a
    /// quotation.
    static func withQuotedEntries(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        guard let first = blocks.first, let entries = quotedEntries(first), !entries.isEmpty else { return blocks }
        return blocks.map { block in quotedEntries(block).map { MarkdownBlock(entries: $0) } ?? block }
    }

    /// Returns the lines of a quotation of short lines, or `nil` for any other block.
    private static func quotedEntries(_ block: MarkdownBlock) -> [String]? {
        guard case .quote = block.content,
            block.lines.allSatisfy({ MarkdownLineShape($0) != .sentence && $0.count <= 40 })
        else { return nil }
        return block.lines
    }

    /// Adds nested entries of steps as ingredients if they have amounts and describe no activity. A step must contain
    /// at least two such entries.
    mutating func addAmounts(inside list: MarkdownList) {
        for item in list.items {
            let entries = item.lists.flatMap { $0.items.map(\.text) }.filter { text in
                MarkdownLineShape(text) == .amount && !MarkdownCookingWords.tells(text)
            }
            if entries.count >= 2 { ingredients.add(MarkdownList(entries: entries)) }
        }
    }
}
