/// Everything that the program knows of the language of a recipe: the words of cooks by their roles, and the rules that
/// are not words.
///
/// Each language is one file in the folder `Languages`. The readers of ingredient lines, steps, timers, headings, times
/// and courses take their words from it, so that none of them knows a word that the others do not. A language consists
/// of literals, and creating it costs nothing: each reader builds its own table when it needs one.
///
/// In a list, commas separate the entries, and an entry has up to four words. A slash separates the forms of a word: the
/// singular, the plural, and in Slavic languages the form after five and more (`jajko/jajka/jajek`), followed by the form
/// after a fraction if it is not the second one (`ząbek/ząbki/ząbków/ząbka`). A tilde at the end stands for each of the ``endings``: `groß~`. Letter case makes no difference, except in German nouns, whose capital
/// letters are kept when the program writes them.
package struct CookingLanguage: Sendable {
    /// The writing system of a language, which determines the reader of its ingredient lines.
    package enum Script: Sendable {
        case latin
        case cyrillic
        case greek
        /// The scripts Han, kana and Hangul.
        case eastAsian
        /// Another script without spaces between words.
        case unspaced
    }

    package enum NumberSigns: Sendable {
        /// `1.5` and `1,500`.
        case pointForDecimals
        /// `1,5` and `1.500`.
        case commaForDecimals
        /// `1,5` and `1 500`.
        case spaceForThousands
    }

    /// Which form of a noun follows a number.
    package enum Plural: Sendable {
        /// The plural above one: `1½ cups`.
        case aboveOne
        /// The plural from two: `1½ tasse`, as in French.
        case fromTwo
        /// The second form after a fraction and after two, three and four, and the third form after five and more:
        /// `2 jajka`, `5 jajek`.
        case slavic
    }

    /// The ISO 639-1 code.
    package let code: String
    package let script: Script
    package let numberSigns: NumberSigns
    package let plural: Plural
    /// Whether all nouns are capitalized, as in German.
    package let capitalizesNouns: Bool
    /// Whether a connector always joins a unit and a name, as `de` does in `pizca de sal`. If so, `nuez` is not a unit
    /// in `nuez moscada`, because no connector follows.
    package let joinsUnitsByConnector: Bool
    /// The endings of inflected words, for which a tilde stands in the lists.
    package let endings: String
    /// The endings that adjectives before a noun share after an amount. In a name, a comma between two words with the same
    /// ending separates no remark: `gęstej, kwaśnej śmietany`.
    package let adjectiveEndings: String
    /// The endings by which verbs before a noun are recognized in a step.
    package let verbEndings: String
    /// Elided words before a name, with their apostrophe: `d’`.
    package let elisions: String
    /// Numbers in words: `two = 2, half = 1/2`. For each number, the first word is the one that the program writes.
    package let numbers: String
    /// Numbers that are not exact: `couple = 2`. They count in an ingredient list, but not in a step.
    package let vagueNumbers: String
    /// Fractions in words that mean something else without a unit behind them: `third/thirds = 1/3`.
    package let fractions: String
    /// Metric masses and volumes, whose amounts are decimals.
    ///
    /// Each line of this and the following groups contains one unit with its spellings. If the program can convert the
    /// unit, its symbol and a colon come first. A star after the symbol says that the spoon or the cup is always
    /// metric. The first spelling is the name of the unit.
    package let metric: String
    /// Other masses and volumes: `cup`.
    package let measures: String
    /// Pieces and small amounts: `clove`, `pinch`.
    package let pieces: String
    /// Packages: `can`. A mass beside a package is the size of the package.
    package let containers: String
    /// Units only in an ingredient list, because their words mean something else in a step: `turn`, `in`.
    package let listedUnits: String
    /// Units only of an amount that is already separated from its name: `Zoll`.
    package let knownUnits: String
    /// Units that are before their number, as in `大さじ2`.
    package let unitsBeforeNumber: String
    /// Units of one letter whose letter case matters: `T = tablespoon, t = teaspoon`.
    package let unitLetters: String
    /// The courses of a menu. Each line has a rank, the title of a course and other names of the course.
    package let courses: String
    private let words: KeyValuePairs<Role, String>

    init(
        code: String, script: Script = .latin, numberSigns: NumberSigns = .commaForDecimals, plural: Plural = .aboveOne,
        capitalizesNouns: Bool = false, joinsUnitsByConnector: Bool = false, endings: String = "",
        adjectiveEndings: String = "", verbEndings: String = "", elisions: String = "", numbers: String = "",
        vagueNumbers: String = "",
        fractions: String = "", metric: String = "", measures: String = "", pieces: String = "",
        containers: String = "",
        listedUnits: String = "", knownUnits: String = "", unitsBeforeNumber: String = "", unitLetters: String = "",
        courses: String = "", words: KeyValuePairs<Role, String>
    ) {
        (self.code, self.script, self.numberSigns, self.plural) = (code, script, numberSigns, plural)
        (self.capitalizesNouns, self.joinsUnitsByConnector) = (capitalizesNouns, joinsUnitsByConnector)
        (self.endings, self.adjectiveEndings, self.verbEndings) = (endings, adjectiveEndings, verbEndings)
        self.elisions = elisions
        (self.numbers, self.vagueNumbers, self.fractions) = (numbers, vagueNumbers, fractions)
        (self.metric, self.measures, self.pieces, self.containers) = (metric, measures, pieces, containers)
        (self.listedUnits, self.knownUnits) = (listedUnits, knownUnits)
        (self.unitsBeforeNumber, self.unitLetters) = (unitsBeforeNumber, unitLetters)
        (self.courses, self.words) = (courses, words)
    }

    /// The list of the words with a role as it is in the file of the language. It is empty if there are no such words.
    package subscript(role: Role) -> String {
        guard role == .size else { return own(role) }
        return [Role.largeSize, .smallSize, .size].map(own).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func own(_ role: Role) -> String { words.first { $0.key == role }?.value ?? "" }

    /// The roles that the file of the language has twice, so that the second list would be ignored.
    package var duplicateRoles: [Role] {
        words.enumerated().filter { index, word in words.prefix(index).contains { $0.key == word.key } }.map(
            \.element.key)
    }
}

extension CookingLanguage {
    /// Returns the words and phrases with a role, in all their forms.
    package func entries(_ role: Role) -> [String] { forms(role).flatMap(\.self) }

    /// Returns the words and phrases with a role, each with its forms.
    package func forms(_ role: Role) -> [[String]] { forms(in: self[role]) }

    /// Returns the entries of a list, each with its forms.
    package func forms(in list: String) -> [[String]] {
        var endings: [Substring]?
        return Self.entries(of: list).map { entry in
            entry.split(separator: "/").flatMap { form -> [String] in
                guard form.utf8.last == UInt8(ascii: "~") else { return [String(form)] }
                let known = endings ?? [""] + Self.entries(of: self.endings)
                endings = known
                return known.map { String(form.dropLast() + $0) }
            }
        }
    }

    /// The words for numbers, each list with the value as text: `half` with `1/2`.
    package var numberWords: [(words: [String], value: String)] { Self.valued(numbers) }

    /// The words for numbers that are not exact, each list with the value as text.
    package var vagueNumberWords: [(words: [String], value: String)] { Self.valued(vagueNumbers) }

    /// The words for fractions, each list with the value as text.
    package var fractionWords: [(words: [String], value: String)] { Self.valued(fractions) }

    /// Returns the entries of a list. They are not expanded.
    package static func entries(of list: String) -> [Substring] {
        list.utf8.split(separator: UInt8(ascii: ",")).map { trimmed(Substring($0)) }.filter { !$0.isEmpty }
    }

    private static func valued(_ list: String) -> [(words: [String], value: String)] {
        entries(of: list).compactMap { entry in
            let sides = entry.split(separator: "=").map(trimmed)
            guard sides.count == 2 else { return nil }
            return (sides[0].split(separator: "/").map(String.init), String(sides[1]))
        }
    }

    /// Returns a text without spaces and line feeds at its ends.
    static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let byte = text.utf8.first, byte <= 0x20 { text.removeFirst() }
        while let byte = text.utf8.last, byte <= 0x20 { text.removeLast() }
        return text
    }
}

extension CookingLanguage: Equatable {
    package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
