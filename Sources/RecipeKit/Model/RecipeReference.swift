/// A reference to another recipe, by its title or by its path in the cookbook without the extension.
public struct RecipeReference: Hashable, Sendable {
    /// The components: `["sauces", "Hollandaise"]` for `./sauces/Hollandaise`, or only a title.
    ///
    /// `..` components are kept. The code that opens the recipe decides whether they may leave the cookbook.
    public var path: [String]

    /// Creates a reference.
    public init(path: [String]) { self.path = path }
}
