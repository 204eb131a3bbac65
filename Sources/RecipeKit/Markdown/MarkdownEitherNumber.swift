/// Words that a form leaves in both numbers: `3 Ei(er)`, `2 Tüte/n`, `1 clove(s)`.
enum MarkdownEitherNumber {
    private static let endings: Set<String> = ["n", "e", "en", "er", "s", "es", "nen", "r", "x"]

    /// A line with each such word in the number that the line's amount asks for.
    static func resolved(_ line: String) -> String {
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "/") }) else { return line }
        let amount = line.prefix { $0.isNumber || " ,./-–".contains($0) }.trimmingSpaces()
        let isSingular = Rational(parsing: amount).map { $0 <= Rational(1) } ?? false
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        return words.map { resolved($0, isSingular) }.joined(separator: " ")
    }

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
