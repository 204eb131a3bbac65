import RecipeKit

extension CookbookError {
    /// The entry for a list of recipes. It contains the file, the diagnostic and the category of this error.
    public var unreadableRecipe: UnreadableRecipe {
        UnreadableRecipe(
            id: RecipeID(path: diagnostic.location.file), diagnostics: [diagnostic], category: category)
    }
}
