import RecipeKit

/// What a line says, read in the language it looks like.
func ingredient(_ line: String, language: String? = nil) -> IngredientLine {
    var reader = IngredientLineReader(language: language)
    return reader.read(line)
}

extension IngredientLine {
    /// Amount and unit as a person would write them: `2–3 tbsp`.
    var shownQuantity: String { quantity?.formatted() ?? "" }
}
