@testable import RecipeFormats
@testable import RecipeKit

/// A recipe whose plain lines are parsed and marked in its steps, as an import does it.
struct MarkedRecipe {
    var recipe: Recipe
    /// The recipe in Cooklang.
    var text: String

    init(_ recipe: Recipe, _ reader: inout IngredientLineReader) {
        let (parsed, languages) = reader.parsed(recipe, splitting: true)
        let found = languages.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "en"
        let language = recipe.metadata.locale.map { String($0.prefix(2)) } ?? found
        self.recipe = IngredientMarker.marked(parsed, language: language, &reader)
        text = CooklangWriter().text(for: self.recipe)
    }
}
