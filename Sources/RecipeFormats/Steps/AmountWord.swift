import CookingLanguages

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

    /// Returns whether a word for a part or an amount does not say how much it is: `more`, `remaining`. The amount of the
    /// mark is then shown too.
    static func isFurther(_ word: String) -> Bool { further.contains(word) }

    private static let further = Set(languages.flatMap { $0.entries(.furtherAmount) })
    /// Such words in languages without spaces.
    static let furtherWithoutSpaces = [CookingLanguage.chinese, .japanese].flatMap { $0.entries(.furtherAmount) }

    /// Returns whether a unit only means pieces, so that it can be omitted: `2 items tortillas` are `2 tortillas`.
    static func isCount(_ unit: String) -> Bool { counts.contains(unit.lowercased()) }

    private static let counts: Set<String> = [
        "item", "items", "each", "ea", "unit", "units", "stk", "stk.", "stck", "stück", "stueck", "st", "st.", "pc",
        "pcs",
        "pcs.", "pce", "count", "ct", "unité", "unités", "unidad", "unidades", "ud", "uds", "unità", "pz", "pz.",
        "stuks",
        "шт", "шт.", "个", "個", "x",
    ]

    /// The languages whose words are known before a mark. A step with marks does not say its language, so a word with
    /// different meanings in two languages has the less harmful one: omitting an amount is less harmful than showing a
    /// wrong amount. With the words of more languages, too many words would have several meanings: the Danish `fire` is
    /// four.
    private static let languages: [CookingLanguage] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .russian, .korean,
    ]

    private static let meanings: AmountWordTable = {
        var meanings = AmountWordTable()
        func add(_ roles: [CookingLanguage.Role], _ meaning: AmountWord) {
            for role in roles {
                for language in languages {
                    for word in language.entries(role) { meanings.add(word.lowercased(), meaning) }
                }
            }
        }
        add([.boundary, .and, .or], .boundary)
        let boundaries = meanings
        add([.share], .part)
        add([.shareOf], .partOf)
        add([.quantifier], .quantifier)
        add([.article], .indefinite)
        add([.of], .connector)
        for language in languages {
            let isEnglish = language == .english
            for word in language.entries(.definite) + (isEnglish ? language.entries(.demonstrative) : [])
            where meanings[word] == nil || meanings[word] == .connector {
                meanings.add(word, isEnglish ? .determiner : .definite)
            }
        }
        add([.size, .unitQualifier], .size)
        for language in languages {
            for (words, text) in language.numberWords {
                guard let value = Int(text) else { continue }
                for word in words where meanings[word.lowercased()] != .indefinite {
                    meanings.add(word.lowercased(), .number(value))
                }
            }
            let listed = CookingLanguage.units(of: language.listedUnits).filter {
                ["piece", "sheet", "ball", "cube"].contains($0.symbol)
            }
            let groups = [language.metric, language.measures, language.pieces, language.containers]
            for unit in groups.flatMap(CookingLanguage.units) + listed {
                let name = unit.symbol ?? unit.name
                for word in unit.spellings.joined().map({ $0.lowercased() })
                where !word.contains(" ") && boundaries[word] == nil {
                    meanings.add(word, .unit(name))
                }
            }
            for (role, name) in times {
                for word in language.entries(role) { meanings.add(word.lowercased(), .unit(name)) }
            }
        }
        return meanings
    }()

    private static let times: [(CookingLanguage.Role, String)] = [
        (.second, "second"), (.minute, "minute"), (.hour, "hour"), (.day, "day"),
    ]
}
