import RecipeKit

/// Recognizes lines of dashes that are horizontal rules directly below text. In CommonMark, such a line makes the text
/// a heading.
extension MarkdownDialect {
    /// Returns whether a line of at least two dashes directly below a paragraph is a rule. It is a rule if the
    /// paragraph has several lines, contains an amount, or is a sentence that ends in a period. In all other cases, the
    /// dashes make the paragraph a heading.
    func isRule(_ line: Range<Int>) -> Bool {
        let signs = UTF8Text.trim(line, in: bytes)
        guard signs.count >= 2, bytes[signs].allSatisfy({ $0 == UInt8(ascii: "-") }) else { return false }
        let above = paragraph(above: line)
        guard let last = above.last else { return false }
        if above.count > 1 { return true }
        let text = UTF8Text.string(last, in: bytes).trimmingSpaces()
        return MarkdownAmounts.count(in: text) > 0 || text.last == "." && MarkdownLineShape(text) == .sentence
    }

    /// Returns the last lines of the paragraph directly above a line, without white space at their ends. Returns at
    /// most two lines.
    private func paragraph(above line: Range<Int>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var end = line.lowerBound
        while lines.count < 2, end > start {
            var upper = end - 1
            if upper > start, bytes[upper - 1] == 0x0D { upper -= 1 }
            let lower = bytes[start..<upper].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
            let text = UTF8Text.trim(lower..<upper, in: bytes)
            guard !text.isEmpty, !"#>|`~".utf8.contains(bytes[text.lowerBound]), bulletEnd(text) == nil else { break }
            lines.insert(text, at: 0)
            end = lower
        }
        return lines
    }
}
