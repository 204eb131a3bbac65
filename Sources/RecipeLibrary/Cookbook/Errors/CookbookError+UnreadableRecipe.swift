import RecipeKit

extension CookbookError {
    /// The entry that represents this error in a list of recipes. The entry contains the file, the diagnostic and the
    /// category of the error.
    public var unreadableRecipe: UnreadableRecipe {
        UnreadableRecipe(
            id: RecipeID(path: diagnostic.location.file), diagnostics: [diagnostic], category: category)
    }
}
