import RecipeKit

/// The part of a recipe that is read for a list of recipes.
public struct RecipeHeader: Hashable, Sendable {
    /// The title. If the file states no title, the property is `nil` or empty, and a list shows the file name instead.
    public var title: String?
    /// The metadata of the recipe.
    public var metadata: RecipeMetadata

    /// Creates a header.
    public init(title: String? = nil, metadata: RecipeMetadata = RecipeMetadata()) {
        self.title = title
        self.metadata = metadata
    }
}
