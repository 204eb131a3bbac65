import RecipeKit

/// The part of a recipe that a list shows.
public struct RecipeHeader: Hashable, Sendable {
    /// The title, or `nil` or empty if the file has none. A list then shows the file name.
    public var title: String?
    /// The metadata of the recipe.
    public var metadata: RecipeMetadata

    /// Creates a header.
    public init(title: String? = nil, metadata: RecipeMetadata = RecipeMetadata()) {
        self.title = title
        self.metadata = metadata
    }
}
