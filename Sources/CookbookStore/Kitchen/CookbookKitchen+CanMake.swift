import Kitchen
import RecipeKit
import RecipeLibrary

/// A recipe for which nothing, or only a few ingredients, must be bought.
public struct CookableRecipe: Sendable {
    /// The recipe.
    public let id: RecipeID
    /// The title of the recipe.
    public let title: String
    /// What must be bought, with the amounts that are missing.
    public let missing: [ShoppingLine]
    /// The number of days until an ingredient of the recipe expires. If several ingredients expire soon, this is the
    /// smallest number. `nil` if none expires within a week.
    public let daysLeft: Int?
}

extension CookbookKitchen {
    /// Returns the recipes for which only a few ingredients must be bought. Recipes that lack fewer ingredients come
    /// first. If two recipes lack the same number of ingredients, the recipe with the ingredient that expires earlier
    /// comes first.
    ///
    /// An ingredient is missing if there is too little of it at home. Optional ingredients do not count as missing. The
    /// same is true for ingredients for which a substitute is at home.
    ///
    /// - Complexity: O(*n*), where *n* is the number of recipes. Reads all recipes.
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
        // The search ignores amounts, but the check below compares amounts and drops some recipes. Therefore the search
        // returns more recipes than the caller wants.
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

    /// Returns a function that counts the ingredients that a recipe of a cookbook lacks. The result of the function is
    /// `nil` if the number is unknown. The first call of the function reads all recipes.
    public func missingIngredients(in cookbook: Cookbook) -> @Sendable (RecipeID) -> Int? {
        let missing = MissingIngredients(in: cookbook)
        missing.use { self }
        return { missing.count(of: $0) }
    }
}
