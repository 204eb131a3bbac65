import RecipeKit
import RecipeLibrary

/// Selects the recipes at the top of the home screen: favourites, recently cooked recipes, and new recipes.
enum FeaturedRecipes {
    /// The number of featured recipes that are visible before the user asks for more.
    static let shownAtFirst = 5
    /// The maximum number of recently cooked recipes.
    private static let maximumOfCooked = 5

    /// Returns the featured recipes without duplicates. Each kind begins with the latest recipe.
    ///
    /// Two favourites, two cooked recipes and a new recipe come first, because only ``shownAtFirst`` recipes are
    /// visible. The remaining recipes of the same kinds follow.
    ///
    /// - Parameter newest: The recipes that were added to the cookbook last, beginning with the latest.
    static func recipes(_ marks: RecipeMarks, newest: [RecipeID] = []) -> [RecipeID] {
        guard !marks.isEmpty || !newest.isEmpty else { return [] }
        let favourites = latest(marks) { $0.favouriteSince }
        let cooked = Array(latest(marks) { $0.lastCooked }.prefix(maximumOfCooked))
        var seen: Set<RecipeID> = []
        let first = [favourites.prefix(2), cooked.prefix(2), newest.prefix(1)].joined()
        let remaining = [favourites, cooked, newest].joined()
        return (Array(first) + remaining).filter { seen.insert($0).inserted }
    }

    /// Returns the recipes that have a time, beginning with the latest.
    private static func latest<Time: Comparable>(_ marks: RecipeMarks, _ time: (RecipeMark) -> Time?) -> [RecipeID] {
        let timed = marks.all.compactMap { mark in time(mark).map { (mark.id, $0) } }
        return timed.sorted { left, right in
            left.1 == right.1 ? (left.0.path, left.0.index) < (right.0.path, right.0.index) : left.1 > right.1
        }.map(\.0)
    }
}
