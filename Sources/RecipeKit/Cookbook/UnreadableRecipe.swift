/// A file of a cookbook that could not be read, and why.
public struct UnreadableRecipe: Hashable, Sendable, Identifiable {
    public var id: RecipeID
    /// The error first, then whatever else the reader noticed.
    public var diagnostics: [Diagnostic]
    /// What kind of trouble it is, for a command's exit status.
    public var category: CookbookError.Category

    public init(id: RecipeID, diagnostics: [Diagnostic], category: CookbookError.Category = .badData) {
        self.id = id
        self.diagnostics = diagnostics
        self.category = category
    }
}
