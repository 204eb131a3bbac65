import RecipeFormats
import RecipeKit

/// A recipe, and the state of its file when the recipe was read. The state is needed to find the recipe again after its
/// file was moved.
public struct ReadRecipe: Sendable {
    /// What changed since the previous reading of a recipe.
    public enum Change: Hashable, Sendable {
        /// Nothing changed, or this is the first reading.
        case unchanged
        /// The recipe or its diagnostics changed.
        case edited
        /// The path of the file changed. The recipe may have changed too.
        case moved
        /// The file was deleted. The recipe is from the previous reading.
        case deleted
    }

    /// The summary of the recipe, with the title that was read.
    public let summary: RecipeSummary
    /// The recipe with its diagnostics.
    public let result: ReadResult
    /// What changed since the previous reading.
    public let change: Change
    let stamp: FileStamp?

    init(_ summary: RecipeSummary, _ result: ReadResult, stamp: FileStamp?, after last: ReadRecipe?) {
        self.summary = summary
        self.result = result
        self.stamp = stamp
        change =
            switch last {
            case nil: .unchanged
            case let last? where last.summary.id != summary.id: .moved
            case let last?: last.result == result ? .unchanged : .edited
            }
    }

    /// Creates a reading without the state of the file. ``RecipeLoader`` cannot find such a recipe again after its file
    /// was renamed.
    public init(_ summary: RecipeSummary, _ result: ReadResult) {
        self.init(summary, result, stamp: nil, after: nil)
    }

    private init(_ other: ReadRecipe, _ change: Change) {
        summary = other.summary
        result = other.result
        stamp = other.stamp
        self.change = change
    }

    var deleted: ReadRecipe { ReadRecipe(self, .deleted) }
    var unchanged: ReadRecipe { ReadRecipe(self, .unchanged) }
    /// This reading with the change ``Change/edited``, for a recipe that now has another index in the same file.
    var edited: ReadRecipe { ReadRecipe(self, .edited) }

    /// Returns whether this recipe and another have the same content. The titles and pictures are not compared, because
    /// they can come from the name of the file.
    func saysTheSame(as other: Recipe) -> Bool {
        var other = other
        other.title = result.recipe.title
        other.metadata.images = result.recipe.metadata.images
        return other == result.recipe
    }
}
