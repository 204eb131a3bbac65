@testable import RecipeFormats
@testable import RecipeKit

/// What a line says, read in the language it looks like.
func ingredient(_ line: String, language: String? = nil) -> IngredientLine {
    var reader = language.map { IngredientLineReader(language: $0) } ?? anyLanguage
    return reader.read(line)
}

private let anyLanguage = IngredientLineReader()

extension IngredientLine {
    /// Amount and unit as a person would write them: `2–3 tbsp`.
    var shownQuantity: String { quantity?.formatted() ?? "" }
}

/// The same as `ingredient(_:language:)`, for suites that have a method of that name.
func ingredientLine(_ line: String) -> IngredientLine { ingredient(line) }
