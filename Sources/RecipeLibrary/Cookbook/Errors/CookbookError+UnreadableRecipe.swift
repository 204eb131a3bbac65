import RecipeKit

extension CookbookError {
    /// The file of the error and its diagnostic, as an entry in a list of recipes.
    public var unreadableRecipe: UnreadableRecipe {
        UnreadableRecipe(
            id: RecipeID(path: diagnostic.location.file), diagnostics: [diagnostic], category: category)
    }
}
