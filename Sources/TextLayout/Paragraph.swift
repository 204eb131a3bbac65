/// Plain text wrapped into lines, for output that is printed.
public enum Paragraph {
    /// A space at which no line breaks. It is printed as an ordinary space.
    public static let noBreakSpace: Character = "\u{A0}"

    /// Returns the lines of a text.
    ///
    /// The line breaks of the text remain. A run of spaces becomes one space. Control characters are removed.
    /// ``LineBreaker`` has the rules for other breaks, but an address is never broken.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The width of a line in columns. 0 means no limit.
    public static func lines(of text: String, width: Int) -> [String] {
        text.lines(keepingEmpty: true).flatMap { line in
            wrapped(String(line).withoutControlCharacters, width: width).map { line in
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
