/// Names another recipe, by its title or by its path from the cookbook's root without the extension.
public struct RecipeReference: Hashable, Sendable {
    /// `["sauces", "Hollandaise"]` for `./sauces/Hollandaise`; a single component for a title alone.
    ///
    /// A reference that climbs (`../Hollandaise`) keeps its `..` components: whoever opens it decides how far it may.
    public var path: [String]

    public init(path: [String]) { self.path = path }
}
