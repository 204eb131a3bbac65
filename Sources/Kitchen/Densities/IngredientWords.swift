import RecipeKit

/// The words of an ingredient's name, as the tables of foods have them: lower case, without accents, in the singular.
struct IngredientWords {
    /// The words before the first comma or parenthesis.
    let name: [String]
    /// The words after it.
    let rest: [String]

    /// Reads a name as a recipe writes it: `all-purpose flour, sifted`.
    init(_ text: String) {
        let end = text.firstIndex { $0 == "," || $0 == "(" || $0 == ";" } ?? text.endIndex
        let first = Self.words(text[..<end])
        name = first.isEmpty ? Self.words(text[end...]) : first
        rest = first.isEmpty ? [] : Self.words(text[end...])
    }

    /// The first form that a word names. The words after a comma decide before those of the name.
    var form: IngredientForm? { (rest + name).lazy.compactMap(IngredientForm.init(word:)).first }

    /// Returns the words of a text. The generator of the tables makes the same words.
    static func words(_ text: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        func endWord() {
            guard !word.isEmpty else { return }
            let text = String(decoding: word, as: UTF8.self)
            if !connectors.contains(text) { words.append(singular(text)) }
            word.removeAll(keepingCapacity: true)
        }
        for scalar in text.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                scalar.appendFolded(to: &word)
            } else if !(0x300...0x36F).contains(scalar.value) {
                endWord()
            }
        }
        endWord()
        return words
    }

    private static func singular(_ word: String) -> String {
        guard word.utf8.count >= 4, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else {
            return word
        }
        if word.hasSuffix("ies"), word.utf8.count > 4 { return String(word.dropLast(3)) + "y" }
        if ["oes", "ches", "shes", "sses", "xes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    private static let connectors: Set<String> = [
        "of", "the", "a", "de", "d", "di", "del", "della", "dell", "delle", "du", "des", "la", "le", "les", "el", "al",
        "au", "aux", "con", "mit", "und", "and", "l", "s",
    ]
}
