/// A file of a cookbook that could not be read, and why.
public struct UnreadableRecipe: Hashable, Sendable, Identifiable {
    public var id: RecipeID
    /// The error first, then whatever else the reader noticed.
    public var diagnostics: [Diagnostic]

    public init(id: RecipeID, diagnostics: [Diagnostic]) {
        self.id = id
        self.diagnostics = diagnostics
    }
}
