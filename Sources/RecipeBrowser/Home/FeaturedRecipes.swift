import CookbookStore
import RecipeKit
import RecipeLibrary

/// Selects the recipes at the top of the home screen: favourites, recently cooked recipes, and new recipes.
enum FeaturedRecipes {
    /// The number of featured recipes that are visible until the user chooses “more”.
    static let shownAtFirst = 5
    /// The maximum number of recently cooked recipes.
    private static let maximumOfCooked = 5

    /// Returns the featured recipes, each of them once. Up to two favourites, two cooked recipes and one new recipe
    /// come first, so that some of each kind are visible. Each kind begins with the latest recipe.
    ///
    /// - Parameters:
    ///   - marks: The recipe marks of the notebook.
    ///   - newest: The recipes that were added to the cookbook last, latest first.
    static func recipes(_ marks: RecipeMarks, newest: [RecipeID] = []) -> [RecipeID] {
        guard !marks.isEmpty || !newest.isEmpty else { return [] }
        let favourites = latest(marks) { $0.favouriteSince }
        let cooked = Array(latest(marks) { $0.lastCooked }.prefix(maximumOfCooked))
        var seen: Set<RecipeID> = []
        let first = [favourites.prefix(2), cooked.prefix(2), newest.prefix(1)].joined()
        let remaining = [favourites, cooked, newest].joined()
        return (Array(first) + remaining).filter { seen.insert($0).inserted }
    }

    /// Returns the recipes for which a closure returns a time, latest first.
    private static func latest<Time: Comparable>(_ marks: RecipeMarks, _ time: (RecipeMark) -> Time?) -> [RecipeID] {
        let timed = marks.all.compactMap { mark in time(mark).map { (mark.id, $0) } }
        return timed.sorted { left, right in
            left.1 == right.1 ? (left.0.path, left.0.index) < (right.0.path, right.0.index) : left.1 > right.1
        }.map(\.0)
    }
}
