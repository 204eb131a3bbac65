/// What a word means for the amount of an ingredient that is marked after it.
enum AmountWord: Hashable, Sendable {
    /// `two`, `deux`.
    case number(Int)
    /// What is taken of the ingredient: `half`, `remaining`, `Hälfte`, `reste`.
    case part
    /// The same, but only before `of` or behind an article or a number; otherwise a verb: `quarter`, `rest`.
    case partOf
    /// Stands in the place of an amount right before the name: `both`, `another`, `some`.
    case quantifier
    /// `a`, `une`, `ein`.
    case indefinite
    /// English `the`, `your`, `these`: an amount may follow.
    case determiner
    /// An article of a language in which no measure may follow: `le`, `das`, `la`.
    case definite
    /// `of`, `de`, `von`.
    case connector
    /// `large`, `heaped`.
    case size
    /// A measure, by the name that its spellings share.
    case unit(String)
    /// A conjunction or a preposition: what stands before it says nothing about what follows.
    case boundary

    /// - Parameter word: In lower case.
    init?(_ word: String) {
        guard let meaning = Self.meanings[word] else { return nil }
        self = meaning
    }

    /// The name that the spellings of a unit share; a unit that is not in the table, without the end of its plural.
    static func unitName(_ spelling: String) -> String {
        var word = spelling.lowercased()
        if word.last == "." { word.removeLast() }
        if case .unit(let name)? = meanings[word] { return name }
        return word.utf8.count > 3 && word.last == "s" ? String(word.dropLast()) : word
    }

    /// Whether a unit only says that things are counted: `2 items tortillas` are `2 tortillas`.
    static func isCount(_ unit: String) -> Bool { counts.contains(unit.lowercased()) }

    private static let counts: Set<String> = [
        "item", "items", "each", "ea", "unit", "units", "stk", "stk.", "stck", "stück", "stueck", "st", "st.", "pc",
        "pcs",
        "pcs.", "pce", "count", "ct", "unité", "unités", "unidad", "unidades", "ud", "uds", "unità", "pz", "pz.",
        "stuks",
        "шт", "шт.", "个", "個", "x",
    ]

    private static let meanings: [String: AmountWord] = {
        var meanings: [String: AmountWord] = [:]
        meanings.reserveCapacity(900)
        func add(_ words: String, _ meaning: AmountWord) {
            for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
                meanings[String(Substring(word))] = meaning
            }
        }
        for (words, meaning) in AmountWordLists.words { add(words, meaning) }
        for (value, words) in AmountWordLists.numbers.enumerated() { add(words, .number(value + 1)) }
        for line in AmountWordLists.units.utf8.split(separator: 0x0A) {
            let words = String(Substring(line))
            guard let name = words.utf8.split(separator: 0x20).first else { continue }
            add(words, .unit(String(Substring(name))))
        }
        return meanings
    }()
}
