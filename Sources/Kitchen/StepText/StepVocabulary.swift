import CookingLanguages
import RecipeKit
import Synchronization

/// The words with which the program recognizes amounts and times in a step, for one language. All words are in lower
/// case.
struct StepVocabulary: Sendable {
    /// The forms of a word. They are equal if the word does not change.
    struct Forms: Hashable, Sendable {
        var singular: String
        var plural: String
        /// The form after five and more in Slavic languages.
        var many: String
        /// The form after a fraction in Slavic languages. It differs from the plural only in some masculine nouns.
        var part: String

        init(singular: String, plural: String, many: String? = nil, part: String? = nil) {
            (self.singular, self.plural, self.many) = (singular, plural, many ?? plural)
            self.part = part ?? plural
        }

        fileprivate init(_ forms: [String]) {
            let forms = forms.map { $0.lowercased() }
            self.init(
                singular: forms[0], plural: forms.count > 1 ? forms[1] : forms[0],
                many: forms.count > 3 ? forms[2] : forms.last, part: forms.count > 3 ? forms[3] : nil)
        }

        func form(after number: Rational, _ rule: CookingLanguage.Plural) -> String {
            switch rule {
            case .aboveOne: return number > .one ? plural : singular
            case .fromTwo: return number >= Rational(2) ? plural : singular
            case .slavic:
                guard number.isInteger else { return part }
                if number == .one { return singular }
                let (units, tens) = (number.numerator % 10, number.numerator / 10 % 10)
                return (2...4).contains(units) && tens != 1 ? plural : many
            }
        }
    }

    /// What a unit measures.
    enum UnitKind: Hashable, Sendable {
        /// A metric mass or volume: its amounts are decimals.
        case metric
        /// Another mass or volume: `cup`.
        case measure
        /// A piece or a small amount of an ingredient: `slice`, `clove`.
        case piece
        /// A package: `can`. A mass next to it is the size of the package.
        case container
    }

    /// A unit of several words.
    struct UnitPhrase: Sendable {
        let words: [String]
        let kind: UnitKind
        /// The forms of each word.
        let forms: [Forms]
    }

    private let language: CookingLanguage
    /// Whether the language is English. Some rules for amounts apply only to English.
    let isEnglish: Bool
    /// The words for the numbers from one to twelve, in order, as they are written.
    private(set) var spelledNumbers: [String] = []
    /// The values of all words for numbers of one and more, such as `eine` and `anderthalb`.
    private(set) var numbers: [String: Rational] = [:]
    private(set) var halves: Set<String> = []
    /// The values of all words for numbers below one, such as `half` and `quarters`.
    private(set) var fractions: [String: Rational] = [:]
    /// Words and phrases that add a half to what is before them: `buçuk`.
    let andHalves: [[String]]
    /// Units of several words, by their first word: `ст. л.`, `colher de sopa`.
    private(set) var unitPhrases: [String: [UnitPhrase]] = [:]
    /// The units, range words and units of time of a language without spaces, from the longest to the shortest.
    private(set) var counters: [[UInt8]] = []
    /// Units before their number, as in `大さじ2`.
    private(set) var leadingUnits: [String] = []
    var units: [String: (kind: UnitKind, forms: Forms)] = [:]
    /// Things that are counted: `egg`, `onion`.
    let foods: [String: Forms]
    /// Words between a number and the thing that it counts: `large`.
    let adjectives: [String: Forms]
    /// Pieces that the cook shapes. Their number is scaled: `meatballs`.
    let shapes: [String: Forms]
    /// The lengths of the units of time in seconds.
    private let times: [String: Int]
    /// Units of time, temperature and length.
    let timeUnits: Set<String>

