import RecipeKit

/// A recipe that was read, with the diagnostics about its file.
public struct ReadResult: Hashable, Sendable {
    /// The parts of the recipe that could be read.
    public var recipe: Recipe
    /// The diagnostics about the text, in the order of their locations in the file.
    public var diagnostics: [Diagnostic]

    public init(recipe: Recipe, diagnostics: [Diagnostic] = []) {
        self.recipe = recipe
        self.diagnostics = diagnostics
    }
}
