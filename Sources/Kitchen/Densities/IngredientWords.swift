import CookingLanguages
import RecipeKit

/// The words of an ingredient's name in the form of the food tables: in lower case, without accents, in the singular.
struct IngredientWords {
    /// The words before the first comma, semicolon or parenthesis. If no words are before this character, the words
    /// after it.
    let name: [String]
    /// The words after the first comma, semicolon or parenthesis. Empty if ``name`` has these words.
    let rest: [String]

    /// Reads a name as a recipe writes it: `all-purpose flour, sifted`.
    init(_ text: String) {
        let end = text.firstIndex { $0 == "," || $0 == "(" || $0 == ";" } ?? text.endIndex
        let first = Self.words(text[..<end])
        let second = Self.words(text[end...])
        name = Self.withoutGrade(Array((first.isEmpty ? second : first).prefix(Self.mostWords)))
        rest = first.isEmpty ? [] : Array(second.prefix(Self.mostWords))
    }

    /// The maximum number of words of ``name`` and of ``rest``. A longer text is a sentence and not a name.
    private static let mostWords = 24
    /// The maximum length of a word in which the food at the end of a compound is searched, in bytes.
    static let longestWord = 64

    /// The words without the last word, which names a part of a food: `salmon` for `salmon fillet`. `nil` if the last
    /// word names no part of a food.
    var withoutPart: IngredientWords? {
        guard name.count > 1, let last = name.last, Self.parts.contains(last) else { return nil }
        return IngredientWords(name: Array(name.dropLast()), rest: rest)
    }

    /// The words without those that say that the food is cooked: `chickpea` for `cooked chickpeas`. `nil` if it is not
    /// cooked. In `rice, cooked according to the packet`, the recipe measures the raw rice.
    var withoutCooked: IngredientWords? {
        let isStated = rest.indices.contains { index in
            Self.cookedWords.contains(rest[index])
                && !(rest.dropFirst(index + 1).first.map(Self.instructions.contains) ?? false)
        }
        guard isStated || name.contains(where: Self.cookedWords.contains) else { return nil }
        let plain = name.filter { !Self.cookedWords.contains($0) }
        return plain.isEmpty
            ? nil : IngredientWords(name: plain, rest: rest.filter { !Self.cookedWords.contains($0) })
    }

    /// Returns whether a name says that a food is cooked.
    static func isCooked(_ name: String) -> Bool { words(name).contains(where: cookedWords.contains) }

    private static let cookedWords = Set(CookingLanguage.entriesOfAll(.cooked).flatMap { words($0) })
    /// Words behind `cooked` that say how the cook is to cook the food.
    private static let instructions: Set<String> = [
        "according", "until", "in", "per", "as", "nach", "bis", "selon", "segun", "secondo", "volgen", "enligt",
        "podle",
    ]

    private init(name: [String], rest: [String]) {
        self.name = name
        self.rest = rest
    }

    private static let parts: Set<String> = [
        "leaf", "fillet", "floret", "spear", "wedge", "strip", "stem", "sprig", "half", "piece", "steak", "thread",
        "strand", "pod", "cap", "stalk", "segment", "chunk", "slice",
    ]

    /// The first form that a word names. The words of ``rest`` are searched first.
    var form: IngredientForm? { (rest + name).lazy.compactMap(IngredientForm.init(word:)).first }

    /// Returns a name without the type of a flour at its end: `Weizenmehl` for `Weizenmehl Type 405`.
    private static func withoutGrade(_ words: [String]) -> [String] {
        var words = words
        while words.count > 1, let last = words.last, ["type", "typ"].contains(last) || last.allSatisfy(\.isNumber) {
            words.removeLast()
        }
        return words
    }

    /// Returns the words of a text in lower case, without accents and in the singular. ``connectors`` are left out.
    ///
    /// `scripts/make-densities` must split names into words in the same way.
    static func words(_ text: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        func endWord() {
            guard !word.isEmpty else { return }
            let text = String(decoding: word, as: UTF8.self)
            if !connectors.contains(text) { words.append(singular(text)) }
            word.removeAll(keepingCapacity: true)
        }
        for scalar in text.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                scalar.appendFolded(to: &word)
            } else if !(0x300...0x36F).contains(scalar.value) {
                endWord()
            }
        }
        endWord()
        return words
    }

    private static let irregular = [
        "leaves": "leaf", "halves": "half", "loaves": "loaf", "chilies": "chili", "chillies": "chilli",
    ]

    /// Returns the singular of a word by English rules. The word is in lower case without accents.
    static func singular(_ word: String) -> String {
        if let singular = irregular[word] { return singular }
        guard word.utf8.count >= 4, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else {
            return word
        }
        if word.hasSuffix("ies"), word.utf8.count > 4 { return String(word.dropLast(3)) + "y" }
        if ["oes", "ches", "shes", "sses", "xes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    /// Words that only connect the other words of a name.
    static let connectors: Set<String> = [
        "of", "the", "a", "de", "d", "di", "del", "della", "dell", "delle", "du", "des", "la", "le", "les", "el", "al",
        "au", "aux", "con", "mit", "und", "and", "l", "s",
    ]
}

/// The form of an ingredient when it is measured, such as sliced or chopped. A cup of sliced onions weighs less than a
/// cup of chopped onions.
struct IngredientForm: Hashable {
    /// The letters of this form in the food table. The best match comes first.
    let letters: String
    /// The word in the table for one item in this form, such as `cherry` for a cherry tomato.
    let itemWord: String?

    private init(_ letters: String, _ itemWord: String? = nil) {
        self.letters = letters
        self.itemWord = itemWord
    }

    /// Creates the form for a letter in the table of food names. Returns `nil` for any other letter.
    init?(letter: Character) {
        switch letter {
        case "m", "x", "b": self.init(String(letter))
        case "y": self.init("y", "cherry")
        case "j": self.init("j", "plum")
        default: return nil
        }
    }

    /// Creates the form that a word of an ingredient line names. The word is in lower case, without accents and in the
    /// singular.
    init?(word: String) {
        guard let letters = Self.letters[word] else { return nil }
        self.init(letters)
    }

    private static let letters: [String: String] = {
        var letters: [String: String] = [:]
        for (form, words) in table {
            for word in words.split(separator: " ") { letters[String(word)] = form }
        }
        return letters
    }()

    private static let table: [(letters: String, words: String)] = [
        ("cdpv", "chopped minced gehackt hache picado tritato tritata"),
        ("dcp", "diced cubed cube dice gewurfelt wurfel de cubetto dado"),
        ("sit", "sliced slice ring scheibe tranche rondelle rebanada fetta"),
        ("tsi", "julienned julienne strip streifen"),
        ("hgbd", "shredded geraspelt"),
        ("ghb", "grated gerieben rape rallado grattugiato grattugiata"),
        ("bhc", "crumbled crumb zerbroselt emiette desmenuzado"),
        ("rbm", "crushed zerdruckt zerstossen"),
        ("mr", "ground gemahlen moulu molido macinato macinata meal"),
        ("au", "mashed zerdruckt ecrase"),
        ("ua", "pureed puree puriert"),
        ("k", "packed firmly"),
        ("l", "loose loosely unpacked lightly"),
        ("f", "sifted gesiebt tamise tamizado setacciata"),
        ("n", "unsifted"),
        ("w", "whole ganz entier entero intero"),
        ("v", "halved half halve"),
        ("is", "slivered flaked"),
        ("e", "melted zerlassen geschmolzen fondu derretida fuso"),
        ("x", "whipped geschlagen fouettee montada montata"),
        ("o", "pitted"),
        ("p", "chunk"),
    ]
}
