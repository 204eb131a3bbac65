import CookingLanguages
import RecipeKit

/// The language of a whole recipe, by which numbers such as `1.000` are read.
enum RecipeLanguage {
    /// Returns the language that the recipe states, or the one whose common words are the most frequent in its texts.
    /// Returns `nil` if the texts have no such word. The time is linear in the length of the texts.
    static func language(of recipe: Recipe) -> CookingLanguage? {
        if let locale = recipe.metadata.locale, let language = CookingLanguage.of(String(locale.prefix(2)).lowercased())
        {
            return language
        }
        var counts: [Int: Int] = [:]
        for text in texts(of: recipe) {
            for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
                for index in languages[String(word)] ?? [] { counts[index, default: 0] += 1 }
            }
        }
        // If two languages are equally frequent, the order of the languages decides.
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.map { CookingLanguage.all[$0.key] }
    }

    /// The indices of the languages in which a word is common or a unit.
    private static let languages: [String: [Int]] = {
        var languages: [String: [Int]] = [:]
        for (index, language) in CookingLanguage.all.enumerated() {
            let units = language.unitGroups.flatMap { CookingLanguage.units(of: $0) }.flatMap { $0.spellings.joined() }
            let words =
                language.entries(.commonWord) + units + language.entries(.portion) + language.entries(.person)
                + language.entries(.ingredientsHeading)
            for word in Set(words.map { $0.lowercased() }) where word.count > 1 {
                languages[word, default: []].append(index)
            }
        }
        return languages
    }()

    private static func texts(of recipe: Recipe) -> [String] {
        var texts = [recipe.title, recipe.metadata.servings?.text].compactMap(\.self)
        for group in recipe.listedIngredients { texts += group.ingredients.map { $0.line(.ascii) } }
        for section in recipe.sections {
            for case .step(let step) in section.blocks {
                for case .text(let text) in step.items { texts.append(text) }
            }
        }
        return texts
    }
}

extension Ingredient {
    /// Whether the ingredient is a whole line with digits in groups of three, whose meaning can depend on the language.
    var isAmbiguous: Bool {
        guard quantity == nil, preparation == nil else { return false }
        let bytes = Array(name.utf8)
        return bytes.indices.contains { index in
            UTF8Text.isDigit(bytes[index]) && (index == 0 || !UTF8Text.isDigit(bytes[index - 1]))
                && SeparatedNumber.dependsOnLanguage(at: index, in: bytes)
        }
    }
}
