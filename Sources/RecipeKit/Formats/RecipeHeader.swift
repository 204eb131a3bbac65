/// What a list shows of a recipe, as far as the file says it itself.
public struct RecipeHeader: Hashable, Sendable {
    /// `nil` or empty where the file names none; the list then shows the file's name.
    public var title: String?
    public var metadata: RecipeMetadata

    public init(title: String? = nil, metadata: RecipeMetadata = RecipeMetadata()) {
        self.title = title
        self.metadata = metadata
    }
}
