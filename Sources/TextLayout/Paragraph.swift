/// Plain text wrapped into lines, for output that is printed.
public enum Paragraph {
    /// A space (U+00A0) at which no line is broken. The returned lines contain an ordinary space in its place.
    public static let noBreakSpace: Character = "\u{A0}"

    /// Returns the lines of a text, wrapped at a width. O(n).
    ///
    /// Line breaks in the text remain. ``LineBreaker`` describes where a line that is too wide is broken. A word that
    /// contains `://` is never broken. A run of spaces becomes one space. Spaces at both ends of a line are dropped.
    /// Control characters are removed; see `withoutControlCharacters`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The maximum width of a line in columns. If it is 0 or less, only the line breaks in the text break
    ///     lines.
    public static func lines(of text: String, width: Int) -> [String] {
        text.lines(keepingEmpty: true).flatMap { line in
            wrapped(String(line).withoutControlCharacters, width: width).map { line in
                // In UTF-8, the no-break space begins with this byte.
                guard line.utf8.contains(0xC2) else { return line }
                return String(line.map { $0 == noBreakSpace ? " " : $0 })
            }
        }
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        guard width > 0 else { return [words.joined(separator: " ")] }
        var breaker = LineBreaker(width: width)
        for (index, word) in words.enumerated() {
            if index > 0 { breaker.add(" ") }
            if word.contains("://") {
                breaker.addWhole(String(word))
            } else {
                breaker.add(String(word))
            }
        }
        return breaker.finish().map { $0.map(\.text).joined() }
    }
}