    let articles: Set<String>
    /// Words between the two numbers of a range: `to`, `or`.
    let rangeWords: Set<String>
    /// Words that add an amount: `plus`.
    let plusWords: Set<String>
    /// The words of ``rangeWords`` that are between two choices: `or`.
    let orWords: Set<String>
    /// Words between a whole number and a fraction: the `and` of `one and a half`.
    let andWords: Set<String>
    let betweenWords: Set<String>
    let fillingWords: Set<String>
    let thermometerWords: Set<String>
    /// Liquids that a food gives or in which it is kept. The first one is water.
    let foodLiquids: [String]
    private let mixingPhrases: [String]
    let minusWords: Set<String>
    let functionWords: Set<String>
    /// Definite articles and possessive words.
    let definites: Set<String>
    /// Verbs and other words for what is done with food.
    let actions: Set<String>
    /// Verbs before another verb: `let` in `let it rest`.
    let helpingVerbs: Set<String>
    let ofWords: Set<String>
    /// Pans, bowls, measuring spoons and pieces. An amount before such a word is the size of this thing.
    let cookware: Set<String>
    let sizeLinks: Set<String>
    /// Pieces into which a food is cut. A mass beside such a word is the size of each piece.
    let cutPieces: Set<String>
    let perPiece: Set<String>
    let notPieces: Set<String>
    /// Words before the one for whom or for which an amount is: `per`.
    let perWords: Set<String>
    /// Words for one who eats and for a portion.
    let persons: Set<String>
    /// Words before the number of people for whom the dish is enough: `for`.
    let servingWords: Set<String>
    /// Definite articles in the singular that are no contractions: `the`.
    let singleDefinites: Set<String>
    /// Adjectives before a measure for what is left of a food: `remaining`.
    let shareAdjectives: Set<String>
    let anotherThings: Set<String>
    let atATime: [[String]]
    /// Verbs that begin an instruction. The word `each` refers only to amounts of its own instruction.
    let verbs: Set<String>
    let portioningVerbs: Set<String>
    let mixtures: Set<String>
    let labels: Set<String>
    let divisions: Set<String>
    let yieldVerbs: Set<String>
    /// Words between a verb or a preposition and a number: `about`.
    let approximations: Set<String>
    let halfHours: Set<String>
    /// Words that mean one hour without a number: `godzinę`.
    let soleHours: Set<String>
    let anotherTime: Set<String>
    let moreTime: Set<String>
    let degreeWords: Set<String>
    let turningStems: [String]
    let division: DivisionWords

    /// Which form of a noun follows a number.
    var plural: CookingLanguage.Plural { language.plural }
    /// Whether a comma separates decimals, and a period thousands.
    var usesDecimalComma: Bool { language.numberSigns != .pointForDecimals }
    /// Whether a space separates thousands.
    var hasSpacedThousands: Bool { language.numberSigns == .spaceForThousands }
    /// Whether no spaces separate words, so that the word after a number ends with its unit.
    var hasNoSpaces: Bool { language.script == .eastAsian }

    /// The vocabularies that have been used. A cook reads recipes in few languages.
    private static let known = Mutex<[StepLanguage: StepVocabulary]>([:])

    static func of(_ language: StepLanguage) -> StepVocabulary {
        known.withLock { known in
            if let vocabulary = known[language] { return vocabulary }
            let vocabulary = StepVocabulary(language.words)
            known[language] = vocabulary
            return vocabulary
        }
    }

