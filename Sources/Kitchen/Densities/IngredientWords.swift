import RecipeKit

/// The words of an ingredient's name in the form of the food tables: in lower case, without accents, in the singular.
struct IngredientWords {
    /// The words before the first comma, semicolon or parenthesis. If no words are before this character, the words
    /// after it.
    let name: [String]
    /// The words after the first comma, semicolon or parenthesis. Empty if ``name`` has these words.
    let rest: [String]

    /// Reads a name as a recipe writes it: `all-purpose flour, sifted`.
    init(_ text: String) {
        let end = text.firstIndex { $0 == "," || $0 == "(" || $0 == ";" } ?? text.endIndex
        let first = Self.words(text[..<end])
        let second = Self.words(text[end...])
        name = Self.withoutGrade(Array((first.isEmpty ? second : first).prefix(Self.mostWords)))
        rest = first.isEmpty ? [] : Array(second.prefix(Self.mostWords))
    }

    /// The maximum number of words of ``name`` and of ``rest``. A longer text is a sentence and not a name.
    private static let mostWords = 24
    /// The maximum length of a word in which the food at the end of a compound is searched, in bytes.
    static let longestWord = 64

    /// The words without the last word, which names a part of a food: `salmon` for `salmon fillet`. `nil` if the last
    /// word names no part of a food.
    var withoutPart: IngredientWords? {
        guard name.count > 1, let last = name.last, Self.parts.contains(last) else { return nil }
        return IngredientWords(name: Array(name.dropLast()), rest: rest)
    }

    private init(name: [String], rest: [String]) {
        self.name = name
        self.rest = rest
    }

    private static let parts: Set<String> = [
        "leaf", "fillet", "floret", "spear", "wedge", "strip", "stem", "sprig", "half", "piece", "steak", "thread",
        "strand", "pod", "cap", "stalk", "segment", "chunk", "slice",
    ]

    /// The first form that a word names. The words of ``rest`` are searched first.
    var form: IngredientForm? { (rest + name).lazy.compactMap(IngredientForm.init(word:)).first }

    /// Returns a name without the type of a flour at its end: `Weizenmehl` for `Weizenmehl Type 405`.
    private static func withoutGrade(_ words: [String]) -> [String] {
        var words = words
        while words.count > 1, let last = words.last, ["type", "typ"].contains(last) || last.allSatisfy(\.isNumber) {
            words.removeLast()
        }
        return words
    }

    /// Returns the words of a text in lower case, without accents and in the singular. ``connectors`` are left out.
    ///
    /// `scripts/make-densities` must split names into words in the same way.
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

    private static let irregular = [
        "leaves": "leaf", "halves": "half", "loaves": "loaf", "chilies": "chili", "chillies": "chilli",
    ]

    /// Returns the singular of a word by English rules. The word is in lower case without accents.
    static func singular(_ word: String) -> String {
        if let singular = irregular[word] { return singular }
        guard word.utf8.count >= 4, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else {
            return word
        }
        if word.hasSuffix("ies"), word.utf8.count > 4 { return String(word.dropLast(3)) + "y" }
        if ["oes", "ches", "shes", "sses", "xes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    /// Words that only connect the other words of a name.
    static let connectors: Set<String> = [
        "of", "the", "a", "de", "d", "di", "del", "della", "dell", "delle", "du", "des", "la", "le", "les", "el", "al",
        "au", "aux", "con", "mit", "und", "and", "l", "s",
    ]
}
