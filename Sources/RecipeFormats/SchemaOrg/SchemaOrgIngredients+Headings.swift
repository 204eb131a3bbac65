import TextLayout

extension SchemaOrgIngredients {
    /// Returns the lines with headings, if `text` is a list with indented ingredients: each line without indentation
    /// becomes a heading. Any other list does not change.
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
    /// The text without white space at its start, or an empty text if it is only a tag.
    fileprivate var withoutMarkup: Substring {
        let trimmed = drop(while: \.isWhitespace)
        return trimmed.first == "<" && trimmed.firstIndex(of: ">") == trimmed.lastIndex { !$0.isWhitespace }
            ? "" : trimmed
    }
}
