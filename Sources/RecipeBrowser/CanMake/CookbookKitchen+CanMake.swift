import Kitchen
import RecipeKit
import RecipeLibrary

/// A recipe that can be cooked from what is at home, or almost.
public struct CookableRecipe: Sendable {
    /// The recipe.
    public let id: RecipeID
    /// The title.
    public let title: String
    /// What must be bought, with the amounts that are missing.
    public let missing: [ShoppingLine]
    /// The number of days until the first of its ingredients expires, or `nil` if none expires soon.
    public let daysLeft: Int?
}

extension CookbookKitchen {
    /// Returns the recipes of a cookbook that lack at most some ingredients: those that lack fewest first, and among them
    /// those with what expires first. Amounts count, substitutes are at home, and optional ingredients are never missing.
    ///
    /// It reads all recipes. O(recipes).
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - most: The maximum number of missing ingredients.
    ///   - limit: The maximum number of recipes.
    public func cookable(
        in cookbook: Cookbook, missingAtMost most: Int, limit: Int
    ) throws(EditingError) -> [CookableRecipe] {
        let recipes = try CookableRecipes(in: cookbook, of: self)
        let pantry = try PantryState(of: self)
        let search = recipes.search(pantry)
        var found: [(recipe: CookableRecipe, number: Int)] = []
        // An amount that is too small makes another ingredient missing, and two names of one thing are one. So more
        // recipes are checked than are wanted.
        for match in search.matches(missingAtMost: most + 3, limit: limit * 4) {
            guard let missing = recipes.missing(match.recipe, pantry, of: self), missing.count <= most else { continue }
            let recipe = recipes.recipes[match.recipe]
            found.append(
                (
                    CookableRecipe(
                        id: recipe.id, title: recipe.title, missing: missing,
                        daysLeft: match.urgency > 0 ? 255 - match.urgency : nil), match.recipe
                ))
        }
        found.sort {
            ($0.recipe.missing.count, $0.recipe.daysLeft ?? .max, $0.number)
                < ($1.recipe.missing.count, $1.recipe.daysLeft ?? .max, $1.number)
        }
        return found.prefix(limit).map(\.recipe)
    }

    /// Returns a function for the number of ingredients that a recipe of a cookbook lacks, or `nil` if it is unknown.
    /// The first call reads all recipes.
    public func missingIngredients(in cookbook: Cookbook) -> @Sendable (RecipeID) -> Int? {
        let missing = MissingIngredients(in: cookbook)
        missing.use { self }
        return { missing.count(of: $0) }
    }
}
