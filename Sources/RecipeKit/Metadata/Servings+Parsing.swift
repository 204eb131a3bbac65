extension Servings {
    /// Reads `4`, `4 to 6`, `12 empanadas`, `Serves 4-6`, `500%ml`.
    ///
    /// The number is the one the text begins with, words that only lead up to it left aside.
    public init(parsing text: String) {
        let shown = text.contains("%") ? text.split(separator: "%").joined(separator: " ") : text
        var words = Substring(shown)
        while let first = words.first, first.isLetter || first == "~" || first == "." {
            let end = words.firstIndex { !$0.isLetter && $0 != "." && $0 != "~" } ?? words.endIndex
            guard first == "~" || Self.leadingWords.contains(words[..<end].lowercased()) else { break }
            words = words[end...].drop { $0.isWhitespace || $0 == ":" }
        }
        var scanner = NumberScanner(words)
        scanner.skipSpaces()
        let number = scanner.number()
        self.init(number: number == .zero ? nil : number, text: shown)
    }

    private static let leadingWords: Set<String> = [
        "serves", "makes", "for", "about", "approx", "approx.", "ca", "ca.", "circa", "around", "yields", "für", "etwa",
        "pour", "environ", "para", "unas", "unos", "per",
    ]
}
