import RecipeKit

extension MarkdownFacts {
    /// Returns the duration in a line that contains nothing else: `15 minutes` for `About 15 minutes`. Returns `nil`
    /// for any other line.
    static func duration(_ line: String) -> String? {
        guard line.utf8.count <= 40, line.utf8.contains(where: UTF8Text.isDigit),
            let start = line.firstIndex(where: \.isNumber)
        else { return nil }
        let words = MarkdownHeadingTable.words(of: line).words
        let times = words.count { MarkdownTimeWords.spaced.contains($0) && !counts.contains($0) }
        guard times > 0,
            words.allSatisfy({ MarkdownTimeWords.spaced.contains($0) || MarkdownTimeWords.approximations.contains($0) })
        else { return nil }
        return line[start...].trimmingSpaces()
    }

    /// The words of ``MarkdownTimeWords`` that are not units of time: words for degrees and people.
    private static let counts: Set<String> = [
        "degrees", "degree", "grad", "degres", "grados", "gradi", "graden", "персон",
    ]
}
