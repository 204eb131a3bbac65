import RecipeKit

/// The words of one language that can surround a mention of an ingredient, with their roles.
///
/// Words are represented by the hashes of ``StepWords``.
struct MentionWords: Sendable {
    struct Roles: OptionSet, Sendable {
        var rawValue: UInt32

        /// Begins a noun phrase: `the`, `your`.
        static let article = Roles(rawValue: 1 << 0)
        /// Means only a part: `half`, `remaining`.
        static let part = Roles(rawValue: 1 << 1)
        /// Means an indefinite amount: `enough`, `each`, `these`.
        static let vague = Roles(rawValue: 1 << 2)
        /// The connector `of`.
        static let connector = Roles(rawValue: 1 << 3)
        static let unit = Roles(rawValue: 1 << 4)
        static let number = Roles(rawValue: 1 << 5)
        /// Does not change the meaning of the noun: `chopped`, `cold`.
        static let adjective = Roles(rawValue: 1 << 6)
        /// Means that the amount differs from that of the listed ingredient: `mashed`, `cooked`.
        static let state = Roles(rawValue: 1 << 7)
        /// A noun phrase begins after it: `add`, `with`.
        static let leader = Roles(rawValue: 1 << 8)
        /// The ingredient is not used: `without`.
        static let negation = Roles(rawValue: 1 << 9)
        /// A noun phrase ends before it: `until`, `is`.
        static let follower = Roles(rawValue: 1 << 10)
        /// A form of the ingredient, after its name: `slices`.
        static let form = Roles(rawValue: 1 << 11)
        /// A noun that is also a verb: `butter`, `salt`.
        static let verb = Roles(rawValue: 1 << 12)
        /// A verb that uses only a part of the listed ingredient: `grease`.
        static let greasing = Roles(rawValue: 1 << 13)
        /// Amounts in the sentence are amounts per piece: `each`, `per`.
        static let perPiece = Roles(rawValue: 1 << 14)
        /// Joins nouns, so that the words before the first can apply to the second: `and`, `or`.
        static let coordination = Roles(rawValue: 1 << 15)
        /// Joins the words of a unit: the `à` of `cuillères à soupe`.
        static let joiner = Roles(rawValue: 1 << 16)
    }

    /// The ISO 639-1 code.
    let code: String
    /// Whether nouns are capitalized.
    let hasCapitalNouns: Bool
    let isEnglish: Bool
    /// The endings of verbs that can precede a noun; empty if verbs are listed.
    let verbEndings: [[UInt8]]
    private var roles: [UInt64: Roles] = [:]
    /// The index of the unit name for each word that is a unit.
    private var unitNames: [UInt64: Int] = [:]

    init(
        _ language: KitchenLanguage, hasCapitalNouns: Bool = false, verbEndings: [String] = [],
        _ words: [(Roles, String)]
    ) {
        self.hasCapitalNouns = hasCapitalNouns
        self.verbEndings = verbEndings.map { Array($0.utf8) }
        code = language.code
        isEnglish = code == "en"
        for (number, line) in language.units.split(separator: "\n").enumerated() {
            for spelling in line.split(whereSeparator: { $0 == "," || $0 == "/" }) {
                addUnit(spelling.split(separator: " "), number)
            }
        }
        for entry in language.numbers.split(separator: ",") {
            entry.split(separator: "=").first.map { add(.number, $0) }
        }
        for (wordRoles, list) in language.words { addAll(wordRoles, list.split(separator: ",")) }
        let endings = [""] + language.endings.split(separator: ",").map { $0.trimmingSpaces() }
        for (wordRoles, list) in language.inflected {
            for stem in list.split(separator: ",") {
                addAll(wordRoles, endings.map { Substring(stem.trimmingSpaces() + $0) })
            }
        }
        for (role, list) in words { list.split(whereSeparator: \.isWhitespace).forEach { add(role, $0) } }
    }

    subscript(stem: UInt64) -> Roles { roles[stem] ?? [] }

    /// Returns the index of the name of a one-word unit, the same for all its spellings.
    func unitName(_ unit: String) -> Int? { unitNames[stem(unit)] }

    private mutating func addUnit(_ words: [Substring], _ number: Int) {
        // `in` precedes places, not names.
        for word in words where word != "in" {
            add(words.count > 1 && word.utf8.count < 4 ? .joiner : .unit, word)
            if words.count == 1, unitNames[stem(word)] == nil { unitNames[stem(word)] = number }
        }
    }

    private mutating func addAll(_ wordRoles: WordRoles, _ words: some Sequence<Substring>) {
        let role: Roles? =
            if !wordRoles.isDisjoint(with: [.preparation, .adverb, .size, .unitQualifier]) {
                .adjective
            } else if !wordRoles.isDisjoint(with: [.article, .multiplier]) {
                .number
            } else if wordRoles.contains(.vagueCount) {
                .vague
            } else {
                nil
            }
        guard let role else { return }
        for word in words { add(role, word) }
    }

    private mutating func add(_ role: Roles, _ word: some StringProtocol) {
        let word = word.trimmingSpaces()
        guard !word.isEmpty, !word.contains(" ") else { return }
        roles[stem(word), default: []].formUnion(role)
    }

    private func stem(_ word: some StringProtocol) -> UInt64 {
        StepWords.stem(of: String(word.trimmingSpaces()), isEnglish: isEnglish)
    }
}

extension MentionWords {
    /// Returns the words of a language by its ISO 639-1 code, or `nil` if the language is not supported.
    static func words(of language: String) -> MentionWords? {
        switch language {
        case "en": english
        case "de": german
        case "fr": french
        case "es": spanish
        case "it": italian
        default: nil
        }
    }
}
