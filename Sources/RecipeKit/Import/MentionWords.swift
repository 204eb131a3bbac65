/// The words that may stand around a mention of an ingredient in one language, by what they tell of it.
///
/// Words are numbers, as ``StepWords`` makes them.
struct MentionWords: Sendable {
    struct Roles: OptionSet, Sendable {
        var rawValue: UInt32

        /// `the`, `your`: begins a noun phrase.
        static let article = Roles(rawValue: 1 << 0)
        /// `half`, `remaining`: tells that only a part is meant.
        static let part = Roles(rawValue: 1 << 1)
        /// `enough`, `each`, `these`: nobody knows how much is meant.
        static let vague = Roles(rawValue: 1 << 2)
        /// `of`
        static let connector = Roles(rawValue: 1 << 3)
        static let unit = Roles(rawValue: 1 << 4)
        static let number = Roles(rawValue: 1 << 5)
        /// `chopped`, `cold`: the same thing is meant with it and without it.
        static let adjective = Roles(rawValue: 1 << 6)
        /// `mashed`, `cooked`: the amount is another than that of the listed ingredient.
        static let state = Roles(rawValue: 1 << 7)
        /// `add`, `with`: a noun phrase begins behind it.
        static let leader = Roles(rawValue: 1 << 8)
        /// `without`: the ingredient is not used.
        static let negation = Roles(rawValue: 1 << 9)
        /// `until`, `is`: a noun phrase ends before it.
        static let follower = Roles(rawValue: 1 << 10)
        /// `slices`: what a thing comes as, behind its name.
        static let form = Roles(rawValue: 1 << 11)
        /// `butter`, `salt`: a noun that is a verb too.
        static let verb = Roles(rawValue: 1 << 12)
        /// `grease`: what is used for it is not all there is.
        static let greasing = Roles(rawValue: 1 << 13)
        /// `each`, `per`: amounts in the sentence are those of one piece.
        static let perPiece = Roles(rawValue: 1 << 14)
        /// `and`, `or`: what holds for the noun before it may hold for the next.
        static let coordination = Roles(rawValue: 1 << 15)
        /// The `à` of `cuillères à soupe`.
        static let joiner = Roles(rawValue: 1 << 16)
    }

    /// As ISO 639-1 has it.
    let code: String
    /// Whether a noun is told by its capital letter.
    let hasCapitalNouns: Bool
    let isEnglish: Bool
    /// What a verb ends in that may stand before a noun; empty where verbs are listed.
    let verbEndings: [[UInt8]]
    private var roles: [UInt64: Roles] = [:]
    /// The name of the unit that a word is, by the word.
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

    /// The unit that one word is, the same for all its spellings.
    func unitName(_ unit: String) -> Int? { unitNames[stem(unit)] }

    private mutating func addUnit(_ words: [Substring], _ number: Int) {
        // `in` stands before places, not before names.
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
    /// The words of a language, as ISO 639-1 has it; `nil` where they are not known.
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
