import RecipeKit

/// A file of a cookbook that could not be read, or a folder that was skipped, with its diagnostics.
public struct UnreadableRecipe: Hashable, Sendable, Identifiable {
    /// The identity of the entry. It contains the path of the file.
    public var id: RecipeID
    /// The diagnostics. The first one says why the file was not read, or why the folder was skipped.
    public var diagnostics: [Diagnostic]
    /// The category of the error, for a command's exit status.
    public var category: CookbookError.Category

    /// Creates an entry for a file or a folder.
    public init(id: RecipeID, diagnostics: [Diagnostic], category: CookbookError.Category = .badData) {
        self.id = id
        self.diagnostics = diagnostics
        self.category = category
    }
}
