import CookingLanguages
import RecipeKit

/// A language in which the program understands the texts of steps.
public enum StepLanguage: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case portuguese = "pt"
    case dutch = "nl"
    case swedish = "sv"
    case danish = "da"
    case norwegian = "nb"
    case finnish = "fi"
    case polish = "pl"
    case czech = "cs"
    case slovak = "sk"
    case hungarian = "hu"
    case russian = "ru"
    case greek = "el"
    case turkish = "tr"
    case japanese = "ja"
    case chinese = "zh"
    case korean = "ko"

    /// Creates a language from a language code with an optional region: `fr`, `en_GB`, `de-AT`. Returns `nil` for
    /// another language.
    public init?(locale: String) {
        let code = locale.prefix { $0.isLetter }.lowercased()
        // Norwegian is also written with the code of all its forms, and with the code of Nynorsk.
        self.init(rawValue: ["no", "nn"].contains(code) ? "nb" : code)
    }

    /// Creates the language whose common words occur most often in a text. If there are no such words, the units and the
    /// verbs count. A text without any known word is English. A text in another script than the Latin one has the
    /// language that uses the script.
    ///
    /// Pass all steps of a recipe, because one step can be too short. O(length of the text).
    public init(guessing text: some StringProtocol) {
        self = Self.guess(text).language
    }

    /// Returns the language of a text, and how many words speak for it. A script speaks as clearly as many words.
    private static func guess(_ text: some StringProtocol) -> (language: StepLanguage, evidence: Int) {
        if let language = Self.language(ofScriptIn: text) { return (language, .max) }
        var counts: [StepLanguage: Int] = [:]
        var word: [UInt8] = []
        var words: [String] = []
        func endWord() {
            guard !word.isEmpty else { return }
            let text = String(decoding: word, as: UTF8.self)
            for language in Self.languagesOfWord[text] ?? [] { counts[language, default: 0] += 1 }
            words.append(text)
            word.removeAll(keepingCapacity: true)
        }
        // A loop over scalars is many times as fast as a loop over characters.
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x61...0x7A: word.append(UInt8(scalar.value))
            case 0x41...0x5A: word.append(UInt8(scalar.value) | 0x20)
            case ..<0x80: endWord()
            case 0x300...0x36F: word += Array(String(scalar).utf8)
            default:
                if scalar.properties.isAlphabetic { word += scalar.properties.lowercaseMapping.utf8 } else { endWord() }
            }
        }
        endWord()
        if counts.isEmpty {
            for word in words.prefix(400) {
                for language in Self.languagesOfKitchenWord[word] ?? [] { counts[language, default: 0] += 1 }
            }
        }
        var best = StepLanguage.english
        for language in Self.allCases where counts[language, default: 0] > counts[best, default: 0] { best = language }
        return (best, counts[best, default: 0])
    }

    /// Returns the language that uses the script of most letters of a text. Returns `nil` for Latin letters.
    private static func language(ofScriptIn text: some StringProtocol) -> StepLanguage? {
        var (latin, han, kana, hangul, cyrillic, greek) = (0, 0, 0, 0, 0, 0)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: latin += 1
            case 0x370...0x3FF: greek += 1
            case 0x400...0x4FF: cyrillic += 1
            case 0x3041...0x30FF: kana += 1
            case 0x4E00...0x9FFF: han += 1
            case 0xAC00...0xD7A3: hangul += 1
            default: continue
            }
        }
        // A character of these scripts stands for two to three Latin letters.
        if 2 * (han + kana + hangul) > latin + cyrillic + greek {
            if hangul > han + kana { return .korean }
            // Chinese texts have single kana in names, and Japanese texts have kana in every sentence.
            return kana * 10 > han ? .japanese : .chinese
        }
        if cyrillic > latin, cyrillic > greek { return .russian }
        return greek > latin ? .greek : nil
    }

    /// Creates the language of a recipe: the language in its metadata, or else a guess from its text.
    public init(of recipe: Recipe) {
        if let locale = recipe.metadata.locale, let language = StepLanguage(locale: locale) {
            self = language
            return
        }
        self.init(guessing: Self.text(of: recipe))
    }

    /// Creates the language of a recipe if its metadata says it or at least two words speak for it. One word, such as the
    /// “in” of many languages, is not enough to spell units and names in another language than English.
    init?(surelyOf recipe: Recipe) {
        if let locale = recipe.metadata.locale, let language = StepLanguage(locale: locale) {
            self = language
            return
        }
        let guess = Self.guess(Self.text(of: recipe))
        guard guess.evidence > 1 else { return nil }
        self = guess.language
    }

    /// The words of a recipe from which its language is guessed.
    private static func text(of recipe: Recipe) -> String {
        var text = recipe.title
        for step in recipe.steps.prefix(40) {
            for case .text(let part) in step.items { text += " " + part }
        }
        for group in recipe.listedIngredients {
            for ingredient in group.ingredients { text += " " + ingredient.name }
        }
        return text
    }

    /// The languages in which a word is common in recipes. Such words are rare in recipes of the other languages.
    private static let languagesOfWord: [String: [StepLanguage]] = {
        var languages: [String: [StepLanguage]] = [:]
        for language in allCases {
            for word in language.words.entries(.commonWord) { languages[word, default: []].append(language) }
        }
        return languages
    }()

    /// The languages of words for measures, foods and actions, for texts that are too short for ``languagesOfWord``.
    /// Words of more than one language are left out.
    private static let languagesOfKitchenWord: [String: [StepLanguage]] = {
        var languages: [String: [StepLanguage]] = [:]
        for language in allCases where language.words.script == .latin {
            let words = language.words
            let units = [words.measures, words.pieces, words.containers].flatMap(CookingLanguage.units)
            let known = Set(
                (units.flatMap { $0.spellings.joined() } + words.entries(.verb) + words.entries(.countedFood)
                    + words.entries(.minute) + words.entries(.hour)).map { $0.lowercased() })
            for word in known { languages[word, default: []].append(language) }
        }
        return languages.filter { $0.value.count == 1 }
    }()

    /// Everything that the program knows of the language.
    var words: CookingLanguage {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .italian: .italian
        case .portuguese: .portuguese
        case .dutch: .dutch
        case .swedish: .swedish
        case .danish: .danish
        case .norwegian: .norwegian
        case .finnish: .finnish
        case .polish: .polish
        case .czech: .czech
        case .slovak: .slovak
        case .hungarian: .hungarian
        case .russian: .russian
        case .greek: .greek
        case .turkish: .turkish
        case .japanese: .japanese
        case .chinese: .chinese
        case .korean: .korean
        }
    }
}
