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

    /// Creates the language whose common words occur most often in a text. A text without such words is English.
    ///
    /// Pass all steps of a recipe, because one step can be too short. O(length of the text).
    public init(guessing text: some StringProtocol) {
        var counts: [StepLanguage: Int] = [:]
        var word: [UInt8] = []
        func endWord() {
            guard !word.isEmpty else { return }
            for language in Self.languagesOfWord[String(decoding: word, as: UTF8.self)] ?? [] {
                counts[language, default: 0] += 1
            }
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
        var best = StepLanguage.english
        for language in Self.allCases where counts[language, default: 0] > counts[best, default: 0] { best = language }
        self = best
    }

    /// Creates the language of a recipe: the language in its metadata, or else a guess from its text.
    public init(of recipe: Recipe) {
        if let locale = recipe.metadata.locale, let language = StepLanguage(locale: locale) {
            self = language
            return
        }
        var text = recipe.title
        for step in recipe.steps.prefix(40) {
            for case .text(let part) in step.items { text += " " + part }
        }
        for group in recipe.listedIngredients {
            for ingredient in group.ingredients { text += " " + ingredient.name }
        }
        self.init(guessing: text)
    }

    /// The languages in which a word is common in recipes. Such words are rare in recipes of the other languages.
    private static let languagesOfWord: [String: [StepLanguage]] = {
        var languages: [String: [StepLanguage]] = [:]
        for language in allCases {
            for word in language.words.entries(.commonWord) { languages[word, default: []].append(language) }
        }
        return languages
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
