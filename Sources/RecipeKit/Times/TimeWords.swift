import CookingLanguages

/// The words of times in the facts of recipes, in all languages. The tables are built when the first time is read, and
/// not at the start of the program.
struct TimeWords: Sendable {
    static let shared = TimeWords()

    private var units: [String: Rational] = [
        "m": .one, "d": Rational(24 * 60), "w": Rational(7 * 24 * 60),
    ]
    private let to, filler: Set<String>
    /// The meanings of words in a phrase. If a word has different meanings in two languages, that of the first language
    /// counts: `of` is not the Dutch word for “or”.
    private var meanings: [String: Meaning] = ["+": .and, "≈": .remark, "~": .remark, "<": .remark, ">": .remark]
    /// Words in front of a time that does not belong to the sum.
    let without: Set<String>
    /// The values of the words for fractions: `quarter`.
    private(set) var fractions: [String: Rational] = [:]
    /// Words and phrases that add a half to what is before them: `с половиной`.
    let andHalves: [[String]]
    /// The beginnings of words that mean a long time even without a number.
    let longTimes: [String]

    /// The meaning of a word in a phrase of times.
    enum Meaning: Equatable {
        /// A word between alternatives.
        case or
        /// A word between the parts of a sum.
        case and
        /// A word that does not change a time.
        case remark
        /// A number, in digits.
        case number(String)
    }

    private init() {
        for (role, minutes) in Self.lengths {
            for word in CookingLanguage.entriesOfAll(role) where units[word.lowercased()] == nil {
                units[word.lowercased()] = minutes
            }
        }
        to = Set(CookingLanguage.entriesOfAll(.to))
        filler = Set(CookingLanguage.entriesOfAll(.and) + CookingLanguage.entriesOfAll(.about))
        without = Set(CookingLanguage.entriesOfAll(.without))
        longTimes = CookingLanguage.entriesOfAll(.longTime)
        andHalves = CookingLanguage.entriesOfAll(.andHalf).map { $0.split(separator: " ").map(String.init) }
        for language in CookingLanguage.all {
            for (role, meaning) in Self.roles {
                for word in language.entries(role) { add(word, meaning) }
            }
            for (words, text) in language.numberWords + language.fractionWords {
                guard let value = Rational(parsing: text), value < .one else { continue }
                for word in words where fractions[word.lowercased()] == nil { fractions[word.lowercased()] = value }
            }
            for (words, value) in language.numberWords {
                let digits = value == "1/2" ? "0.5" : value == "3/2" ? "1.5" : value
                guard !digits.utf8.contains(UInt8(ascii: "/")) else { continue }
                for word in words { add(word, .number(digits)) }
            }
            for word in language.entries(.article) { add(word, .number("1")) }
        }
    }

    private mutating func add(_ word: String, _ meaning: Meaning) {
        let word = word.lowercased()
        if meanings[word] == nil { meanings[word] = meaning }
    }

    private static let roles: [(CookingLanguage.Role, Meaning)] = [
        (.or, .or), (.and, .and), (.then, .and), (.plus, .and), (.timeRemark, .remark), (.about, .remark),
        (.bound, .remark),
    ]

    /// Returns the meaning of a word in a phrase, or `nil` for another word.
    func meaning(of word: some StringProtocol) -> Meaning? { meanings[String(word)] }

    /// Returns the digits of a number in words, or `nil` for another word.
    func digits(of word: some StringProtocol) -> String? {
        if case .number(let digits)? = meaning(of: word) { digits } else { nil }
    }

    func isTo(_ word: String) -> Bool { to.contains(word) }

    func isFiller(_ word: String) -> Bool { filler.contains(word) }

    /// Returns the number of minutes in a unit of time, or `nil` for another word.
    func minutes(inOne unit: String) -> Rational? { units[unit] }

    private static let lengths: [(CookingLanguage.Role, Rational)] = [
        (.minute, .one), (.hour, Rational(60)), (.contextHour, Rational(60)), (.quarterHour, Rational(15)),
        (.threeQuarterHour, Rational(45)), (.day, Rational(24 * 60)), (.week, Rational(7 * 24 * 60)),
        (.second, Rational(1, 60) ?? .zero),
    ]
}
