import RecipeKit

extension MarkdownFacts {
    /// Returns the duration in a line that contains nothing else: `15 minutes` for `About 15 minutes`. Returns `nil`
    /// for any other line.
    static func duration(_ line: String) -> String? {
        guard line.utf8.count <= 40, line.utf8.contains(where: UTF8Text.isDigit),
            let start = line.firstIndex(where: \.isNumber)
        else { return nil }
        let words = MarkdownHeadingTable.words(of: line).words
        guard words.contains(where: MarkdownTimeWords.units.contains),
            words.allSatisfy({ MarkdownTimeWords.spaced.contains($0) || MarkdownTimeWords.approximations.contains($0) })
        else { return nil }
        return line[start...].trimmingSpaces()
    }
}
