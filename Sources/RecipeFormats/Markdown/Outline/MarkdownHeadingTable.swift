import CookingLanguages
import RecipeKit

/// The words that announce the parts of a recipe, in all languages. The table is created once.
struct MarkdownHeadingTable {
    /// The sign of a word in a heading: the set of its meanings. A word can have several meanings.
    struct Sign: OptionSet, Hashable {
        let rawValue: UInt16

        static let ingredients = Sign(rawValue: 1 << 0)
        /// The amounts of ingredients whose names are in another list.
        static let amounts = Sign(rawValue: 1 << 1)
        static let shopping = Sign(rawValue: 1 << 2)
        static let cookware = Sign(rawValue: 1 << 3)
        static let directions = Sign(rawValue: 1 << 4)
        static let notes = Sign(rawValue: 1 << 5)
        /// A time. `Preparation time` announces no directions.
        static let time = Sign(rawValue: 1 << 6)
        /// A word without a meaning of its own, such as `the`.
        static let filler = Sign(rawValue: 1 << 7)
        /// A numbered step: `Step 1`.
        static let step = Sign(rawValue: 1 << 8)
        /// A word such as `for`, which begins a purpose: `For the preparation` announces no directions.
        static let purpose = Sign(rawValue: 1 << 9)
        /// A word for a description of the dish. In some cookbooks, the same word announces the directions.
        static let description = Sign(rawValue: 1 << 10)
    }

    static let shared = MarkdownHeadingTable()

    /// The signs of single words.
    private var signs: [String: Sign] = [:]
    /// The phrases of several words with their signs, by their first word.
    private var phrases: [String: [(words: [String], sign: Sign)]] = [:]

    private init() {
        for (role, sign) in Self.roles {
            for language in CookingLanguage.all where !language.isUnspaced {
                for entry in language.entries(role) {
                    let words = Self.words(of: entry).words
                    if words.count == 1 {
                        signs[words[0], default: []].formUnion(sign)
                    } else if let first = words.first {
                        phrases[first, default: []].append((words, sign))
                    }
                }
            }
        }
    }

    private static let roles: [(CookingLanguage.Role, Sign)] = [
        (.ingredientsHeading, .ingredients), (.amountsHeading, .amounts), (.shoppingHeading, .shopping),
        (.cookwareHeading, .cookware), (.directionsHeading, .directions), (.notesHeading, .notes),
        (.timeHeading, .time), (.headingFiller, .filler), (.stepHeading, .step), (.purpose, .purpose),
        (.descriptionHeading, .description),
    ]

    /// The words of scripts without spaces. They are searched at any position in a heading.
    static let unspaced: [(sign: Sign, words: [String])] = roles.map { role, sign in
        (sign, CookingLanguage.all.filter(\.isUnspaced).flatMap { $0.entries(role) })
    }.filter { !$0.words.isEmpty }

    /// Returns the sign of a word: the set of its meanings. The set is empty if the word is not in the table.
    func sign(of word: String) -> Sign { signs[word] ?? [] }

    /// Returns the sign of the longest phrase at the start of `words`, and the number of words in the phrase. Returns
    /// `nil` if no phrase of several words begins there.
    func phrase(in words: ArraySlice<String>) -> (sign: Sign, count: Int)? {
        guard let first = words.first, let candidates = phrases[first] else { return nil }
        let found = candidates.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
        return found.map { ($0.sign, $0.words.count) }
    }

    /// Returns the words of a text in lower case and without accents, whether the text contains an ASCII digit, and
    /// whether it contains a letter of a script without spaces.
    static func words(of text: some StringProtocol) -> (words: [String], hasDigit: Bool, isUnspaced: Bool) {
        var words: [String] = []
        var word: [UInt8] = []
        var hasDigit = false
        var isUnspaced = false
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                switch scalar.value {
                case 0x41...0x5A, 0x61...0x7A:
                    scalar.appendFolded(to: &word)
                    continue
                case 0x30...0x39: hasDigit = true
                default: break
                }
            } else if scalar.properties.isAlphabetic || (0x300...0x36F).contains(scalar.value)
                || scalar.properties.generalCategory == .nonspacingMark
            {
                isUnspaced = isUnspaced || isOfUnspacedScript(scalar)
                scalar.appendFolded(to: &word)
                continue
            }
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return (words, hasDigit, isUnspaced)
    }

    /// Returns whether a scalar is Chinese, Japanese, Korean, Thai, Lao, Khmer or Burmese. In this project, these are
    /// the scripts without spaces. Georgian counts too, because its scalars are between the Burmese and the Korean
    /// scalars.
    static func isOfUnspacedScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x11FF, 0x1780...0x17FF, 0x3040...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

extension CookingLanguage {
    /// Whether the language has no spaces between words, or, like Korean, words without spaces in headings.
    var isUnspaced: Bool { script == .eastAsian || script == .unspaced }
}
