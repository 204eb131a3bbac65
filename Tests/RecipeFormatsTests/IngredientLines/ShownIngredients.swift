@testable import RecipeFormats
@testable import RecipeKit

/// Returns the ingredients of a line as an import creates them, separated by semicolons.
func shownIngredients(of line: String) -> String {
    var reader = IngredientLineReader.prepared
    return reader.ingredients(of: line).ingredients.map { $0.line(.ascii) }.joined(separator: "; ")
}

/// Returns the ingredients of lines in a recipe of a language, each as one line.
func shownIngredients(of lines: [String], language: String?) -> [String] {
    var metadata = RecipeMetadata()
    metadata.locale = language
    let group = IngredientGroup(ingredients: lines.map { Ingredient(name: $0) })
    let recipe = Recipe(title: "Stew", metadata: metadata, listedIngredients: [group])
    return recipe.parsingIngredientLines(splitting: true).listedIngredients.flatMap(\.ingredients).map {
        $0.line(.ascii)
    }
}
