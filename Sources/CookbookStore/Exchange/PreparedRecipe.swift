import RecipeFormats
import RecipeKit
import RecipeLibrary

/// A recipe that was read from a source. It is ready to be compared with the recipes of the cookbook, and to be written
/// into the cookbook.
struct PreparedRecipe: Sendable {
    /// The recipe as it was read. Its rating, favourite and cooked days were moved out of its metadata.
    let imported: ImportedRecipe
    /// The recipe to write, or `nil` if it has neither ingredients nor steps.
    let incoming: IncomingRecipe?
    /// The location in the source.
    let location: SourceLocation
}
