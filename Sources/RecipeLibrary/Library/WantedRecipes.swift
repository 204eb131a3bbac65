import RecipeKit

/// The recipes that a notebook looks for in a cookbook, by their titles or by the files that contain them.
public struct WantedRecipes: Sendable {
    package private(set) var titles: Set<SortingKey> = []
    /// The paths of the files, in the form that the cookbook uses. Every recipe in these files is wanted.
    public private(set) var paths: Set<String> = []

    package init() {}

    /// Whether no recipe is wanted.
    public var isEmpty: Bool { titles.isEmpty && paths.isEmpty }

    package mutating func add(title: String) { titles.insert(SortingKey(title)) }
    package mutating func add(path: String) { paths.insert(path) }

    /// Returns whether a recipe has a wanted title or is in a wanted file. The comparison of titles ignores case and
    /// accents.
    public func contains(_ recipe: RecipeSummary) -> Bool {
        paths.contains(recipe.id.path) || !titles.isEmpty && titles.contains(SortingKey(recipe.title))
    }
}
