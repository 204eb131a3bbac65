/// The words with which the program recognizes amounts in a step, for one language. All words are in lower case.
struct StepVocabulary: Sendable {
    /// Whether the language is English. Some rules for amounts apply only to English.
    let isEnglish: Bool
    /// The singular and the plural of a word. They are equal if the word does not change.
    struct Forms: Hashable, Sendable {
        var singular: String
        var plural: String
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

    /// The words for the numbers from one to twelve, in order, as they are written.
    var spelledNumbers: [String] = []
    /// The values of all words for whole numbers, such as `eine` and `deux`.
    var numbers: [String: Int] = [:]
    var articles: Set<String> = []
    var halves: Set<String> = []
    /// Words between the two numbers of a range: `to`, `or`.
    var rangeWords: Set<String> = []
    /// Words between a whole number and a fraction: the `and` of `one and a half`.
    var andWords: Set<String> = []
    /// Words before a range with “and” between its numbers: the `between` of `between 2 and 3`.
    var betweenWords: Set<String> = []
    var units: [String: (kind: UnitKind, forms: Forms)] = [:]
    /// Things that are counted: `egg`, `onion`.
    var foods: [String: Forms] = [:]
    /// Words between a number and the thing that it counts: `large`.
    var adjectives: [String: Forms] = [:]
    /// Words for how full a spoon is, such as `heaping`, and the `fluid` of `fluid ounces`. They are dropped when the
    /// unit changes.
    var fillingWords: Set<String> = ["fluid", "fl"]
    /// Words that show that a temperature is measured exactly: `thermometer`.
    var thermometerWords: Set<String> = []
    /// Words before a number below zero: `minus`.
    var minusWords: Set<String> = []
    /// Articles, prepositions and conjunctions. They are not nouns.
    var functionWords: Set<String> = []
    /// Words such as `of` between a unit and a name.
    var ofWords: Set<String> = []
    /// Pans, bowls, measuring spoons and pieces. An amount before such a word is the size of this thing.
    var cookware: Set<String> = []
    /// Words between a piece of cookware and its size: `holding`, the `de` of `moule de 1 l`.
    var sizeLinks: Set<String> = []
    /// Words that show that an amount is for each of several pieces: `each`, `per`.
    var perPiece: Set<String> = []
    /// Words after a word of ``perPiece`` that show that the amount is not for a piece of food: `addition` in
    /// `with each addition`.
    var notPieces: Set<String> = []
    /// Phrases after an amount that is used several times: `at a time`.
    var atATime: [[String]] = []
    /// Verbs that begin an instruction. The word `each` refers only to amounts of its own instruction.
    var verbs: Set<String> = []
    /// Verbs with which a step divides a mixture into portions: `drop`.
    var portioningVerbs: Set<String> = []
    /// Mixtures that cooks divide into portions: `batter`.
    var mixtures: Set<String> = []
    /// Words before a number that is a label: `step`, `gas mark`.
    var labels: Set<String> = []
    /// Words before the number of resulting pieces: the `into` of `cut into 4 slices`.
    var divisions: Set<String> = []
    /// Words before a number that is the yield: `serves`.
    var yieldVerbs: Set<String> = []
    /// Pieces that the cook shapes. Their number is scaled: `meatballs`.
    var shapes: [String: Forms] = [:]
    /// Words between a verb or a preposition and a number: `about`.
    var approximations: Set<String> = []
    /// Units of time, temperature and length.
    var timeUnits: Set<String> = []

    static func of(_ language: StepLanguage) -> StepVocabulary {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .italian: italian
        }
    }
}

extension StepVocabulary {
    /// A list of words for one property of the vocabulary.
    enum Entry {
        /// The words for the numbers from one to twelve. A `/` separates the words for the same number.
        case numbers(String)
        /// Further words with their numbers: `twenty=20`.
        case furtherNumbers(String)
        case metric(String)
        case measures(String)
        case pieces(String)
        case containers(String)
        case foods(String)
        case adjectives(String)
        case shapes(String)
        case set(WritableKeyPath<StepVocabulary, Set<String>> & Sendable, String)
        case atATime(String)
    }

    /// Creates a vocabulary from lists of words.
    ///
    /// - Parameters:
    ///   - isEnglish: Whether the language is English.
    ///   - entries: The lists. White space separates words, a bar separates two forms of a word (`cup|cups`), and a
    ///     comma separates phrases.
    init(isEnglish: Bool = false, _ entries: [Entry]) {
        self.isEnglish = isEnglish
        for entry in entries { add(entry) }
    }

    private mutating func add(_ entry: Entry) {
        switch entry {
        case .numbers(let text):
            for (index, words) in Self.words(text).enumerated() {
                let spellings = words.split(separator: "/").map(String.init)
                spelledNumbers.append(spellings[0])
                for spelling in spellings { numbers[spelling] = index + 1 }
            }
        case .furtherNumbers(let text):
            for word in Self.words(text) {
                let parts = word.split(separator: "=")
                if parts.count == 2, let value = Int(parts[1]) { numbers[String(parts[0])] = value }
            }
        case .metric(let text): addUnits(text, .metric)
        case .measures(let text): addUnits(text, .measure)
        case .pieces(let text): addUnits(text, .piece)
        case .containers(let text): addUnits(text, .container)
        case .foods(let text): for forms in Self.forms(text) { Self.add(forms, to: &foods) }
        case .adjectives(let text): for forms in Self.forms(text) { Self.add(forms, to: &adjectives) }
        case .shapes(let text): for forms in Self.forms(text) { Self.add(forms, to: &shapes) }
        case .set(let property, let text): self[keyPath: property].formUnion(Self.words(text))
        case .atATime(let text): atATime += text.split(separator: ",").map { Self.words(String($0)) }
        }
    }

    private mutating func addUnits(_ text: String, _ kind: UnitKind) {
        for forms in Self.forms(text) {
            units[forms.singular] = (kind, forms)
            units[forms.plural] = (kind, forms)
        }
    }

    private static func add(_ forms: Forms, to table: inout [String: Forms]) {
        table[forms.singular] = forms
        if table[forms.plural] == nil { table[forms.plural] = forms }
    }

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func forms(_ text: String) -> [Forms] {
        words(text).map { word in
            let parts = word.split(separator: "|").map(String.init)
            return Forms(singular: parts[0], plural: parts.count > 1 ? parts[1] : parts[0])
        }
    }
}
