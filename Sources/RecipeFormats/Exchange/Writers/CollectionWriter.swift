import RecipeKit

/// Writes recipes as one text of a format whose files can contain many recipes. Pictures are left out.
struct CollectionWriter: ExportWriter {
    /// The formats.
    enum Form {
        case json, mealMaster, recipeML
    }

    private let form: Form
    private var recipes: [Recipe] = []

    init(_ form: Form) { self.form = form }

    var fileExtension: String {
        switch form {
        case .json: "json"
        case .mealMaster: "mmf"
        case .recipeML: "recipeml"
        }
    }

    mutating func add(_ recipe: ImportedRecipe) { recipes.append(recipe.readable.recipe) }

    func finish() -> [UInt8] {
        switch form {
        case .json:
            let texts = recipes.map { SchemaOrgWriter().text(for: $0) }
            return Array("[\n\(texts.joined(separator: ",\n"))\n]\n".utf8)
        case .mealMaster:
            return recipes.flatMap { Array((MealMasterWriter.text(for: Self.withoutOwnKeys($0)) + "\n").utf8) }
        case .recipeML: return Array(RecipeMLWriter.text(for: recipes).utf8)
        }
    }

    /// Returns the recipe without the metadata that has a meaning only in one program (`paprika.uid`). Meal-Master has
    /// no place for such metadata, and a reader of the file would take it for directions.
    private static func withoutOwnKeys(_ recipe: Recipe) -> Recipe {
        var recipe = recipe
        recipe.metadata.others.removeAll { entry in
            entry.key.split(separator: ".").first.map { ExportReaders.identifiers.contains(String($0)) } == true
                && entry.key.contains(".")
        }
        return recipe
    }
}
