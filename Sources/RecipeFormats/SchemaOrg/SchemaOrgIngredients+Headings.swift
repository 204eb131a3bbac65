import TextLayout

extension SchemaOrgIngredients {
    /// Turns the lines that are not indented in `text` into headings, in a list whose ingredients are indented. The
    /// lines do not change in these cases:
    ///
    /// - The first line is indented.
    /// - At least half of all lines are not indented.
    /// - A line is already a heading.
    /// - The text contains `&`.
    ///
    /// - Parameters:
    ///   - lines: The lines, after their indentation was removed.
    ///   - text: The text from which the lines were read.
    static func withOutdentedHeadings(_ lines: [SchemaOrgText.Line], of text: String) -> [SchemaOrgText.Line] {
        guard !text.utf8.contains(UInt8(ascii: "&")), !lines.contains(where: \.isHeading) else { return lines }
        let written = text.lines().filter { line in
            !line.withoutMarkup.allSatisfy(\.isWhitespace)
        }
        let isOutdented = written.map { $0.first?.isWhitespace == false }
        guard written.count == lines.count, isOutdented.first == true,
            isOutdented.count(where: \.self) * 2 < lines.count
        else { return lines }
        return zip(lines, isOutdented).map { SchemaOrgText.Line(text: $0.text, isHeading: $1) }
    }
}

extension Substring {
    /// The text without white space at its start. If the text is only a tag, the result is empty.
    fileprivate var withoutMarkup: Substring {
        let trimmed = drop(while: \.isWhitespace)
        return trimmed.first == "<" && trimmed.firstIndex(of: ">") == trimmed.lastIndex { !$0.isWhitespace }
            ? "" : trimmed
    }
}
