import RecipeFormats
import RecipeKit

/// A recipe with the state of its file at the time of reading, so that the recipe can be found again when the file
/// changes.
public struct ReadRecipe: Sendable {
    /// The difference between two readings of a recipe.
    public enum Change: Hashable, Sendable {
        /// The recipe is unchanged, or it is the first reading.
        case unchanged
        /// The text of the recipe changed.
        case edited
        /// The path of the file changed.
        case moved
        /// The file was deleted; the recipe is that of the last reading.
        case deleted
    }

    /// The summary of the recipe, with the title that was read.
    public let summary: RecipeSummary
    /// The recipe with its diagnostics.
    public let result: ReadResult
    /// The difference from the previous reading.
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

    /// Creates a recipe whose file is not followed.
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
    /// The same recipe, marked as edited: its index in the unchanged file path is another.
    var edited: ReadRecipe { ReadRecipe(self, .edited) }

    /// Whether two recipes have the same content, apart from the title and pictures that the file's name determines.
    func saysTheSame(as other: Recipe) -> Bool {
        var other = other
        other.title = result.recipe.title
        other.metadata.images = result.recipe.metadata.images
        return other == result.recipe
    }
}
