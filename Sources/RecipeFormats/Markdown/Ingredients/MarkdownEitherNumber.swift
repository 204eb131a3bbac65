import RecipeKit

/// Resolves words that contain both their singular and their plural: `3 Ei(er)`, `2 Tüte/n`, `1 clove(s)`.
enum MarkdownEitherNumber {
    private static let endings: Set<String> = ["n", "e", "en", "er", "s", "es", "nen", "r", "x"]

    /// Returns the line with the plural of each word that contains both forms: `3 Eier`. If the line begins with an
    /// amount of at most 1, these words are in the singular: `1 clove`.
    static func resolved(_ line: String) -> String {
        guard mayHoldWord(line) else { return line }
        let amount = line.prefix { $0.isNumber || " ,./-–".contains($0) }.trimmingSpaces()
        let isSingular = Rational(parsing: amount).map { $0 <= Rational(1) } ?? false
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        return words.map { resolved($0, isSingular) }.joined(separator: " ")
    }

    /// Returns whether a parenthesis or a slash directly follows a letter. Every byte outside ASCII counts as a letter.
    private static func mayHoldWord(_ line: String) -> Bool {
        var isBehindLetter = false
        for byte in line.utf8 {
            if isBehindLetter, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "/") { return true }
            isBehindLetter = byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
        }
        return false
    }

    /// Returns the singular or the plural of a word that contains both. Returns any other word unchanged.
    private static func resolved(_ word: Substring, _ isSingular: Bool) -> String {
        let comma = word.hasSuffix(",") ? "," : ""
        let bare = comma.isEmpty ? word : word.dropLast()
        let stem = bare.prefix(while: \.isLetter)
        let rest = bare[stem.endIndex...]
        guard stem.count > 1 else { return String(word) }
        let ending: Substring
        if rest.hasPrefix("("), rest.hasSuffix(")") {
            ending = rest.dropFirst().dropLast()
        } else if rest.hasPrefix("/") {
            ending = rest.dropFirst()
        } else {
            return String(word)
        }
        guard endings.contains(String(ending)) else { return String(word) }
        return stem + (isSingular ? "" : ending) + comma
    }
}
