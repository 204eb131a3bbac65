import RecipeKit
import SectionedLists

extension StatusWords {
    /// The texts about reading a cookbook.
    static let cookbook = StatusWords(
        loading: "Reading the cookbook", failure: "The cookbook could not be read",
        cancelled: "The cookbook was not read", reason: sentence)

    /// The texts about reading a recipe.
    static let recipe = StatusWords(
        loading: "Reading the recipe", failure: "The recipe could not be read", cancelled: "The recipe was not read",
        reason: sentence)

    /// The texts about reading the diagnostics of an unreadable file.
    static let file = StatusWords(
        loading: "Reading the file", failure: "The file could not be read", cancelled: "The file was not read",
        reason: sentence)

    /// The texts about reading and saving the notebook.
    static let notebook = StatusWords(
        loading: "Reading your notes", failure: "Your notes", cancelled: "Your notes were not saved",
        reason: sentence)

    @Sendable
    private static func sentence(_ error: any Error) -> String {
        (error as? CookbookError)?.description ?? String(describing: error)
    }
}
