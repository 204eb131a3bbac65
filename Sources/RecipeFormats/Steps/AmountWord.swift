/// The meaning of a word for the amount of the ingredient that is marked after it.
enum AmountWord: Hashable, Sendable {
    /// `two`, `deux`.
    case number(Int)
    /// A part of the ingredient: `half`, `remaining`, `Hälfte`, `reste`.
    case part
    /// A word that means a part before `of` or after an article or a number, but is otherwise a verb: `quarter`,
    /// `rest`.
    case partOf
    /// A word that replaces an amount directly before the name: `both`, `another`, `some`.
    case quantifier
    /// An indefinite article: `a`, `une`, `ein`.
    case indefinite
    /// A determiner that can be before an amount: English `the`, `your`, `these`.
    case determiner
    /// An article of a language in which no measure can follow an article: `le`, `das`, `la`.
    case definite
    /// `of`, `de`, `von`.
    case connector
    /// `large`, `heaped`.
    case size
    /// A measure, by the common name of its spellings.
    case unit(String)
    /// A conjunction or a preposition. Words before it do not describe words after it.
    case boundary

    /// - Parameter word: In lowercase.
    init?(_ word: String) {
        guard let meaning = Self.meanings[word] else { return nil }
        self = meaning
    }

    /// Returns the common name of a unit for any of its spellings. For an unknown unit, returns the spelling without a
    /// plural ending.
    static func unitName(_ spelling: String) -> String {
        var word = spelling.lowercased()
        if word.last == "." { word.removeLast() }
        if case .unit(let name)? = meanings[word] { return name }
        return word.utf8.count > 3 && word.last == "s" ? String(word.dropLast()) : word
    }

    /// Returns whether a unit only counts: `2 items tortillas` are `2 tortillas`.
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
