import CookingLanguages

/// The words for activities with food in a text. Each word counts only once. Such words are evidence that the text is a
/// recipe.
struct MarkdownCookingWords {
    private var found: Set<String> = []

    /// The distinct Chinese and Japanese words for food and pots.
    private var foodstuffs: Set<Character> = []
    /// Whether one of the words is used only for cooking. Only words of scripts without spaces are checked.
    private(set) var isCertain = false

    /// The number of distinct words for activities.
    var count: Int { found.count }

    /// Whether one of the words is in a script without spaces.
    var isInUnspacedScript: Bool {
        found.contains { $0.unicodeScalars.first.map(MarkdownHeadingTable.isOfUnspacedScript) == true }
    }

    /// Whether there are enough words for activities, food and pots to show that the text is about cooking.
    var areEnough: Bool { count >= 3 || count >= 1 && count + foodstuffs.count >= 4 }

    /// Returns whether a line contains a Chinese, Japanese or Korean word for an activity with food.
    static func tells(_ line: String) -> Bool {
        guard line.utf8.contains(where: EastAsianText.isLead) else { return false }
        return line.contains { unspaced.contains($0) || handling.contains($0) }
    }

    /// Adds the words of a text.
    mutating func add(_ text: String) {
        let (words, _, isUnspaced) = MarkdownHeadingTable.words(of: text)
        for word in words {
            if Self.spaced.contains(word) {
                found.insert(word)
            } else if word.utf8.count > 4, let stem = Self.stems.first(where: word.hasPrefix) {
                found.insert(stem)
            }
        }
        guard isUnspaced else { return }
        for character in text {
            if Self.unspaced.contains(character) {
                found.insert(String(character))
                isCertain = isCertain || Self.certain.contains(character)
            } else if Self.foods.contains(character) {
                foodstuffs.insert(character)
            }
        }
    }

    /// Stems of words in languages with many inflected forms, in lower case and without accents.
    private static let stems = folded(.cookingStem)

    /// Whole words, in lower case and without accents.
    private static let spaced = Set(folded(.cookingVerb))

    /// Words for activities with food in scripts without spaces.
    private static let unspaced = characters(.cookingCharacter)

    /// The words of ``unspaced`` that are used only for cooking.
    private static let certain = characters(.certainCookingCharacter)

    /// Words for activities with food that are also activities with other things, such as `加` (“add”).
    private static let handling = characters(.handlingCharacter)

    private static let foods = characters(.foodCharacter)

    private static func folded(_ role: CookingLanguage.Role) -> [String] {
        CookingLanguage.entriesOfAll(role).flatMap { MarkdownHeadingTable.words(of: $0).words }
    }

    private static func characters(_ role: CookingLanguage.Role) -> Set<Character> {
        Set(CookingLanguage.entriesOfAll(role).joined())
    }
}
