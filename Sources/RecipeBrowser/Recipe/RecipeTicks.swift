import RecipeKit

/// What is ticked off of one recipe.
@MainActor
struct RecipeTicks {
    let session: CookingSession
    let recipe: RecipeID

    subscript(item: String) -> Bool { session.isTicked(item, in: recipe) }

    func toggle(_ item: String) { session.toggle(item, in: recipe) }
}