    private init(_ language: CookingLanguage) {
        func set(_ roles: CookingLanguage.Role...) -> Set<String> {
            Set(roles.flatMap { language.entries($0) }.map { $0.lowercased() })
        }
        self.language = language
        isEnglish = language.code == "en"
        foods = Self.table(language.forms(.countedFood))
        adjectives = Self.table(language.forms(.stepAdjective))
        shapes = Self.table(language.forms(.shape))
        articles = set(.article)
        rangeWords = set(.to, .or)
        plusWords = set(.plus)
        orWords = set(.or)
        andWords = set(.and)
        betweenWords = set(.between)
        fillingWords = set(.filling).union(["fluid", "fl"])
        thermometerWords = set(.thermometer)
        foodLiquids = language.entries(.foodLiquid)
        mixingPhrases = language.entries(.mixedWith)
        minusWords = set(.minus)
        functionWords = set(.functionWord)
        definites = set(.definite)
        helpingVerbs = set(.helpingVerb)
        actions = set(.verb, .cookingVerb, .waitingVerb).subtracting(set(.vessel, .cookware, .mixture))
        ofWords = set(.of)
        cookware = language.script == .eastAsian ? set(.vessel, .cookware, .cookwareEnding) : set(.vessel)
        sizeLinks = set(.sizeLink)
        cutPieces = set(.cutPiece)
        perPiece = set(.perPiece)
        notPieces = set(.notPiece)
        perWords = set(.per, .rate).union(["per", "pro", "pr"]).union(language.code == "it" ? ["a"] : [])
        persons = set(.person, .portion)
        servingWords = set(.serves, .purpose)
        singleDefinites = set(.singleDefinite)
        shareAdjectives = set(.furtherAmount)
        anotherThings = set(.anotherThing)
        atATime = Self.phrases(language, .atATime)
        verbs = set(.verb)
        portioningVerbs = set(.portioningVerb)
        mixtures = set(.mixture)
        labels = set(.label)
        divisions = set(.division)
        yieldVerbs = set(.yieldVerb)
        approximations = set(.about, .stepAbout)
        andHalves = Self.phrases(language, .andHalf)
        soleHours = set(.oneHour)
        halfHours = set(.halfHour)
        anotherTime = set(.anotherTime)
        moreTime = set(.moreTime)
        degreeWords = set(.degree).union(["degree", "degrees", "deg"])
        turningStems = language.entries(.turningStem).map { $0.lowercased() }
        division = DivisionWords(language)
        times = TimeUnit.seconds(in: language, inContext: true)
        timeUnits = Set(times.keys).union(set(.degree)).union(["cm", "mm", "c"])
            .union(isEnglish ? ["f", "inch", "inches"] : [])
        addNumbers()
        addUnits(language.forms(.stepMeasure), .measure)
        addUnits(language.forms(.stepPiece) + language.forms(.batch), .piece)
        addUnits(language.metric, .metric)
        addUnits(language.measures, .measure)
        addUnits(language.pieces, .piece)
        addUnits(language.containers, .container)
        guard hasNoSpaces else { return }
        addFullWidthUnits()
        leadingUnits = CookingLanguage.units(of: language.unitsBeforeNumber).flatMap { $0.spellings.flatMap(\.self) }
        counters = (Array(units.keys) + Array(times.keys) + Array(rangeWords) + language.entries(.degree) + ["t"]).map {
            Array($0.utf8)
        }
        .sorted { $0.count > $1.count }
    }

    /// Returns the food before words such as `mixed with`. It is measured as if the other one were not there.
    func nameBeforeMixing(_ name: String) -> String {
        let ends = mixingPhrases.compactMap { name.firstRange(of: " \($0) ")?.lowerBound }
        return ends.min().map { String(name[..<$0]) } ?? name
    }

    /// Whether a word such as `of` is always between a package and its food.
    var joinsByOf: Bool { ["en", "fr", "es", "it", "pt"].contains(language.code) }

    /// Whether all nouns have a capital letter.
    var capitalizesNouns: Bool { language.capitalizesNouns }

    /// Whether numbers are built as in French: `soixante-quinze`, `dix-huit`.
    var isFrench: Bool { language.code == "fr" }

    var isItalian: Bool { language.code == "it" }

    /// Whether numbers are also written with Chinese digits before a counter: `两勺`.
    var isChinese: Bool { language.code == "zh" }

    /// Returns whether a scalar is a digit of a Chinese number.
    func isNumeral(_ scalar: Unicode.Scalar) -> Bool { scalar.value > 0x7F && numbers[String(scalar)] != nil }

    /// Whether a word that describes a thing is before its noun: `chipotle peppers`.
    var describesBeforeNoun: Bool {
        ["en", "de", "nl", "sv", "da", "nb", "pl", "cs", "sk", "ru"].contains(language.code)
    }

