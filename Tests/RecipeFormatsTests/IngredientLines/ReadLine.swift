@testable import RecipeFormats
@testable import RecipeKit

/// Returns the parts of a line, in the detected language by default.
func ingredient(_ line: String, language: String? = nil) -> IngredientLine {
    var reader = language.map { IngredientLineReader(language: $0) } ?? anyLanguage
    return reader.read(line)
}

private let anyLanguage = IngredientLineReader.prepared

extension IngredientLine {
    /// The amount and unit in one text: `2–3 tbsp`.
    var shownQuantity: String { quantity?.formatted() ?? "" }
}

/// Returns the parts of a line. Suites use this function if they have a method of the name `ingredient`.
func ingredientLine(_ line: String) -> IngredientLine { ingredient(line) }
