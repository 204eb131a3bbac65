import TextLayout

extension SchemaOrgIngredients {
    /// Returns the lines with outdented lines marked as headings, if the first line is outdented and fewer than half of
    /// all lines are.
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
    /// The text, or an empty text if it is only a tag.
    fileprivate var withoutMarkup: Substring {
        let trimmed = drop(while: \.isWhitespace)
        return trimmed.first == "<" && trimmed.firstIndex(of: ">") == trimmed.lastIndex { !$0.isWhitespace }
            ? "" : trimmed
    }
}