    /// Whether verbs are at the end of a sentence.
    var hasEndingVerbs: Bool { hasNoSpaces && !isChinese || ["de", "nl", "tr", "hu"].contains(language.code) }
    /// Whether `c.c.` is a millilitre.
    var hasCubicCentimetres: Bool { language.script == .latin && units["cc"]?.kind == .metric }

    /// Returns the value of a word for a number of one or more, or `nil` for another word. Chinese numbers up to 99 have
    /// several digits: `三十五`.
    func number(_ word: String) -> Rational? {
        if let number = numbers[word] { return number }
        guard isChinese, (2...3).contains(word.unicodeScalars.count), word.contains("十") else { return nil }
        let parts = word.split(separator: "十", omittingEmptySubsequences: false).map { part in
            part.isEmpty ? nil : numbers[String(part)]
        }
        guard parts.count == 2, word.count == 1 + parts.count(where: { $0 != nil }),
            parts.allSatisfy({ $0.map { $0 < Rational(10) } ?? true })
        else { return nil }
        return (parts[0] ?? .one).multiplied(by: Rational(10))?.adding(parts[1] ?? .zero)
    }

    /// Returns the number of seconds of a unit of time, or `nil` for another word.
    func seconds(_ word: String) -> Int? { times[word] ?? TimeUnit.seconds(word) }

    /// Returns the name of a unit after a number, or `nil` if the language has no name for it.
    ///
    /// - Parameters:
    ///   - symbol: The symbol of the unit.
    ///   - number: The number.
    func name(ofUnit symbol: String, after number: Rational) -> String? {
        for group in language.unitGroups + [language.knownUnits] {
            if let unit = CookingLanguage.units(of: group).first(where: { $0.symbol == symbol }) {
                let forms = unit.spellings[0]
                let written = Forms(forms).form(after: number, plural)
                return forms.first { $0.lowercased() == written }
            }
        }
        return nil
    }

    static func phrases(_ language: CookingLanguage, _ role: CookingLanguage.Role) -> [[String]] {
        language.entries(role).map { $0.lowercased().split(separator: " ").map(String.init) }
    }

    private mutating func addNumbers() {
        for (words, text) in language.numberWords {
            guard let value = Rational(parsing: text) else { continue }
            let words = words.map { $0.lowercased() }
            if value == Rational(1, 2) { halves.formUnion(words) }
            guard value >= .one else {
                for word in words { fractions[word] = value }
                continue
            }
            if value == Rational(spelledNumbers.count + 1), value <= Rational(12) { spelledNumbers.append(words[0]) }
            for word in words { numbers[word] = value }
        }
        for (words, text) in language.fractionWords {
            guard let value = Rational(parsing: text) else { continue }
            for word in words { fractions[word.lowercased()] = value }
        }
    }

    private mutating func addUnits(_ group: String, _ kind: UnitKind) {
        for unit in CookingLanguage.units(of: group) { addUnits(unit.spellings, kind) }
    }

    private mutating func addUnits(_ spellings: [[String]], _ kind: UnitKind) {
        for spelling in spellings {
            let forms = Forms(spelling)
            for form in spelling where !form.contains(" ") { units[form.lowercased()] = (kind, forms) }
            guard spelling[0].contains(" ") else { continue }
            let phrases = spelling.map { $0.lowercased().split(separator: " ").map(String.init) }
            for words in phrases {
                let forms = words.indices.map { index in
                    Forms(phrases.map { $0.indices.contains(index) ? $0[index] : words[index] })
                }
                unitPhrases[words[0], default: []].append(UnitPhrase(words: words, kind: kind, forms: forms))
            }
        }
    }

    /// Adds the units of Latin letters in their wide forms: `ｇ`.
    private mutating func addFullWidthUnits() {
        for (name, unit) in units where name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
            let wide = name.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: wide)
            units[String(text)] = unit
        }
    }

    static func table(_ words: [[String]]) -> [String: Forms] {
        var table: [String: Forms] = [:]
        for word in words {
            let forms = Forms(word)
            table[forms.singular] = forms
            for form in word.dropFirst().map({ $0.lowercased() }) where table[form] == nil { table[form] = forms }
        }
        return table
    }
}
