import CookingLanguages
import RecipeKit
import Synchronization

/// The words of one language that can be before or after a mention of an ingredient, with their roles. A word can have
/// several roles.
///
/// A word is represented by its hash from ``StepWords``.
struct MentionWords: Sendable {
    struct Roles: OptionSet, Sendable {
        var rawValue: UInt32

        /// A word that begins a noun phrase: `the`, `your`.
        static let article = Roles(rawValue: 1 << 0)
        /// A word that means only a part of an amount: `half`, `remaining`.
        static let part = Roles(rawValue: 1 << 1)
        /// A word that means an indefinite amount: `enough`, `each`, `these`.
        static let vague = Roles(rawValue: 1 << 2)
        /// A word that joins an amount to a name: `of`.
        static let connector = Roles(rawValue: 1 << 3)
        static let unit = Roles(rawValue: 1 << 4)
        static let number = Roles(rawValue: 1 << 5)
        /// A word that describes a food but does not make it another food: `chopped`, `cold`.
        static let adjective = Roles(rawValue: 1 << 6)
        /// A word that says that an earlier step changed the ingredient: `mashed`, `cooked`. The amount can then differ
        /// from the listed amount.
        static let state = Roles(rawValue: 1 << 7)
        /// A word after which a noun phrase can begin: `add`, `with`.
        static let leader = Roles(rawValue: 1 << 8)
        /// A word that says that the ingredient is not used: `without`.
        static let negation = Roles(rawValue: 1 << 9)
        /// A word before which a noun phrase can end: `until`, `is`.
        static let follower = Roles(rawValue: 1 << 10)
        /// A word for a form of the ingredient, after the name: `slices` in `bacon slices`.
        static let form = Roles(rawValue: 1 << 11)
        /// A name of an ingredient that is also a verb: `butter`, `salt`.
        static let verb = Roles(rawValue: 1 << 12)
        /// A verb for greasing a pan, which uses only a little of the listed ingredient: `grease`.
        static let greasing = Roles(rawValue: 1 << 13)
        /// A word that says that the amounts in the sentence are amounts for one piece: `each`, `per`.
        static let perPiece = Roles(rawValue: 1 << 14)
        /// A word that joins two nouns: `and`, `or`. Words before the first noun can also apply to the second noun.
        static let coordination = Roles(rawValue: 1 << 15)
        /// A word that joins the words of a unit: the `à` of `cuillères à soupe`.
        static let joiner = Roles(rawValue: 1 << 16)
    }

    /// The ISO 639-1 code of the language.
    let code: String
    /// Whether all nouns of the language are capitalized, as in German.
    let hasCapitalNouns: Bool
    let isEnglish: Bool
    /// The endings by which verbs before a noun are recognized. Empty for English, whose verbs are listed, and for
    /// German, whose nouns are recognized by their capital letters.
    let verbEndings: [[UInt8]]
    private var roles: [UInt64: Roles] = [:]
    /// A number for each unit of one word, by the hash of each spelling. All spellings of a unit have the same number.
    private var unitNames: [UInt64: Int] = [:]

    init(_ language: CookingLanguage) {
        hasCapitalNouns = language.capitalizesNouns
        verbEndings = CookingLanguage.entries(of: language.verbEndings).map { Array($0.utf8) }
        code = language.code
        isEnglish = code == "en"
        var numbers: [String: Int] = [:]
        for unit in language.unitGroups.flatMap(CookingLanguage.units) {
            let number = numbers[unit.name] ?? numbers.count
            numbers[unit.name] = number
            for spelling in unit.spellings.joined() { addUnit(spelling.split(separator: " "), number) }
        }
        for (words, _) in language.numberWords + language.vagueNumberWords { words.forEach { add(.number, $0) } }
        for (role, roles) in Self.roleNames {
            for word in language.entries(role) { add(roles, word) }
        }
    }

    private static let roleNames: [(CookingLanguage.Role, Roles)] = [
        (.definite, .article), (.share, .part), (.shareOf, .part), (.mentionedShare, .part), (.vague, .vague),
        (.vagueCount, .vague), (.demonstrative, .vague), (.of, .connector), (.article, .number),
        (.multiplier, .number), (.mentionAdjective, .adjective), (.preparation, .adjective), (.adverb, .adjective),
        (.size, .adjective), (.unitQualifier, .adjective), (.changedState, .state), (.leader, .leader),
        (.follower, .follower), (.without, .negation), (.greasing, .greasing), (.perPiece, .perPiece),
        (.per, .perPiece), (.each, .perPiece), (.and, .coordination), (.or, .coordination), (.form, .form),
        (.foodVerb, .verb),
    ]

    subscript(stem: UInt64) -> Roles { roles[stem] ?? [] }

    /// Returns the number that identifies a unit of one word, or `nil` if the unit is unknown. All spellings of a unit
    /// have the same number.
    func unitName(_ unit: String) -> Int? { unitNames[stem(unit)] }

    private mutating func addUnit(_ words: [Substring], _ number: Int) {
        // `in` is a spelling of inch, but in a step it is a preposition.
        for word in words where word != "in" {
            add(words.count > 1 && word.utf8.count < 4 ? .joiner : .unit, word)
            if words.count == 1, unitNames[stem(word)] == nil { unitNames[stem(word)] = number }
        }
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
    /// Returns the words of the language with an ISO 639-1 code, or `nil` if mentions are not found in this language.
    static func words(of code: String) -> MentionWords? {
        known.withLock { known in
            if let words = known[code] { return words }
            guard let language = CookingLanguage.of(code), !language[.leader].isEmpty else { return nil }
            let words = MentionWords(language)
            known[code] = words
            return words
        }
    }

    /// The words of the languages that have been used.
    private static let known = Mutex<[String: MentionWords]>([:])
}

/// A set of the hashes of words. The set can seem to contain a word that was not inserted, because different words can
/// share a bit.
struct WordFilter {
    /// The bits of the inserted words. Each word sets one of 512 bits.
    private var bits = [UInt64](repeating: 0, count: 8)

    mutating func insert(_ word: UInt64) { bits[Self.index(of: word)] |= Self.bit(of: word) }

    /// Returns `false` if the word was not inserted, and `true` if it may have been inserted.
    func mayHold(_ word: UInt64) -> Bool { bits[Self.index(of: word)] & Self.bit(of: word) != 0 }

    private static func index(of word: UInt64) -> Int { Int(truncatingIfNeeded: word >> 6 & 7) }

    private static func bit(of word: UInt64) -> UInt64 { 1 << (word & 63) }
}
