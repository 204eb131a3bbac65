/// The meaning of a word before the mark of an ingredient, such as a number, an article or a unit.
enum AmountWord: Hashable, Sendable {
    /// A word for a number: `two`, `deux`.
    case number(Int)
    /// A word for a part of the ingredient: `half`, `remaining`, `Hälfte`, `reste`.
    case part
    /// A word that means a part before `of` (`most of the milk`), or after an article or a number (`a quarter`).
    /// Elsewhere, the word can be a verb: `rest the dough`.
    case partOf
    /// A word that replaces an amount if it is directly before the name: `both`, `another`, `some`.
    case quantifier
    /// An indefinite article: `a`, `une`, `ein`.
    case indefinite
    /// An English determiner that can be before an amount: `the 2 eggs`, `your 2 eggs`, `these 2 eggs`.
    case determiner
    /// An article or a possessive word in a language in which no measure can follow such a word: `le`, `das`, `mon`.
    case definite
    /// A preposition between an amount and a name: `of`, `de`, `von`.
    case connector
    /// A word for a size: `large`, `heaped`.
    case size
    /// A unit. All spellings of the unit have the same value: `g` for `gram` and `grams`.
    case unit(String)
    /// A conjunction or a preposition, which separates the words before it from the words after it: `and`, `with`.
    case boundary

    /// Creates the meaning of a word, or returns `nil` for a word that has none.
    ///
    /// - Parameter word: The word in lowercase.
    init?(_ word: String) {
        guard let meaning = Self.meanings[word] else { return nil }
        self = meaning
    }

    /// Returns the common name of all spellings of a unit: `g` for `Grams`. For an unknown unit, returns the spelling
    /// in lowercase without a plural `s`.
    static func unitName(_ spelling: String) -> String {
        var word = spelling.lowercased()
        if word.last == "." { word.removeLast() }
        if case .unit(let name)? = meanings[word] { return name }
        return word.utf8.count > 3 && word.last == "s" ? String(word.dropLast()) : word
    }

    /// Returns whether a unit only means pieces, so that it can be omitted: `2 items tortillas` are `2 tortillas`.
    static func isCount(_ unit: String) -> Bool { counts.contains(unit.lowercased()) }

    private static let counts: Set<String> = [
        "item", "items", "each", "ea", "unit", "units", "stk", "stk.", "stck", "stück", "stueck", "st", "st.", "pc",
        "pcs",
        "pcs.", "pce", "count", "ct", "unité", "unités", "unidad", "unidades", "ud", "uds", "unità", "pz", "pz.",
        "stuks",
        "шт", "шт.", "个", "個", "x",
    ]

    private static let meanings: AmountWordTable = {
        var meanings = AmountWordTable()
        for (words, meaning) in AmountWordLists.words { meanings.add(words, meaning) }
        for (value, words) in AmountWordLists.numbers.enumerated() { meanings.add(words, .number(value + 1)) }
        for line in AmountWordLists.units.utf8.split(separator: 0x0A) {
            let name = line.prefix { $0 != 0x20 }
            meanings.add(String(Substring(line)), .unit(String(Substring(name))))
        }
        return meanings
    }()
}
