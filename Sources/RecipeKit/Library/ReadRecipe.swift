/// A recipe as it was read from its file, by which it is found again when the file changes.
public struct ReadRecipe: Sendable {
    /// How a reading differs from the one before it.
    public enum Change: Hashable, Sendable {
        /// The recipe is the same, or there was no reading before.
        case unchanged
        /// The recipe's text is another.
        case edited
        /// The file has another path.
        case moved
        /// The file is gone. The recipe is as it was read last.
        case deleted
    }

    /// The recipe and its place. The title is the one that was read.
    public let summary: RecipeSummary
    public let result: ReadResult
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

    /// A recipe whose file is not to be followed.
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
    /// The same where the file has its path still, and the recipe another place in it.
    var edited: ReadRecipe { ReadRecipe(self, .edited) }

    /// Whether a recipe says the same, whatever the name of its file adds to it.
    func saysTheSame(as other: Recipe) -> Bool {
        var other = other
        other.title = result.recipe.title
        other.metadata.images = result.recipe.metadata.images
        return other == result.recipe
    }
}
