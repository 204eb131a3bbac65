/// A reference to another recipe by its title, or by its path in the cookbook without the file extension.
public struct RecipeReference: Hashable, Sendable {
    /// The components of the path: `["sauces", "Hollandaise"]` for `./sauces/Hollandaise`. A title is a single
    /// component.
    ///
    /// The path can contain `..`. The code that opens the recipe must decide whether the path may leave the cookbook.
    public var path: [String]

    /// Creates a reference.
    public init(path: [String]) { self.path = path }
}
