import RecipeKit

/// A language in which the program understands the texts of steps.
public enum StepLanguage: String, CaseIterable, Hashable, Sendable {
    /// English.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Italian.
    case italian = "it"

    /// Creates a language from a language code with an optional region: `fr`, `en_GB`, `de-AT`. Returns `nil` for
    /// another language.
    public init?(locale: String) {
        self.init(rawValue: locale.prefix { $0.isLetter }.lowercased())
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

    /// For each language, words that are common in its recipes and rare in recipes of the other languages.
    private static let commonWords: [StepLanguage: String] = [
        .english: """
        the and with until for into add stir heat cook over minutes hour hours cup cups place mix remove from to of
        water oil salt pepper bowl bake serve tablespoon tablespoons teaspoon each or is it eggs
        """,
        .german: """
        und die der das mit den dem im in ein eine einen einer auf zu zum bei für aus dann geben minuten stunden lassen
        unter etwa ca backofen el tl wasser öl salz pfeffer ei eier nicht oder von
        """,
        .french: """
        le la les et dans des du de une un avec pour au aux pendant jusqu laisser faire ajouter ajoutez mélanger cuire
        minutes heure heures four feu sel poivre huile eau œufs oeufs à sur en ou
        """,
        .spanish: """
        el la los las y en con de del una un por para que se hasta durante añadir añade agregar minutos hora horas
        horno fuego sal pimienta aceite agua huevos al o su
        """,
        .italian: """
        il lo la gli le e in con di del della un una per che fino al alla aggiungere aggiungete unire minuti ora ore
        forno fuoco sale pepe olio acqua uova nel nella mescolare poi o
        """,
    ]

    private static let languagesOfWord: [String: [StepLanguage]] = {
        var languages: [String: [StepLanguage]] = [:]
        for language in allCases {
            for word in (commonWords[language] ?? "").split(whereSeparator: \.isWhitespace) {
                languages[String(word), default: []].append(language)
            }
        }
        return languages
    }()
}
