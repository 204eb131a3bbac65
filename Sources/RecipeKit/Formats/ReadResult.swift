/// What reading a recipe brought.
public struct ReadResult: Hashable, Sendable {
    public var recipe: Recipe
    /// In the order of their places in the file.
    public var diagnostics: [Diagnostic]

    public init(recipe: Recipe, diagnostics: [Diagnostic] = []) {
        self.recipe = recipe
        self.diagnostics = diagnostics
    }
}
