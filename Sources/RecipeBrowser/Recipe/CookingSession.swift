import RecipeKit

/// What a cook has ticked off since the program started, by recipe.
@MainActor
final class CookingSession {
    private var ticks: [RecipeID: Set<String>] = [:]

    func isTicked(_ item: String, in recipe: RecipeID) -> Bool {
        ticks[recipe]?.contains(item) ?? false
    }

    func toggle(_ item: String, in recipe: RecipeID) {
        if ticks[recipe, default: []].remove(item) == nil { ticks[recipe, default: []].insert(item) }
    }
}
