import RecipeFormats
import RecipeKit

/// A recipe of a source that can be compared with the recipes of the cookbook and written.
struct PreparedRecipe: Sendable {
    /// The recipe as it was read. Its rating, favourite and cooked days were moved out of its metadata.
    let imported: ImportedRecipe
    /// The recipe to write, or `nil` if it has neither ingredients nor steps.
    let incoming: IncomingRecipe?
    /// The location in the source.
    let location: SourceLocation
}
