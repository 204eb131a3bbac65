import RecipeKit

/// Recognizes lines of dashes that are horizontal rules. In CommonMark, a line of dashes directly below text makes the
/// text a heading.
extension MarkdownDialect {
    /// Returns whether a line of dashes is a rule and not the underline of a heading. The paragraph above a rule has
    /// several lines, contains an amount, or is a sentence with a period.
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
