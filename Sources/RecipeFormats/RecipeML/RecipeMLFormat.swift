import RecipeKit

/// RecipeML 0.5, an XML format of the year 2000 for exchanging recipes.
public struct RecipeMLFormat: XMLRecipeFormat {
    /// The name of the format, `RecipeML`.
    public let name = "RecipeML"
    /// The identifier of the format, `recipeml`.
    public let identifier = "recipeml"
    /// The extension of RecipeML files. Files with the extension `xml` are recognized by their content.
    public let fileExtensions = ["recipeml"]

    static let rootNames: Set<String> = ["recipeml"]
    static let recordNames: Set<String> = ["recipe"]

    /// Creates the format.
    public init() {}

    func result(of record: XMLElement, _ reader: inout IngredientLineReader, file: String) -> ReadResult {
        var recipe = Recipe(title: record.first("head")?.words("title") ?? "")
        recipe.metadata = RecipeMLMetadata.metadata(of: record)
        recipe.listedIngredients = RecipeMLIngredients.groups(of: record)
        recipe.listedCookware = RecipeMLIngredients.cookware(of: record)
        recipe.sections = RecipeMLDirections.sections(of: record)
        return ReadResult(recipe: recipe)
    }

    /// Writes a recipe as a file with one recipe.
    public var write: (@Sendable (Recipe) -> String)? { { RecipeMLWriter.text(for: $0) } }
}
