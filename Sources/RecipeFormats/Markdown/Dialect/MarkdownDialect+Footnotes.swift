import RecipeKit

extension MarkdownDialect {
    /// Returns the offset after a reference to a footnote, such as `[^1]`. Returns `nil` if no reference begins at the
    /// offset.
    ///
    /// The definition `[^1]: Salt` at the start of a line is not a reference.
    func footnoteEnd(at start: Int, _ text: Range<Int>) -> Int? {
        guard start > text.lowerBound, start + 3 < text.upperBound + 1, bytes[start] == UInt8(ascii: "["),
            bytes[start + 1] == UInt8(ascii: "^"), bytes[start - 1] != UInt8(ascii: "\\"),
            let end = bytes[start..<min(text.upperBound, start + 32)].firstIndex(of: UInt8(ascii: "]")),
            end > start + 2, !bytes[start..<end].contains(0x20)
        else { return nil }
        return end + 1
    }

    /// Replaces a reference to a footnote by raised digits: `¹` for `[^1]`. If the line can be an ingredient, or if the
    /// label is not a number, removes the reference instead.
    ///
    /// - Parameters:
    ///   - reference: The range of the reference with its brackets.
    ///   - text: The line.
    mutating func replaceFootnote(_ reference: Range<Int>, _ text: Range<Int>) {
        let first = bytes[text].first { $0 != 0x20 && $0 != 0x09 }
        let label = bytes[reference.lowerBound + 2..<reference.upperBound - 1]
        if first.map({ "-*+|".utf8.contains($0) }) == true || !label.allSatisfy(UTF8Text.isDigit) {
            replace(reference, with: [])
        } else {
            replace(reference, with: Self.raised(label))
        }
    }

    /// Returns digits as superscripts.
    private static func raised(_ digits: ArraySlice<UInt8>) -> [UInt8] {
        let raised = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
        return digits.flatMap { Array(raised[Int($0 - UInt8(ascii: "0"))].utf8) }
    }

    /// Replaces the start of the definition of a footnote, so that it becomes a note: `> ¹ Salt` for `[^1]: Salt`.
    ///
    /// - Parameter text: The line without its indentation.
    /// - Returns: Whether the line defines a footnote.
    mutating func replaceFootnoteDefinition(_ text: Range<Int>) -> Bool {
        guard text.count > 3, bytes[text.lowerBound + 1] == UInt8(ascii: "^"),
            let end = bytes[text.prefix(34)].firstIndex(of: UInt8(ascii: "]")),
            end + 1 < text.upperBound, bytes[end + 1] == UInt8(ascii: ":")
        else { return false }
        let label = bytes[text.lowerBound + 2..<end]
        let shown = label.allSatisfy(UTF8Text.isDigit) ? Self.raised(label) : Array(label) + [UInt8(ascii: ":")]
        // The blank line ends the list or the definition before it.
        replace(text.lowerBound..<end + 2, with: Array("\n> ".utf8) + shown)
        return true
    }
}
